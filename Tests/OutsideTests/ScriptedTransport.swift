import Core
import Foundation
import HTTPTypes
import Synchronization
import Transport

/// Gives the answers that a test wrote, in order, and keeps what was asked.
final class ScriptedTransport: HTTPTransport {
    typealias Answer = Result<TransportResponse, TransportError>

    private let state: Mutex<(answers: [Answer], requests: [TransportRequest])>

    init(_ answers: [Answer]) { state = Mutex((answers, [])) }

    var requests: [TransportRequest] { state.withLock { $0.requests } }

    /// The last answer is given again and again.
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let answer: Answer? = state.withLock { state in
            state.requests.append(request)
            return state.answers.count > 1 ? state.answers.removeFirst() : state.answers.first
        }
        guard let answer else { throw .notSent("nothing is scripted") }
        return try answer.get()
    }
}

extension Result where Success == TransportResponse, Failure == TransportError {
    static func says(_ text: String, _ status: Int = 200, _ fields: [HTTPField.Name: String] = [:]) -> Self {
        .bytes(Data(text.utf8), status, fields)
    }

    static func bytes(_ data: Data, _ status: Int = 200, _ fields: [HTTPField.Name: String] = [:]) -> Self {
        var all = HTTPFields()
        for (name, value) in fields { all[name] = value }
        return .success(TransportResponse(status: .init(code: status), fields: all, body: data))
    }
}

/// A clock of its own: a sleep moves it on.
final class QuickWaits: Waits {
    private let seconds = Mutex(1000.0)
    var elapsed: Double { seconds.withLock { $0 } }
    func sleep(seconds: Double) async throws { self.seconds.withLock { $0 += max(0, seconds) } }
    func pass(_ seconds: Double) { self.seconds.withLock { $0 += seconds } }
}

/// Answers that no client can do anything with, and what it says then.
enum Trouble {
    static let rows: [(String, ScriptedTransport.Answer, OutsideErrorKind)] = [
        ("no connection", .failure(.notSent("refused")), .unavailable),
        ("a time-out", .failure(.unknownFate("timed out")), .unavailable),
        ("a shutdown", .failure(.cancelled(mayHaveLeft: true)), .unavailable),
        ("far too much", .failure(.tooLarge), .unreadable),
        ("a forbidden way", .failure(.forbiddenAddress), .forbiddenAddress),
        ("no address", .failure(.invalidRequest("bad")), .refused),
        ("too often", .says("slow down", 429, [.retryAfter: "7"]), .tooOften(7)),
        ("too often, without a time", .says("", 429), .tooOften(nil)),
        ("too often, with a date", .says("", 429, [.retryAfter: "Fri, 31 Dec 1999 23:59:59 GMT"]), .tooOften(nil)),
        ("too often, for ever", .says("", 429, [.retryAfter: "1e300"]), .tooOften(86_400)),
        ("a pause", .says("", 503, [.retryAfter: "30"]), .tooOften(30)),
        ("a page of excuses", .says("<html><h1>Bad Gateway</h1></html>", 502), .unavailable),
        ("an error", .says("", 500), .unavailable), ("a wrong key", .says("{}", 403), .refused),
        ("another address", .says("", 301, [.location: "https://example.org/"]), .refused),
        ("nothing there", .says("<html>", 404), .refused),
    ]
}

enum OutsideErrorKind: Equatable, Sendable {
    case unavailable, unreadable, refused, forbiddenAddress
    case tooOften(Double?)
}
