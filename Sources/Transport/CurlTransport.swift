package import Logging

/// `HTTPTransport` on libcurl: one thread drives all sends, so that a thousand waiting requests cost no thread.
/// Polls have a thread and connections of their own, so that no answer to one waits behind hundreds of sends.
package final class CurlTransport: HTTPTransport {
    private let polls: CurlLoop
    private let sends: CurlLoop

    package init(logger: Logger) {
        polls = CurlLoop(name: "polls", logger: logger)
        sends = CurlLoop(name: "transport", logger: logger)
        for loop in loops { loop.start() }
    }

    deinit { for loop in loops { loop.stop() } }

    private var loops: [CurlLoop] { [polls, sends] }

    package func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        guard !Task.isCancelled else { throw .cancelled(mayHaveLeft: false) }
        let loop = request.purpose == .poll ? polls : sends
        let id = loop.newTransferID()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                loop.submit(CurlJob(id: id, request: request) { continuation.resume(returning: $0) })
                // The handler below may have run before there was anything to cancel.
                if Task.isCancelled { loop.cancel(id) }
            }
        } onCancel: {
            loop.cancel(id)
        }
        return try result.get()
    }

    /// Ends every transfer as cancelled and returns when the threads have let go of all of them.
    /// Requests that come later are refused.
    package func shutdown() async {
        for loop in loops {
            await withCheckedContinuation { continuation in
                loop.stop { continuation.resume() }
            }
        }
    }
}

typealias TransportResult = Result<TransportResponse, TransportError>

/// A request on its way to the thread.
struct CurlJob: Sendable {
    let id: Int
    let request: TransportRequest
    /// Called exactly once.
    let finish: @Sendable (TransportResult) -> Void
}
