import Core
import Store

/// What is said of how notices come.
enum NoticeReply: Reply {
    case muted([String])
    case title, all, pause, resume, notInGroup
    case level(NoticeKind, NoticeLevel), setLevel(NoticeKind, NoticeLevel), nowLevel(NoticeKind, NoticeLevel)
    case quiet(String, String), noQuiet, setQuiet(String, String), setNoQuiet
    case paused(Wording), pauses(Wording, Wording)
    case summary(String, isEvening: Bool), noSummary(isEvening: Bool)
    case setSummary(String, isEvening: Bool), setNoSummary(isEvening: Bool)
    case hello(Bool), setHello(Bool)
    case urgent(Bool), makeUrgent(Bool)
    case held(Wording), willWait(Wording), isOff

    var wording: Wording {
        switch self {
        case .title: Wording("notices.title", "*What I send you by myself*")
        case .all: Wording("notices.all", "Notices")
        case .muted(let names):
            Wording("notices.muted", "Muted: {names}", ["names": .text(names.joined(separator: ", "))])
        case .pause: Wording("notices.pause", "Pause…")
        case .resume: Wording("notices.resume", "End the pause")
        case .notInGroup: Wording("notices.notInGroup", "That is for your private chat with me.")
        case .level(let kind, let level):
            Wording(
                "notices.level", "{kind}: {level}",
                ["kind": .wording(Self.name(kind)), "level": .wording(Self.name(level))])
        case .setLevel(let kind, let level):
            Wording(
                "notices.setLevel", "{kind} {level}",
                ["kind": .wording(Self.name(kind)), "level": .wording(Self.name(level))])
        case .nowLevel(.reminders, .off):
            Wording(
                "notices.noReminders",
                "Reminders are *off*: none is sent, not even at its time, nor later. Urgent ones still come.")
        case .nowLevel(let kind, let level): Self.now(kind, level)
        case .quiet(let from, let until):
            Wording("notices.quiet", "Quiet hours: {from} to {until}", ["from": .text(from), "until": .text(until)])
        case .noQuiet: Wording("notices.noQuiet", "Quiet hours: none")
        case .setQuiet(let from, let until):
            Wording("notices.setQuiet", "Quiet {from} to {until}", ["from": .text(from), "until": .text(until)])
        case .setNoQuiet: Wording("notices.setNoQuiet", "No quiet hours")
        case .paused(let when):
            Wording("notices.paused", "Paused: notices come again *{when}*", ["when": .wording(when)])
        case .pauses(let start, let end):
            Wording(
                "notices.pauses", "Pause from *{start}* till *{end}*",
                ["start": .wording(start), "end": .wording(end)])
        case .summary(let clock, let isEvening): Self.summary(clock, isEvening)
        case .noSummary(false): Wording("notices.noMorning", "Morning summary: none")
        case .noSummary(true): Wording("notices.noEvening", "Evening summary: none")
        case .setSummary(let clock, let isEvening): Self.setSummary(clock, isEvening)
        case .setNoSummary(false): Wording("notices.setNoMorning", "No morning summary")
        case .setNoSummary(true): Wording("notices.setNoEvening", "No evening summary")
        case .hello(true): Wording("notices.hello", "A word from me after two weeks without one from you: yes, once")
        case .hello(false): Wording("notices.noHello", "A word from me after two weeks without one from you: no")
        case .setHello(true): Wording("notices.setHello", "Write after two weeks")
        case .setHello(false): Wording("notices.setNoHello", "Do not write after two weeks")
        case .urgent(true): Wording("notices.urgent", "Urgent: it comes in quiet hours and pauses, too.")
        case .urgent(false): Wording("notices.notUrgent", "No longer urgent: quiet hours and pauses hold it.")
        case .makeUrgent(true): Wording("notices.makeUrgent", "Urgent: come anyway")
        case .makeUrgent(false): Wording("notices.makeNotUrgent", "Not urgent")
        case .held(let when): Wording("notices.held", "Held until {when}", ["when": .wording(when)])
        case .isOff: Wording("notices.isOff", "_Reminders are turned off: this one does not come._")
        case .willWait(let when):
            Wording("notices.willWait", "_Notices are held then: this one comes {when}._", ["when": .wording(when)])
        }
    }

    private static func now(_ kind: NoticeKind, _ level: NoticeLevel) -> Wording {
        let name = WordingValue.wording(name(kind))
        return switch level {
        case .loud: Wording("notices.nowLoud", "{kind}: *loud*, as messages are.", ["kind": name])
        case .silent: Wording("notices.nowSilent", "{kind}: *silent*, they come without a sound.", ["kind": name])
        case .off: Wording("notices.nowOff", "{kind}: *off*, none is sent.", ["kind": name])
        }
    }

    private static func summary(_ clock: String, _ isEvening: Bool) -> Wording {
        isEvening
            ? Wording("notices.evening", "Evening summary: {clock}, where there is something", ["clock": .text(clock)])
            : Wording("notices.morning", "Morning summary: {clock}, where there is something", ["clock": .text(clock)])
    }

    private static func setSummary(_ clock: String, _ isEvening: Bool) -> Wording {
        isEvening
            ? Wording("notices.setEvening", "Evening summary {clock}", ["clock": .text(clock)])
            : Wording("notices.setMorning", "Morning summary {clock}", ["clock": .text(clock)])
    }

    private static func name(_ kind: NoticeKind) -> Wording {
        switch kind {
        case .reminders: Wording("notices.reminders", "Reminders")
        case .summaries: Wording("notices.summaries", "Summaries")
        case .checkIns: Wording("notices.checkIns", "Check-in questions")
        case .people: Wording("notices.people", "Followers and requests")
        case .shares: Wording("notices.shares", "What others share or ask")
        case .hello: Wording("notices.helloName", "A word after two weeks")
        }
    }

    private static func name(_ level: NoticeLevel) -> Wording {
        switch level {
        case .loud: Wording("notices.loud", "loud")
        case .silent: Wording("notices.silent", "silent")
        case .off: Wording("notices.off", "off")
        }
    }
}
