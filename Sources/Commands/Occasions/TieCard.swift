import Actions
import Core
import Store

/// Chooses when a task is done: first the side by an arrow, then the occasion among one's own.
struct TieCard: Card {
    static let verb = "tie"
    static let choicesPerPage = 10
    let task: TaskID
    /// nil as long as the side is asked for.
    let side: TieSide?
    let page: Int

    init(_ task: TaskID, _ side: TieSide? = nil, page: Int = 0) {
        (self.task, self.side, self.page) = (task, side, page)
    }

    init?(_ arguments: [String]) {
        guard (1...3).contains(arguments.count), let task = TaskID(arguments[0]) else { return nil }
        let side = arguments.count > 1 ? TieSide(code: arguments[1]) : nil
        let page = arguments.count > 2 ? PageCode.read(arguments[2]) : 0
        guard let page else { return nil }
        self.init(task, side, page: page)
        guard self.arguments == arguments else { return nil }
    }

    var arguments: [String] { ["\(task)"] + (side.map { [$0.code, "\(page)"] } ?? []) }
    var subject: String { TaskCard(task).subject }
    var thing: Thing? { .task(task) }

    func render(in session: Session) throws -> CardFace? {
        guard let record = try session.task(task), try session.isOwn(.task(task)) else { return nil }
        let voice = session.voice
        let hasAny = try session.occasionCount() > 0
        let ask: TieAskReply = side.map { hasAny ? .which($0) : .first($0) } ?? .side
        let entries = try side.map { try TieEntries(for: record, $0, in: session) }
        let lines =
            [RichText("☐ ") + RichText(record.title, .bold)]
            + (try session.promise(of: record).map { [voice.say($0)] } ?? []) + [voice.say(ask)]
            + (entries?.buttons.isEmpty == false ? [voice.say(TieEntryReply.heading)] : [])
        let rows = try side.map { try choices(record, $0, entries, session) } ?? sides(record, hasAny, session)
        let back = ShowCard(side == nil ? TaskCard(task) : TieCard(task)) as any Press
        return CardFace(
            lines.joined(), buttons: rows + [[back.button(CommonReply.back, voice)]],
            topics: ["task:\(task)", "occasions:\(session.viewer)", "events:\(session.viewer)"])
    }

    /// Where there is nothing to choose from, the side asks at once for the occasion.
    private func sides(_ record: TaskRecord, _ hasAny: Bool, _ session: Session) throws -> [[Button]] {
        let voice = session.voice
        let arrows = try [TieSide.before, .after, .when, .any].map { side in
            let label = TieReply.side(side, isNow: record.occasion != nil && TieSide(record.relation) == side)
            if let occasion = record.occasion { return TaskTie(task, side, occasion).button(label, voice) }
            guard try hasAny || !TieEntries(for: record, side, in: session).buttons.isEmpty else {
                return TieAsk(task, side).button(label, voice)
            }
            return ShowCard(TieCard(task, side)).button(label, voice)
        }
        let change = [
            ShowCard(TieCard(task, TieSide(record.relation))).button(TieAskReply.other, voice),
            TaskTie(task, .any, nil).button(TieAskReply.untie, voice),
        ]
        return [Array(arrows[0..<2]), Array(arrows[2...])] + (record.occasion == nil ? [] : [change])
    }

    private func choices(_ record: TaskRecord, _ side: TieSide, _ entries: TieEntries?, _ session: Session) throws
        -> [[Button]]
    {
        let voice = session.voice, size = Self.choicesPerPage
        let rows = try session.occasions(offset: page * size, limit: size + 1)
        let others = rows.prefix(size).filter { entries?.occasions.contains($0.occasion.id) != true }
        let buttons = others.map { row in
            TaskTie(task, side, row.occasion.id).button(
                TaskFieldReply.choice(row.occasion.signed, isOn: row.occasion.id == record.occasion), voice)
        }
        let pages = Pages(page: page, size: size, hasMore: rows.count > size)
        return buttons.inRows(of: 2) + pages.buttons(voice) { TieCard(task, side, page: $0) }
            + (entries?.buttons ?? []) + [[TieAsk(task, side).button(OccasionReply.new, voice)]]
    }
}

/// What is asked when a task is tied.
enum TieAskReply: Reply {
    case button, side, which(TieSide), first(TieSide), other, untie, named(String)
    case tied, untied

    var wording: Wording {
        switch self {
        case .button: Wording("tie.button", "◇ Occasion")
        case .side: Wording("tie.side", "When will you do it?")
        case .which(.before): Wording("tie.whichBefore", "Before what?")
        case .which(.when): Wording("tie.whichWhen", "When what?")
        case .which(.after): Wording("tie.whichAfter", "After what?")
        case .which(.any): Wording("tie.whichAny", "Before or after what?")
        case .first(let side):
            Wording(
                "tie.first",
                "{which} You have no occasions yet: an occasion is a moment of your day, like `leave work`.",
                ["which": .wording(TieAskReply.which(side).wording)])
        case .other: Wording("tie.other", "Other occasion")
        case .untie: Wording("tie.untie", "No occasion")
        case .named(let title):
            Wording(
                "tie.named", "Type the occasion for *{title}*, like `leave work` or `go to Eastern branch`.",
                ["title": .text(title)])
        case .tied: Wording("tie.tied", "Tied to the occasion.")
        case .untied: Wording("tie.untied", "Tied to no occasion now.")
        }
    }
}
