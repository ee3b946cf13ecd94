import Actions
package import Core
package import Foundation
package import Store

extension Session {
    /// The time of an occasion has come: its owner is asked whether it has come, too.
    package func askCheckIn(at id: OccasionID, due: Date) throws {
        if let cause = try checkInDue(id, at: due), chat != nil { try ask(cause, at: due) }
    }

    /// The actor has come to places where something waits, or has left those of occasions.
    package func askCheckInsByMove() throws {
        for cause in try checkInsByMove() { try ask(cause, at: now) }
        for place in try placesReached() {
            try tellAtOnce(TasksCard(.place(place.id)), note: AskedReply.came(place.name))
        }
    }

    private func ask(_ cause: CheckInCause, at moment: Date) throws {
        try tellAtOnce(AskedCheckInCard(cause, at: moment))
    }

    /// In quiet hours and pauses it is not said, nor afterwards.
    private func tellAtOnce(_ card: some Card, note: AskedReply? = nil) throws {
        guard case .now(let isSilent) = try noticePolicy().verdict(on: .checkIns, at: now) else { return }
        let preface = note.map { Outgoing(voice.say($0)) }
        try show(subject: card.subject, code: card.code, preface: preface, class: .notice, isSilent: isSilent)
    }
}

/// Asks whether an occasion has come, as its time or a place lets one think.
struct AskedCheckInCard: Card {
    static let verb = "asked"
    private static let mostShown = 6
    let cause: CheckInCause
    /// Seconds since 1970.
    let moment: Int

    init(_ cause: CheckInCause, at moment: Date) {
        (self.cause, self.moment) = (cause, Int(moment.timeIntervalSince1970))
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 4, let occasion = OccasionID(arguments[0]),
            let sign = CheckInCause.Sign(rawValue: arguments[1]),
            let side = OccasionRelation.side(code: arguments[2]), let moment = Int(arguments[3]),
            moment.magnitude < 100_000_000_000
        else { return nil }
        (cause, self.moment) = (CheckInCause(occasion, sign, side), moment)
    }

    var arguments: [String] {
        ["\(cause.occasion)", cause.sign.rawValue, OccasionRelation.code(cause.side), "\(moment)"]
    }
    var subject: String { "\(Self.verb):\(cause.occasion)" }
    var thing: Thing? { .occasion(cause.occasion) }

    func render(in session: Session) throws -> CardFace? {
        guard let occasion = try session.occasion(cause.occasion), try session.isOwn(.occasion(occasion.id)) else {
            return nil
        }
        let voice = session.voice
        let tasks = try session.tasksWaiting(for: cause)
        let question = AskedReply.question(CheckInReply.moment(cause.side, occasion.signed).wording, tasks.count)
        let lines = [try sign(occasion, session), tasks.isEmpty ? .nothing : question].map { voice.say($0) }
        let shown = cause.sign == .time ? [] : tasks.prefix(Self.mostShown)
        let rows = try shown.enumerated().map { index, task in
            try TaskRow(task, in: session, showsList: true, showsOccasion: task.occasion != occasion.id).line(index + 1)
        }
        let ticks = shown.map { [TaskTick($0).button(TaskReply.tick($0.shortTitle), voice, $0.tone)] }
        let yes = CheckIn(occasion.id, cause.side).button(AskedReply.yes, voice, .good)
        let no = DeclineCheckIn(occasion.id).button(AskedReply.no, voice)
        let never = AskCheckIns(occasion.id, false).button(AskedReply.never, voice)
        return CardFace(
            (lines + rows).joined(), buttons: ticks + (tasks.isEmpty ? [[never]] : [[yes, no], [never]]),
            topics: ["occasion:\(occasion.id)", "tasks:\(session.viewer)"])
    }

    private func sign(_ occasion: OccasionRecord, _ session: Session) throws -> AskedReply {
        let place = try occasion.place.flatMap { try session.place($0)?.name } ?? occasion.name
        let moment = Date(timeIntervalSince1970: Double(moment))
        return switch cause.sign {
        case .time: .time(session.measures.moment(of: occasion, asked: moment))
        case .came: .came(place)
        case .left: .left(place)
        }
    }
}

extension AskedCheckInCard: ListCard {
    func thing(at offset: Int, in session: Session) throws -> Thing? {
        let tasks = try session.tasksWaiting(for: cause)
        return tasks.indices.contains(offset) ? .task(tasks[offset].id) : nil
    }

    func count(in session: Session) throws -> Int { try session.tasksWaiting(for: cause).count }
}

extension Measures {
    /// What the clock shows when it is asked; of what is still to come in the day, when that is.
    fileprivate func moment(of occasion: OccasionRecord, asked: Date) -> Wording {
        guard let entry = occasion.entry, !entry.isWholeDay, entry.moment(of: .before) == asked else {
            return Wording("asked.clock", "{time}", ["time": .text(time(asked))])
        }
        return Wording(
            "asked.clockBefore", "{time}, and at {start} is *{name}*",
            ["time": .text(time(asked)), "start": .text(time(entry.start)), "name": .text(occasion.name)])
    }
}

/// The occasion has not come: it is not asked again today.
struct DeclineCheckIn: Press, OneCoded {
    static let verb = "askedNo"
    let about: OccasionID
    init(_ about: OccasionID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.declineCheckIn(about)
        try session.closeChoice()
        return AskedReply.declined
    }
}

/// Whether it is asked if an occasion has come.
struct AskCheckIns: Press, SwitchCoded {
    static let verb = "askedIf"
    static let codes = (on: "yes", off: "no")
    let about: OccasionID
    let isOn: Bool

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setAsking(isOn, of: about)
        try session.show(OccasionCard(about), note: session.lastEntry == nil ? nil : AskedReply.asks(isOn))
        return nil
    }
}

/// What is said of check-ins that are asked for.
enum AskedReply: Reply {
    case time(Wording), came(String), left(String), question(Wording, Int), nothing
    case yes, no, never, again, declined, asks(Bool), willAsk(Bool)

    var wording: Wording {
        switch self {
        case .time(let clock): Wording("asked.time", "🕔 It is {clock}.", ["clock": .wording(clock)])
        case .came(let place): Wording("asked.came", "📍 You are at *{place}*.", ["place": .text(place)])
        case .left(let place): Wording("asked.left", "📍 You left *{place}*.", ["place": .text(place)])
        case .question(let moment, let count):
            Wording(
                "asked.question", "{moment}? {n:to-do waits|to-dos wait}.",
                ["moment": .wording(moment), "n": .number(count)])
        case .nothing: Wording("asked.nothing", "Nothing waits for it any more.")
        case .yes: Wording("asked.yes", "Yes")
        case .no: Wording("asked.no", "No")
        case .never: Wording("asked.never", "Do not ask about it")
        case .again: Wording("asked.again", "Ask me then")
        case .declined: Wording("asked.declined", "All right, not now.")
        case .asks(true): Wording("asked.asks", "I ask you then.")
        case .asks(false): Wording("asked.asksNot", "I do not ask about it any more; `check in` is always there.")
        case .willAsk(true): Wording("asked.willAsk", "_I ask you then whether it has come, where something waits._")
        case .willAsk(false): Wording("asked.willNotAsk", "_I do not ask by myself whether it has come._")
        }
    }
}
