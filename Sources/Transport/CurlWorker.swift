import CurlShims
import Logging

/// All that belongs to one transfer thread alone: the multi handle with its connections, the running transfers.
final class CurlWorker {
    let watch: SocketWatch
    private let multi: UnsafeMutableRawPointer
    private var transfers: [Int: CurlTransfer] = [:]
    private var idsByHandle: [UnsafeMutableRawPointer: Int] = [:]
    /// Kept open when idle; more than are sent at once would make every request open its own.
    private static let idleConnections = 450
    /// The last transfer failed: connections that wait are not trusted until one succeeds.
    private var isSuspicious = false
    private let logger: Logger

    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    /// nil when libcurl cannot be started.
    init?(logger: Logger) {
        guard Self.isReady, let watch = SocketWatch(), let multi = curl_multi_init() else { return nil }
        self.watch = watch
        self.multi = multi
        self.logger = logger
        shim_multi_set_long(multi, CURLMOPT_MAXCONNECTS, Self.idleConnections)
        shim_multi_watch(
            multi,
            { _, socket, what, context, _ in
                CurlWorker.watch(context)?.watch(socket, what)
                return 0
            },
            { _, milliseconds, context in
                CurlWorker.watch(context)?.expect(after: milliseconds)
                return 0
            }, Unmanaged.passUnretained(watch).toOpaque())
    }

    func add(_ job: CurlJob) {
        let isFresh = job.request.needsFreshConnection || isSuspicious
        guard let transfer = CurlTransfer(job: job, isFresh: isFresh) else {
            return job.finish(.failure(.notSent("libcurl is out of memory")))
        }
        if let fault = transfer.fault {
            return transfer.end(with: .failure(.invalidRequest(fault)))
        }
        guard curl_multi_add_handle(multi, transfer.easy) == CURLM_OK else {
            return transfer.end(with: .failure(.notSent("libcurl did not take the transfer")))
        }
        transfers[job.id] = transfer
        idsByHandle[transfer.easy] = job.id
    }

    func cancel(_ id: Int) {
        guard let transfer = transfers[id] else { return }
        finish(transfer, .failure(.cancelled(mayHaveLeft: transfer.mayHaveLeft)))
    }

    /// Sleeps until something happens, and moves the transfers that it concerns as far as they go.
    func perform() {
        var running: Int32 = 0
        for event in watch.wait() { curl_multi_socket_action(multi, event.socket, event.flags, &running) }
        if watch.isDue() { curl_multi_socket_action(multi, Self.noSocket, 0, &running) }
        var waiting: Int32 = 0
        while let message = curl_multi_info_read(multi, &waiting) {
            guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle else { continue }
            let code = message.pointee.data.result
            guard let transfer = idsByHandle[easy].flatMap({ transfers[$0] }) else { continue }
            settle(transfer, code)
        }
    }

    /// CURL_SOCKET_TIMEOUT
    private static let noSocket: Int32 = -1

    /// libcurl hands back what `shim_multi_watch` was given; the worker holds it as long as the multi handle lives.
    private static func watch(_ context: UnsafeMutableRawPointer?) -> SocketWatch? {
        context.map { Unmanaged<SocketWatch>.fromOpaque($0).takeUnretainedValue() }
    }

    func close() {
        for transfer in transfers.values {
            finish(transfer, .failure(.cancelled(mayHaveLeft: transfer.mayHaveLeft)))
        }
        curl_multi_cleanup(multi)
    }

    private func settle(_ transfer: CurlTransfer, _ code: CURLcode) {
        let result = transfer.result(of: code)
        switch result {
        case .success: isSuspicious = false
        case .failure(let error):
            logger.debug(
                "a request failed", metadata: ["purpose": "\(transfer.job.request.purpose)", "reason": "\(error)"])
            if error.castsSuspicion { isSuspicious = true }
        }
        finish(transfer, result)
    }

    private func finish(_ transfer: CurlTransfer, _ result: TransportResult) {
        transfers[transfer.job.id] = nil
        idsByHandle[transfer.easy] = nil
        curl_multi_remove_handle(multi, transfer.easy)
        transfer.end(with: result)
    }
}

extension TransportError {
    /// Whether the network itself failed.
    fileprivate var castsSuspicion: Bool {
        switch self {
        case .notSent, .unknownFate: true
        case .tooLarge, .cancelled, .forbiddenAddress, .invalidRequest: false
        }
    }
}
