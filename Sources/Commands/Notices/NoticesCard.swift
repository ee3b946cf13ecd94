import Actions
import Core
import Foundation
import Language
import Store

/// What the bot sends by itself, a tap a change.
struct NoticesCard: BareCard {
    static let verb = "notices"

    func render(in session: Session) throws -> CardFace? {
        let notices = try session.noticeSettings()
        let kinds = session.isGroup ? [.reminders, .summaries, .checkIns] : NoticeKind.withLevel
        let lines =
            try [NoticeReply.title] + kinds.map { .level($0, notices.level(of: $0)) } + Self.times(notices, session)
            + (session.isGroup ? [] : [.hello(notices.wantsHello)] + session.mutedLines)
        let rows = kinds.map { kind in
            let next = notices.level(of: kind).next
            return [LevelPress(kind: kind, level: next).button(NoticeReply.setLevel(kind, next), session.voice)]
        }
        return CardFace(
            lines.map(session.voice.say).joined(), buttons: rows + Self.buttons(notices, session),
            topics: ["settings:\(session.viewer)", "notices:\(session.viewer)"])
    }

    /// Quiet hours, pause and summaries in words.
    static func times(_ notices: NoticeSettings, _ session: Session) -> [NoticeReply] {
        let measures = session.measures
        let clock = { (minute: Int) in measures.clock(minute) }
        var lines: [NoticeReply] = [notices.quiet.map { .quiet(clock($0.from), clock($0.until)) } ?? .noQuiet]
        lines += session.pauseLine(notices)
        for isEvening in [false, true] {
            let minute = isEvening ? notices.eveningAt : notices.morningAt
            lines.append(minute.map { .summary(clock($0), isEvening: isEvening) } ?? .noSummary(isEvening: isEvening))
        }
        return lines
    }

    private static func buttons(_ notices: NoticeSettings, _ session: Session) -> [[Button]] {
        let voice = session.voice, measures = session.measures
        let usual = notices.quiet == nil ? QuietPress.usual : nil
        let quiet = QuietPress(hours: usual).button(
            usual.map { NoticeReply.setQuiet(measures.clock($0.from), measures.clock($0.until)) } ?? .setNoQuiet, voice)
        let pause =
            notices.pause(at: session.now) != nil
            ? PausePress(until: nil).button(NoticeReply.resume, voice)
            : ShowCard(PauseCard()).button(NoticeReply.pause, voice)
        let summaries = [false, true].map { isEvening in
            let isOn = (isEvening ? notices.eveningAt : notices.morningAt) != nil
            let minute = isOn ? nil : SummaryPress.usual(isEvening: isEvening)
            let label =
                minute.map { NoticeReply.setSummary(measures.clock($0), isEvening: isEvening) }
                ?? .setNoSummary(isEvening: isEvening)
            return SummaryPress(isEvening: isEvening, minute: minute).button(label, voice)
        }
        let hello = HelloPress(isWanted: !notices.wantsHello).button(NoticeReply.setHello(!notices.wantsHello), voice)
        return [[quiet, pause], summaries] + (session.isGroup ? [] : [[hello]])
            + [[ShowCard(SettingsCard()).button(CommonReply.back, voice)]]
    }
}

extension Session {
    private static let mostMuted = 20

    fileprivate var mutedLines: [NoticeReply] {
        get throws {
            let people = try muted(limit: Self.mostMuted)
            return people.isEmpty ? [] : [.muted(people.map(\.told))]
        }
    }
}

extension NoticeLevel {
    /// What one tap makes of it.
    fileprivate var next: NoticeLevel {
        switch self {
        case .loud: .silent
        case .silent: .off
        case .off: .loud
        }
    }
}
