import Actions
import Core
import Foundation
import Language
import Store

/// How the server is, for its administrators.
struct ServerHealthCommand: Command {
    static let about = About(
        intent: "admin.health", area: .server, summary: "How this server is: queues, failures, size",
        phrases: ["health", "[show] [me] [the] (server|bot) (health|status)", "health of (the|this) server"],
        examples: ["health", "server status"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        try session.checkAdministrator()
        let state = try session.houseState()
        let lines: [ServerReply] = [
            .running(state.startedAt.map { session.measures.duration(session.now.timeIntervalSince($0)) }),
            .waiting(updates: state.updates, replies: state.replies, jobs: state.jobs, timers: state.timers),
            .trouble(failures: state.failures, maybeTwice: state.maybeTwice),
            .size(people: state.people, ByteText.text(state.databaseSize), schema: state.schema), .noBackupKnown,
        ]
        try session.say(
            Outgoing(
                lines.map { session.voice.say($0) }.joined(),
                buttons: state.failures > 0
                    ? [[ShowCard(FailuresCard(page: 0)).button(ServerReply.showFailures, session.voice)]] : []))
    }
}

extension Session {
    /// - Throws: a `Refusal` for everybody else, and in a group.
    func checkAdministrator() throws {
        guard !isGroup else { throw Refusal(ServerReply.notInGroups) }
        guard try isAdministrator else { throw Refusal(ServerReply.notForYou) }
    }
}

/// Sizes for people: "1.2 MB", in powers of a thousand.
enum ByteText {
    static func text(_ bytes: Int) -> String {
        switch bytes {
        case ..<1_000_000: "\((bytes + 999) / 1000) KB"
        case ..<100_000_000: String(format: "%.1f MB", Double(bytes) / 1e6)
        case ..<1_000_000_000: String(format: "%.0f MB", Double(bytes) / 1e6)
        default: String(format: "%.1f GB", Double(bytes) / 1e9)
        }
    }
}
