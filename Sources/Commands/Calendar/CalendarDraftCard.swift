import Actions
import Core
package import Store

/// A calendar that was brought: what is in it, and whether it shall be kept.
struct CalendarDraftCard: Card {
    static let verb = "calDraft"
    let id: LookupID
    /// Its entries are shown.
    let isOpen: Bool

    init(_ id: LookupID, isOpen: Bool = false) { (self.id, self.isOpen) = (id, isOpen) }

    init?(_ arguments: [String]) {
        guard let id = arguments.first.flatMap(LookupID.init), arguments == ["\(id)"] || arguments == ["\(id)", "open"]
        else { return nil }
        self.init(id, isOpen: arguments.count == 2)
    }

    var arguments: [String] { ["\(id)"] + (isOpen ? ["open"] : []) }
    var subject: String { "\(Self.verb):\(id)" }
    var goesPrivate: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        guard let draft = try session.calendarDraft(id) else { return nil }
        let voice = session.voice, topics = ["calendarDraft:\(id)", "settings:\(session.viewer)"]
        switch draft.state {
        case .reading: return CardFace(voice.say(CalendarDraftReply.reading(draft.name)), topics: topics)
        case .refused:
            let reply = CalendarDraftReply.refused(draft.problem ?? .noCalendar, draft.name)
            let again = AddCalendar().button(CalendarDraftReply.another, voice)
            return CardFace(voice.say(reply), buttons: [[again]], topics: topics)
        case .ready:
            return CardFace(lines(draft, session).joined(), buttons: buttons(draft, voice), topics: topics)
        }
    }

    private func lines(_ draft: CalendarDraft, _ session: Session) -> [RichText] {
        let voice = session.voice
        var lines = [voice.say(CalendarDraftReply.title(draft.name, draft.count))]
        if draft.next.isEmpty { lines.append(voice.say(CalendarDraftReply.nothingNext)) }
        if isOpen {
            lines += draft.next.map { RichText("• ") + voice.say(session.line(CalendarSlotFace($0))) }
        } else if let first = draft.next.first {
            lines.append(voice.say(CalendarDraftReply.next(session.line(CalendarSlotFace(first)).wording)))
        }
        if draft.warnings > 0 { lines.append(voice.say(CalendarDraftReply.warnings(draft.warnings))) }
        lines.append(voice.say(CalendarDraftReply.question))
        return lines + [voice.say(session.audienceLine)]
    }

    private func buttons(_ draft: CalendarDraft, _ voice: Voice) -> [[Button]] {
        let show = ShowCard(CalendarDraftCard(id, isOpen: !isOpen))
        let more =
            draft.next.count < 2
            ? [] : [show.button(isOpen ? CalendarDraftReply.less : .onlyShow, voice)]
        return [[KeepCalendar(id).button(CalendarDraftReply.keep, voice)] + more]
    }
}

/// Keeps the calendar that was looked at.
struct KeepCalendar: Press, OneCoded {
    static let verb = "calKeep"
    let about: LookupID
    init(_ about: LookupID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard !session.isGroup, let draft = try session.calendarDraft(about), draft.state == .ready else {
            return CalendarDraftReply.tooOld
        }
        guard let calendar = try session.keepCalendar(draft) else {
            throw Refusal(CalendarDraftReply.tooMany(Session.mostCalendars))
        }
        try session.show(
            ForeignCalendarCard(calendar.id),
            note: session.lastEntry == nil ? CalendarDraftReply.isKept : .kept(calendar.name))
        return nil
    }
}

extension Session {
    /// A calendar came: it is read, and what is in it is shown before anything is kept.
    func showDraft(of id: LookupID) throws { try show(CalendarDraftCard(id)) }

    /// An address of a calendar and nothing else was typed.
    package func offerCalendar(_ spoken: Spoken) throws -> Bool {
        guard spoken.message.attachments.isEmpty, let address = CalendarAddress(pasted: spoken.text) else {
            return false
        }
        guard !isGroup else { throw Refusal(CalendarsReply.onlyPrivately) }
        if try question(as: CalendarAddressQuestion.self) != nil { try clearQuestion() }
        try showDraft(of: beginCalendar(at: address.url))
        return true
    }
}

extension Spoken {
    /// The calendar that came with it.
    var calendarFile: Attachment? {
        message.attachments.first { file in
            let ending = file.name?.split(separator: ".").last?.lowercased()
            return file.kind == .document && (ending == "ics" || ending == "ical")
        }
    }
}

enum CalendarDraftReply: Reply {
    case keep, onlyShow, less, question, nothingNext, another, isKept, tooOld
    case reading(String)
    case refused(CalendarProblem, String)
    case title(String, Int)
    case next(Wording)
    case warnings(Int)
    case kept(String)
    case tooMany(Int)

    var wording: Wording {
        switch self {
        case .keep: Wording("calDraft.keep", "Keep as my calendar")
        case .onlyShow: Wording("calDraft.onlyShow", "Only show")
        case .less: Wording("calDraft.less", "Show less")
        case .question:
            Wording("calDraft.question", "Keep it, and its entries stand in your calendar; nobody else sees them.")
        case .nothingNext: Wording("calDraft.nothingNext", "Nothing in it is still to come.")
        case .another: Wording("calDraft.another", "Another address")
        case .isKept: Wording("calDraft.isKept", "You have it already.")
        case .tooOld: Wording("calDraft.tooOld", "That is too long ago. Send it again.")
        case .reading(let name): Wording("calDraft.reading", "Reading *{name}* …", ["name": .text(name)])
        case .refused(let problem, let name):
            Wording(
                "calDraft.refused", "*{name}*: {problem} Nothing was kept.",
                ["name": .text(name), "problem": .wording(CalendarsReply.sentence(problem))])
        case .title(let name, let count):
            Wording("calDraft.title", "📅 *{name}*: {n:entry|entries}", ["name": .text(name), "n": .number(count)])
        case .next(let line): Wording("calDraft.next", "Next: {line}", ["line": .wording(line)])
        case .warnings(let count):
            Wording("calDraft.warnings", "_({n:part|parts} of it I could not read.)_", ["n": .number(count)])
        case .kept(let name): Wording("calDraft.kept", "{name} is in your calendar.", ["name": .text(name)])
        case .tooMany(let count):
            Wording(
                "calDraft.tooMany", "You have {n} calendars already; remove one first. `calendars` shows them.",
                ["n": .number(count)])
        }
    }
}
