import Actions
import Core
import Language
import Store

/// What went wrong on this server, for its administrators.
struct FailuresCommand: Command {
    static let about = About(
        intent: "admin.failures", area: .server, summary: "What went wrong, with Replay",
        phrases: ["[show] [me] [the] failures", "what (went wrong|failed) [here|on this server]"],
        examples: ["failures"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        try session.checkAdministrator()
        try session.show(FailuresCard(page: 0))
    }
}

/// Failures with their reasons, each with Replay where it can be tried again.
struct FailuresCard: PageCard {
    static let verb = "failures"
    static let rowsPerPage = 5
    /// Characters of a reason.
    private static let reasonLength = 240
    let page: Int

    func render(in session: Session) throws -> CardFace? {
        guard try session.isAdministrator else { return nil }
        let voice = session.voice, seen = page * Self.rowsPerPage
        let rows = try session.failures(offset: seen, limit: Self.rowsPerPage + 1)
        let state = try session.houseState()
        let shown = rows.prefix(Self.rowsPerPage).enumerated().map {
            (number: seen + $0.offset + 1, failure: $0.element)
        }
        var lines = [voice.say(ServerReply.failures(state.failures))]
        lines += shown.map { row in
            voice.say(
                ServerReply.failure(
                    row.number, session.measures.moment(row.failure.happenedAt),
                    what: "\(row.failure.source) \(row.failure.reference)",
                    reason: String(row.failure.reason.prefix(Self.reasonLength))))
        }
        if state.maybeTwice > 0 { lines.append(voice.say(ServerReply.maybeTwice(state.maybeTwice))) }
        let buttons = shown.map { self.buttons(for: $0.failure, number: $0.number, voice) }
        return CardFace(
            lines.joined(), buttons: buttons + [foot(isMore: rows.count > Self.rowsPerPage, voice)], topics: [])
    }

    private func buttons(for failure: Failure, number: Int, _ voice: Voice) -> [Button] {
        let steps: [FailurePress.Step] = failure.canReplay ? [.replay, .forget] : [.forget]
        return steps.map { FailurePress(id: failure.id, step: $0).button(ServerReply.step($0, number), voice) }
    }

    private func foot(isMore: Bool, _ voice: Voice) -> [Button] {
        Pages(page: page, size: Self.rowsPerPage, hasMore: isMore).turns(voice) { FailuresCard(page: $0) }
            + [HelpPress(area: .server).button(CommonReply.help, voice)]
    }
}

/// Tries again what failed, or forgets it; pressed twice it acts once.
struct FailurePress: Press, StepCoded {
    enum Step: String, CaseIterable { case replay, forget }
    static let verb = "failure"
    let id: ID<Failure>
    let step: Step

    func perform(in session: Session) throws -> (any Reply)? {
        try session.checkAdministrator()
        let isDone = try step == .replay ? session.replay(id) : session.forget(id)
        try session.show(FailuresCard(page: 0))
        return isDone ? ServerReply.done(step) : ServerReply.failureGone
    }
}
