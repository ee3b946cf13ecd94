import Core
import Foundation
import HTTPTypes
import Transport

/// One request to another service, with what its failures mean. Reasons hold no address and no key.
struct OutsideCall: Sendable {
    let transport: any HTTPTransport

    /// An answer with 200, or with another status that the caller knows what to do with.
    func send(
        _ request: TransportRequest, passing known: ClosedRange<Int> = 200...200
    ) async throws(OutsideError) -> TransportResponse {
        var request = request
        // Services ask that a program says who it is (operations.osmfoundation.org, usage policies).
        request.fields[.userAgent] = "Wayside/\(Release.version)"
        let response: TransportResponse
        do {
            response = try await transport.send(request)
        } catch {
            throw OutsideError(error)
        }
        let status = response.status.code
        if status == 200 || known.contains(status) { return response }
        throw OutsideError(response)
    }

    /// What a JSON answer says.
    func json<Value: Decodable>(
        _ type: Value.Type, _ request: TransportRequest
    ) async throws(OutsideError) -> Value {
        let response = try await send(request)
        do {
            return try JSONDecoder().decode(type, from: response.body)
        } catch {
            throw .unreadable("an answer of another form")
        }
    }
}

extension OutsideError {
    init(_ error: TransportError) {
        self =
            switch error {
            case .notSent(let reason), .unknownFate(let reason): .unavailable(reason)
            case .cancelled: .unavailable("cancelled")
            case .tooLarge: .unreadable("an answer that is too long")
            case .forbiddenAddress: .forbiddenAddress
            case .invalidRequest(let reason): .refused(reason)
            }
    }

    fileprivate init(_ response: TransportResponse) {
        let status = response.status.code
        switch status {
        case 429: self = .tooOften(retryAfter: response.retryAfter)
        case 503 where response.retryAfter != nil: self = .tooOften(retryAfter: response.retryAfter)
        case 500...599, 408, 425: self = .unavailable("it answers \(status)")
        default: self = .refused("it answers \(status)")
        }
    }
}

extension TransportResponse {
    /// Seconds; a day at most (RFC 9110, 10.2.3; a date there is left aside).
    fileprivate var retryAfter: Double? {
        fields[.retryAfter].flatMap(Double.init).flatMap { $0 >= 0 ? min($0, 86_400) : nil }
    }
}
