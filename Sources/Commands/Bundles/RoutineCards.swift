import Actions
import Core
import Store

/// All routines of one's own.
struct RoutinesCard: PageCard {
    static let verb = "routines"
    private static let rowsPerPage = 8
    let page: Int
    init(page: Int) { self.page = page }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        let all = try session.routines()
        let pages = Pages(count: all.count, size: Self.rowsPerPage, page: page)
        let shown = all.dropFirst(pages.offset).prefix(Self.rowsPerPage)
        let lines = try shown.enumerated().map { index, routine in
            let occasion = try routine.occasion.flatMap { try session.occasion($0)?.signed }
            let count = try session.entries(of: routine.id).count
            return RichText("\(pages.offset + index + 1). ") + RichText(routine.name, .bold) + RichText(" – ")
                + voice.say(RoutineReply.row(occasion, count))
        }
        let rows = shown.map { routine in
            [
                ShowCard(RoutineCard(routine.id)).button(BundleReply.plain(routine.name), voice),
                StartRoutine(routine.id).button(RoutineReply.start, voice),
            ]
        }
        let foot = [
            ShowCard(CheckInCard()).button(CheckInReply.side(nil, isNow: false), voice),
            HelpPress(area: .occasions).button(CommonReply.help, voice),
        ]
        return CardFace(
            ([voice.say(RoutineReply.list(all.count))] + lines + pages.line(voice) + [voice.say(session.audienceLine)])
                .joined(),
            buttons: rows + pages.buttons(voice) { RoutinesCard(page: $0) } + [foot],
            topics: ["routines:\(session.viewer)", "occasions:\(session.viewer)"])
    }
}

/// What is picked again and again for an occasion.
struct RoutineCard: Card {
    enum Mode: String, CaseIterable { case main, edit }

    static let verb = "routine"
    private static let mostBins = 20
    let id: RoutineID
    let mode: Mode
    init(_ id: RoutineID, _ mode: Mode = .main) { (self.id, self.mode) = (id, mode) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = RoutineID(arguments[0]), let mode = Mode(rawValue: arguments[1]) else {
            return nil
        }
        self.init(id, mode)
    }

    var arguments: [String] { ["\(id)", mode.rawValue] }
    var subject: String { "routine:\(id)" }
    var thing: Thing? { .routine(id) }

    func render(in session: Session) throws -> CardFace? {
        guard let routine = try session.routine(id), let whose = try session.whose(.routine(id)) else { return nil }
        let entries = try session.entries(of: id)
        let occasion = try routine.occasion.flatMap { try session.occasion($0) }
        var lines = [session.voice.say(RoutineReply.title(routine.name))]
        if let occasion { lines.append(session.voice.say(CheckInReply.moment(routine.relation, occasion.signed))) }
        lines += entries.enumerated().map { RichText("\($0 + 1). \($1.title)") }
        if entries.isEmpty { lines.append(session.voice.say(RoutineReply.empty)) }
        let buttons = mode == .edit ? edit(entries, session.voice) : main(routine, session.voice)
        return CardFace(
            (lines + whose.lines).joined(), buttons: try whose.isOwn ? buttons : whose.buttons([], in: session),
            topics: ["routine:\(id)"] + (occasion.map { ["occasion:\($0.id)"] } ?? []) + whose.topics)
    }

    private func main(_ routine: RoutineRecord, _ voice: Voice) -> [[Button]] {
        let follow = routine.occasion.map { ShowCard(NextCard($0)).button(BundleReply.whenFinished, voice) }
        return [
            [StartRoutine(id).button(RoutineReply.start, voice, .good)],
            [
                ShowCard(RoutineCard(id, .edit)).button(PickReply.editButton, voice),
                RoutinePress(id, .add).button(BundleReply.add, voice),
                RoutinePress(id, .rename).button(RoutineReply.rename, voice),
            ],
            [follow].compactMap(\.self) + [RoutinePress(id, .delete).button(CommonReply.delete, voice)],
            [
                ShowCard(RoutinesCard()).button(RoutineReply.all, voice),
                HelpPress(area: .occasions).button(CommonReply.help, voice),
            ],
        ]
    }

    private func edit(_ entries: [RoutineEntryRecord], _ voice: Voice) -> [[Button]] {
        let bins = entries.prefix(Self.mostBins).map { entry in
            RoutineBin(entry.id).button(
                PickReply.bin(entry.title.cut(after: 32)), voice)
        }
        return bins.inRows(of: 1) + [[ShowCard(RoutineCard(id)).button(CommonReply.back, voice)]]
    }
}
