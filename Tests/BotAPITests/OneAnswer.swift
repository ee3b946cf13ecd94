import Foundation
import HTTPTypes
import Synchronization
import Transport

/// A transport that gives one answer to everything and keeps what it was asked.
final class OneAnswer: HTTPTransport {
    private let result: Result<TransportResponse, TransportError>
    private let asked = Mutex<[TransportRequest]>([])

    init(_ body: String, status: Int = 200, fields: HTTPFields = HTTPFields()) {
        result = .success(.init(status: .init(code: status), fields: fields, body: Data(body.utf8)))
    }

    init(_ body: Data) { result = .success(.init(status: .ok, body: body)) }

    init(_ error: TransportError) { result = .failure(error) }

    var requests: [TransportRequest] { asked.withLock { $0 } }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        asked.withLock { $0.append(request) }
        return try result.get()
    }
}
