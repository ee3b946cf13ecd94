import Actions
import Core
import Geo
import Store

/// A file that somebody brought: what is in it, how far it is kept, and the way back.
struct ImportCard: Card {
    static let verb = "import"
    /// What is looked at before it is decided.
    enum View: String, CaseIterable { case offer, names, map }

    let id: PlaceImportID
    let view: View

    init(id: PlaceImportID, view: View = .offer) {
        self.id = id
        self.view = view
    }

    init?(_ arguments: [String]) {
        guard (1...2).contains(arguments.count), let id = PlaceImportID(arguments[0]),
            let view = arguments.count == 1 ? .offer : View(rawValue: arguments[1])
        else { return nil }
        self.init(id: id, view: view)
    }

    var arguments: [String] { view == .offer ? ["\(id)"] : ["\(id)", view.rawValue] }
    var subject: String { "\(Self.verb):\(id)" }
    var hasOwnUndo: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        guard let record = try session.placeImport(id) else { return nil }
        let plan = try session.plan(of: record)
        let look = ImportLook(record: record, plan: plan, voice: session.voice)
        var topics = ["import:\(id)"]
        if let entry = record.entry { topics.append("entry:\(entry)") }
        switch record.state {
        case .reading: return CardFace(look.say(.reading(look.name)), buttons: [[look.cancel]], topics: topics)
        case .refused: return CardFace(look.say(.refused(plan.problem ?? .empty, look.name)), topics: topics)
        case .cancelled: return CardFace(look.say(.cancelled(look.name)), topics: topics)
        case .offered: return offer(look, topics, session)
        case .running:
            let text = look.say(.running(look.name, record.kept + record.keptTracks, of: plan.newCount))
            return CardFace(text, buttons: [[look.button(.stop, .stopLabel)]], topics: topics)
        case .done, .stopped:
            let tracks = plan.tracks.count > 0 ? [ShowCard(TracksCard()).button(TrackReply.mine, session.voice)] : []
            let isUndone = try record.entry.flatMap { try session.entry($0) }?.undoneBy != nil
            let outcome = isUndone ? [look.say(.undone(look.name))] : look.outcome
            return CardFace(outcome.joined(), buttons: [try endButtons(record, session) + tracks], topics: topics)
        }
    }

    private func offer(_ look: ImportLook, _ topics: [String], _ session: Session) -> CardFace {
        let buttons = look.offerButtons(view)
        switch view {
        case .offer:
            let audience = look.plan.newCount > 0 ? [session.voice.say(session.audienceLine)] : []
            return CardFace((look.offer + audience).joined(), buttons: buttons, topics: topics)
        case .names: return CardFace(look.names.joined(), buttons: buttons, topics: topics)
        case .map:
            let window = look.plan.window(for: session.settings)
            let picture = window.map { Media(.map(look.plan.picture(in: $0, for: session.settings))) }
            let credits = window.map { session.mapCredits(of: $0.box()) } ?? []
            let text = [look.say(.title(look.name))] + credits.map { RichText($0) }
            return CardFace(text.joined(), buttons: buttons, media: picture, topics: topics)
        }
    }

    /// Undo as long as it stands, for 30 days as for every change; and what came of it.
    private func endButtons(_ record: PlaceImportRecord, _ session: Session) throws -> [Button] {
        let pins = ShowCard(PlacesCard(sort: .new)).button(ImportReply.myPins, session.voice)
        guard let id = record.entry, let entry = try session.entry(id) else { return [pins] }
        guard let undo = try session.newestUndo(of: entry) else { return [pins] }
        return [UndoPress(undo.id).button(undo.undoLabel, session.voice), pins]
    }
}

extension Session {
    /// The entry to take back now: the change itself, or the Undo of it.
    fileprivate func newestUndo(of entry: EntryRow) throws -> EntryRow? {
        guard let undo = entry.undoneBy else { return entry }
        return try self.entry(undo)
    }
}

extension ImportPlan {
    /// The piece of the map that its first places and tracks lie in; nil where there are none.
    fileprivate func window(for settings: Settings) -> MapWindow? {
        let units = settings.pictureSize.units
        return MapWindow(
            fitting: points + ways.flatMap { $0 }, width: units.width, height: units.height, margin: 40, maxZoom: 16)
    }

    fileprivate func picture(in window: MapWindow, for settings: Settings) -> MapPicture {
        MapPicture(
            center: window.center.coordinate, zoom: window.zoom, size: settings.pictureSize,
            isDark: settings.hasDarkPictures, pins: points.map { MapPicture.Pin($0, sign: "", name: "") },
            routes: ways, units: settings.units, language: settings.language)
    }
}

/// Begins, stops or gives up an import.
struct ImportPress: Press, StepCoded {
    enum Step: String { case start, stop }
    static let verb = "imp"
    let id: PlaceImportID
    let step: Step

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
