import Actions
import Core
import Foundation
import Store

/// Asks until when everything is to be paused.
struct PauseCard: BareCard {
    static let verb = "pause"
    /// From today on.
    private static let days = [1, 3, 7, 14]

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice, measures = session.measures
        let today = WallTime(session.now, in: session.settings.timeZone).day
        let ends = Self.days.map { PauseEnd.morning(of: today + $0, session.settings) }
        let rows = ends.map { [PausePress(until: $0).button(PauseReply.until(measures.pick($0)), voice)] }
        let back = ShowCard(NoticesCard()).button(CommonReply.back, voice)
        return CardFace(
            voice.say(PauseReply.ask), buttons: rows + [[back]], topics: ["settings:\(session.viewer)"])
    }
}

/// A pause until a moment, or its end, by a button.
struct PausePress: Press {
    static let verb = "pauseTill"
    let until: Date?

    init(until: Date?) { self.until = until }

    init?(_ arguments: [String]) {
        if arguments == ["now"] {
            until = nil
            return
        }
        guard arguments.count == 1, let seconds = Int(arguments[0]), (0..<100_000_000_000).contains(seconds) else {
            return nil
        }
        until = Date(timeIntervalSince1970: Double(seconds))
    }

    var arguments: [String] { [until.map { "\(Int($0.timeIntervalSince1970))" } ?? "now"] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let until else {
            guard try session.noticeSettings().pause(at: session.now) != nil else { return PauseReply.notPaused }
            try session.pause(until: nil)
            try session.confirm(PauseReply.over)
            return nil
        }
        let when = session.measures.when(until)
        guard until > session.now else { throw Refusal(PauseReply.past(when)) }
        guard until < session.now.addingTimeInterval(PauseEnd.longest) else { throw Refusal(PauseReply.tooLong) }
        try session.pause(until: until)
        try session.confirm(PauseReply.set(when))
        return nil
    }
}
