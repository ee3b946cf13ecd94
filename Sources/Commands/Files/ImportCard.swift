import Actions
import Core
package import Store

/// A file that somebody brought: what is in it, how far it is kept, and the way back.
package struct ImportCard: Card {
    package static let verb = "import"
    let id: PlaceImportID
    /// The names stand there too.
    let isSeeing: Bool

    init(id: PlaceImportID, isSeeing: Bool = false) {
        self.id = id
        self.isSeeing = isSeeing
    }

    package init?(_ arguments: [String]) {
        guard (1...2).contains(arguments.count), let id = PlaceImportID(arguments[0]) else { return nil }
        guard arguments.count == 1 || arguments[1] == "see" else { return nil }
        self.init(id: id, isSeeing: arguments.count == 2)
    }

    package var arguments: [String] { isSeeing ? ["\(id)", "see"] : ["\(id)"] }
    package var subject: String { "\(Self.verb):\(id)" }

    package func render(in session: Session) throws -> CardFace? {
        guard let record = try session.placeImport(id) else { return nil }
        let plan = try session.plan(of: record)
        let look = ImportLook(record: record, plan: plan, voice: session.voice)
        var topics = ["import:\(id)"]
        if let entry = record.entry { topics.append("entry:\(entry)") }
        switch record.state {
        case .reading: return CardFace(look.say(.reading(look.name)), buttons: [[look.cancel]], topics: topics)
        case .refused: return CardFace(look.say(.refused(plan.problem ?? .empty, look.name)), topics: topics)
        case .cancelled: return CardFace(look.say(.cancelled(look.name)), topics: topics)
        case .offered:
            let text = isSeeing ? look.names : look.offer + [session.voice.say(session.audienceLine)]
            return CardFace(text.joined(), buttons: look.offerButtons(isSeeing: isSeeing), topics: topics)
        case .running:
            let text = look.say(.running(look.name, record.kept, of: plan.new.count))
            return CardFace(text, buttons: [[look.button(.stop, .stopLabel)]], topics: topics)
        case .done, .stopped:
            return CardFace(look.outcome.joined(), buttons: [try endButtons(record, session)], topics: topics)
        }
    }

    /// Undo as long as it stands, for 30 days as for every change; and what came of it.
    private func endButtons(_ record: PlaceImportRecord, _ session: Session) throws -> [Button] {
        let pins = ShowCard(PlacesCard(sort: .new)).button(ImportReply.myPins, session.voice)
        guard let id = record.entry, let entry = try session.entry(id) else { return [pins] }
        guard let undo = try session.newestUndo(of: entry) else { return [pins] }
        return [UndoPress(entry: undo.id).button(undo.undoLabel, session.voice), pins]
    }
}

extension Session {
    /// The entry to take back now: the change itself, or the Undo of it.
    fileprivate func newestUndo(of entry: EntryRow) throws -> EntryRow? {
        guard let undo = entry.undoneBy else { return entry }
        return try self.entry(undo)
    }
}

/// Begins, stops or gives up an import.
struct ImportPress: Press {
    enum Step: String { case start, stop }
    static let verb = "imp"
    let id: PlaceImportID
    let step: Step

    init(id: PlaceImportID, step: Step) {
        self.id = id
        self.step = step
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = PlaceImportID(arguments[0]), let step = Step(rawValue: arguments[1])
        else { return nil }
        self.init(id: id, step: step)
    }

    var arguments: [String] { ["\(id)", step.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard try session.placeImport(id) != nil else { throw Refusal(CommonReply.gone) }
        switch step {
        case .start: guard try session.startImport(id) else { return ImportReply.tooOld }
        case .stop: try session.endImport(id)
        }
        try session.show(ImportCard(id: id))
        return nil
    }
}
