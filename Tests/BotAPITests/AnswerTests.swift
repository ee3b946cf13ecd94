import Foundation
import HTTPTypes
import Testing
import Transport

@testable import BotAPI

/// Every form an answer can have, and what the caller gets of it.
struct AnswerTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let body: String
        let status: Int
        var fields = HTTPFields()
        let error: BotAPIError
        var testDescription: String { "\(status) \(body.prefix(60))" }
    }

    static let rows: [Row] = [
        Row(body: "<html>Bad Gateway</html>", status: 502, error: .notJSON(status: 502)),
        Row(body: "", status: 504, error: .notJSON(status: 504)),
        Row(body: "", status: 200, error: .notJSON(status: 200)),
        Row(body: "[1]", status: 200, error: .notJSON(status: 200)),
        Row(
            body: #"{"ok":true,"result":"yes"}"#, status: 200,
            error: .unreadable("getMe gave an answer of another form")),
        Row(body: #"{"ok":true}"#, status: 200, error: .unreadable("getMe gave an answer of another form")),
        Row(body: #"{"ok":false}"#, status: 500, error: .api(.init(code: 500, description: ""))),
        Row(
            body: #"{"ok":false,"error_code":401,"description":"Unauthorized: 42:SECRET"}"#, status: 401,
            error: .api(.init(code: 401, description: "Unauthorized: ***"))),
        Row(
            body: #"{"ok":false,"error_code":429,"description":"d","parameters":{"retry_after":7}}"#, status: 429,
            fields: [.retryAfter: "9"], error: .api(.init(code: 429, description: "d", retryAfter: 7))),
        Row(
            body: #"{"ok":false,"error_code":429,"description":"d"}"#, status: 429, fields: [.retryAfter: "9"],
            error: .api(.init(code: 429, description: "d", retryAfter: 9))),
        Row(
            body: #"{"ok":false,"error_code":"x","description":["d"],"parameters":7}"#, status: 429,
            fields: [.retryAfter: "9"], error: .api(.init(code: 429, description: "", retryAfter: 9))),
        Row(body: #"{"ok":true,"result":{"id":"#, status: 200, error: .notJSON(status: 200)),
        Row(body: #"{"ok":false"#, status: 500, error: .notJSON(status: 500)),
        Row(
            body:
                #"{"ok":false,"error_code":400,"description":"d","parameters":{"migrate_to_chat_id":-1001234567890}}"#,
            status: 400, error: .api(.init(code: 400, description: "d", migrateTo: -1_001_234_567_890))),
    ]

    @Test(arguments: rows)
    func `An answer that is no yes is told apart`(row: Row) async {
        let transport = OneAnswer(row.body, status: row.status, fields: row.fields)
        let client = BotAPIClient(token: BotAPIClientTests.token, transport: transport)
        await #expect(throws: row.error) { try await client.call(GetMe()) }
    }

    @Test(arguments: [
        (TransportError.notSent("r"), BotAPIError.notSent("r")), (.unknownFate("r"), .unknownFate("r")),
        (.tooLarge, .tooLarge), (.cancelled(mayHaveLeft: true), .unknownFate("cancelled")),
        (.cancelled(mayHaveLeft: false), .notSent("cancelled")), (.invalidRequest("r"), .invalidRequest("r")),
    ])
    func `The network's failures keep their meaning`(failure: TransportError, error: BotAPIError) async {
        let client = BotAPIClient(token: BotAPIClientTests.token, transport: OneAnswer(failure))
        await #expect(throws: error) { try await client.call(GetMe()) }
    }
}
