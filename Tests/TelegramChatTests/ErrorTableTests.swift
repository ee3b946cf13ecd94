import Core
import Foundation
import Testing
import Transport

@testable import TelegramChat

/// Every no of the Bot API that has a meaning of its own, and what it becomes.
struct ErrorTableTests {
    enum Kind: Sendable, Equatable {
        case retry(Double), unavailable, unreachable, migrated(String), gone, expired, conflict, unauthorized, rejected
        case notSent, unknownFate, noBytes, mayNotPin

        init(_ error: MessengerError) {
            self =
                switch error {
                case .retryAfter(let seconds, _): .retry(seconds)
                case .notSent: .notSent
                case .noBytes: .noBytes
                case .mayNotPin: .mayNotPin
                case .unknownFate: .unknownFate
                case .unavailable: .unavailable
                case .unreachable: .unreachable
                case .migrated(let chat): .migrated(chat.id)
                case .messageGone: .gone
                case .expired: .expired
                case .conflict: .conflict
                case .unauthorized: .unauthorized
                case .rejected: .rejected
                }
        }
    }

    static let rows: [(Script.Step, Kind)] = [
        (.fault(429, "Too Many Requests: retry after 7", parameters: #"{"retry_after":7}"#), .retry(7)),
        (.fault(429, "Too Many Requests: retry after 9"), .retry(9)),
        (.fault(429, "Flood"), .retry(5)),
        (.fault(500, "Internal Server Error"), .unavailable),
        (.fault(502, "Bad Gateway"), .unavailable),
        (.raw(502, "<html><title>502 Bad Gateway</title></html>"), .unavailable),
        (.fault(429, "Too Many Requests", parameters: #"{"retry_after":0}"#), .retry(1)),
        (.fault(429, "Too Many Requests", parameters: #"{"retry_after":-7}"#), .retry(1)),
        (.fault(429, "Too Many Requests", parameters: #"{"retry_after":3.5}"#), .retry(5)),
        (.fault(429, "Too Many Requests", parameters: #"{"retry_after":1000000000}"#), .retry(86_400)),
        (.fault(429, "Too Many Requests", parameters: #"{"retry_after":"soon","x":[]}"#), .retry(5)),
        (.fault(429, "retry after nan"), .retry(5)),
        (.fault(429, "retry after inf"), .retry(5)),
        (.raw(500, ""), .unavailable),
        (.raw(503, #"{"ok":false}"#), .unavailable),
        (.raw(200, #"{"ok":false}"#), .unavailable),
        (.raw(200, #"{"ok":false,"description":"something"}"#), .unavailable),
        (.raw(400, #"{"ok":false,"error_code":"400","description":"Bad Request: chat not found"}"#), .unreachable),
        (.raw(403, #"{"ok":false,"error_code":null,"description":7}"#), .unreachable),
        (.raw(404, "<html>404</html>"), .unavailable),
        (.raw(401, ""), .unavailable),
        // All went well, or took too long, and nobody knows what.
        (.raw(504, ""), .unknownFate),
        (.raw(524, "<html>524: A timeout occurred</html>"), .unknownFate),
        (.raw(200, ""), .unknownFate),
        (.raw(200, "\u{FEFF}{}"), .unknownFate),
        (.raw(200, "<html>Welcome to this Wi-Fi</html>"), .unknownFate),
        (.raw(200, #"{"ok":true,"result":{"message_id":77,"chat":{"#), .unknownFate),
        (.raw(200, #"{"result":{"message_id":77}}"#), .unknownFate),
        (.raw(413, "<html>Request Entity Too Large</html>"), .rejected),
        (.raw(431, ""), .rejected),
        (.fault(401, "Unauthorized"), .unauthorized),
        (.fault(404, "Not Found"), .unauthorized),
        (.fault(404, "Not Found: method not found"), .rejected),
        (
            .fault(
                409, "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"
            ),
            .conflict
        ),
        (
            .fault(409, "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook first"),
            .conflict
        ),
        (.fault(403, "Forbidden: bot was blocked by the user"), .unreachable),
        (.fault(403, "Forbidden: user is deactivated"), .unreachable),
        (.fault(403, "Forbidden: bot was kicked from the group chat"), .unreachable),
        (.fault(403, "Forbidden: bot was kicked from the supergroup chat"), .unreachable),
        (.fault(403, "Forbidden: bot is not a member of the channel chat"), .unreachable),
        (.fault(403, "Forbidden: the group chat was deleted"), .unreachable),
        (.fault(403, "Forbidden: bot can't initiate conversation with a user"), .unreachable),
        (.fault(400, "Bad Request: chat not found"), .unreachable),
        (.fault(400, "Bad Request: PEER_ID_INVALID"), .unreachable),
        (.fault(400, "Bad Request: not enough rights to send text messages to the chat"), .unreachable),
        (.fault(400, "Bad Request: not enough rights to send photos to the chat"), .noBytes),
        (.fault(400, "Bad Request: CHAT_SEND_PHOTOS_FORBIDDEN"), .noBytes),
        (.fault(400, "Bad Request: have no rights to send a message"), .unreachable),
        (.fault(400, "Bad Request: CHAT_WRITE_FORBIDDEN"), .unreachable),
        (.fault(400, "Bad Request: group chat was upgraded to a supergroup chat"), .unreachable),
        (
            .fault(
                400, "Bad Request: group chat was upgraded to a supergroup chat",
                parameters: #"{"migrate_to_chat_id":-1009}"#), .migrated("-1009")
        ),
        (.fault(400, "Bad Request: message to edit not found"), .gone),
        (.fault(400, "Bad Request: message can't be edited"), .gone),
        (.fault(400, "Bad Request: message can't be deleted for everyone"), .gone),
        (.fault(400, "Bad Request: message to be replied not found"), .gone),
        (.fault(400, "Bad Request: MESSAGE_ID_INVALID"), .gone),
        (.fault(400, "Bad Request: there is no text in the message to edit"), .gone),
        (.fault(400, "Bad Request: there is no caption in the message to edit"), .gone),
        (.fault(400, "Bad Request: Query is too old and response timeout expired or query ID is invalid"), .expired),
        (.fault(400, "Bad Request: message is too long"), .rejected),
        (.fault(400, "Bad Request: message text is empty"), .rejected),
        (.fault(400, "Bad Request: reply markup is too long"), .rejected),
        (.fault(400, "Bad Request: BUTTON_DATA_INVALID"), .rejected),
        (.fault(400, "Bad Request: message thread not found"), .rejected),
        (.fault(400, "Bad Request: file is too big"), .rejected),
        (.fault(418, "I'm a teapot"), .rejected),
        (.result("[]"), .rejected),
        (.failure(.notSent("refused")), .notSent),
        (.failure(.unknownFate("reset")), .unknownFate),
        (.failure(.tooLarge), .rejected),
        (.failure(.cancelled(mayHaveLeft: true)), .unknownFate),
        (.failure(.cancelled(mayHaveLeft: false)), .notSent),
    ]

    @Test(arguments: rows)
    func `A failed send means`(step: Script.Step, kind: Kind) async {
        let error = await failure { () async throws(MessengerError) in
            try await Script(step).messenger().send(.new(Outgoing("hi"), to: .ana, key: "k", silent: false))
        }
        #expect(error.map(Kind.init) == kind)
    }

    @Test func `Waiting is for the chat after a send, and for all after a poll or an answer`() async {
        let script = Script(.fault(429, "Too Many Requests: retry after 3", parameters: #"{"retry_after":3}"#))
        let messenger = script.messenger()
        let send = await failure { () async throws(MessengerError) in
            try await messenger.send(.edit(.card, Outgoing("hi")))
        }
        let poll = await failure { () async throws(MessengerError) in try await messenger.poll(cursor: nil) }
        let answer = await failure { () async throws(MessengerError) in
            try await messenger.send(.answer(queryID: "q", text: nil, isAlert: false))
        }
        #expect(send == .retryAfter(seconds: 3, chatOnly: true))
        #expect(poll == .retryAfter(seconds: 3, chatOnly: false))
        #expect(answer == .retryAfter(seconds: 3, chatOnly: false))
    }

    @Test func `No error shows the token`() async {
        let script = Script(.fault(400, "Bad Request: 42:SECRET"))
        let error = await failure { () async throws(MessengerError) in
            try await script.messenger().send(.delete(.card))
        }
        #expect(error == .rejected("Bad Request: ***"))
    }
}
