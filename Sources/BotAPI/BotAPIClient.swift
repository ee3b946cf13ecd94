package import Foundation
import HTTPTypes
package import Transport

/// Speaks to one bot's methods on one server.
package struct BotAPIClient: Sendable {
    private let token: Secret
    private let apiBase: String
    private let transport: any HTTPTransport

    /// `apiBase` is the server's address without a slash at its end.
    package init(token: Secret, apiBase: String = "https://api.telegram.org", transport: any HTTPTransport) {
        self.token = token
        self.apiBase = apiBase.hasSuffix("/") ? String(apiBase.dropLast()) : apiBase
        self.transport = transport
    }

    /// Calls a method once. `seconds` takes the place of the request's own time limit.
    package func call<Request: BotRequest>(
        _ request: Request, within seconds: Double? = nil
    ) async throws(BotAPIError) -> Request.Result {
        var limits = request.limits
        if let seconds { limits.total = seconds }
        let response = try await send(transportRequest(for: request, limits: limits))
        let answer = AnswerBody(response: response)
        try answer.check(hiding: token)
        do {
            return try Request.read(answer)
        } catch {
            throw .unreadable("\(Request.method) gave an answer of another form")
        }
    }

    /// The bytes of a file whose path `GetFile` told, at most `limit` of them.
    package func download(path: String, limit: Int) async throws(BotAPIError) -> Data {
        let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
        guard !escaped.isEmpty else { throw .invalidRequest("the file has no path") }
        let request = TransportRequest(
            url: "\(apiBase)/file/bot\(token.value)/\(escaped)",
            limits: TransportLimits(total: 120, stall: 20, responseBytes: limit))
        let response = try await send(request)
        guard response.status.code == 200 else {
            try AnswerBody(response: response).check(hiding: token)
            throw .notJSON(status: response.status.code)
        }
        return response.body
    }

    private func send(_ request: TransportRequest) async throws(BotAPIError) -> TransportResponse {
        do {
            return try await transport.send(request)
        } catch {
            throw BotAPIError(error)
        }
    }

    private func transportRequest(
        for request: some BotRequest, limits: TransportLimits
    ) throws(BotAPIError) -> TransportRequest {
        let method = type(of: request).method
        var result = TransportRequest(
            method: .post, url: "\(apiBase)/bot\(token.value)/\(method)", limits: limits, purpose: request.purpose)
        do {
            result.body = try BotRequestBody(request).body
        } catch {
            throw .invalidRequest("\(method) cannot be written as JSON")
        }
        if case .data = result.body { result.fields[.contentType] = "application/json" }
        return result
    }
}
