import Actions
import Core
import Store

/// One run of an occasion as one living message: a tick for each thing while it is open, then what was done and when.
struct BundleCard: Card, ModeCoded {
    /// Which buttons stand under it.
    enum Mode: String, CaseIterable { case main, add, finish, icon }

    static let verb = "bundle"
    static let rowsPerPage = 10
    let id: BundleID
    let mode: Mode
    let page: Int

    init(_ id: BundleID, _ mode: Mode = .main, page: Int = 0) { (self.id, self.mode, self.page) = (id, mode, page) }

    var subject: String { "bundle:\(id)" }
    var thing: Thing? { .bundle(id) }

    func render(in session: Session) throws -> CardFace? {
        guard let bundle = try session.bundle(id), let whose = try session.whose(.bundle(id)) else { return nil }
        // What its owner chooses from, others do not see.
        let sheet = try BundleSheet(whose.isOwn ? self : BundleCard(id, page: page), bundle, in: session)
        let buttons = BundleButtons(sheet, whose)
        let work = try buttons.areToWork ? [session.voice.say(AskReply.mayWork)] : []
        return CardFace(
            (try sheet.lines + whose.lines + work).joined(),
            buttons: try whose.isOwn ? buttons.all : whose.buttons(buttons.others, in: session),
            topics: ["bundle:\(id)"] + (bundle.isOpen ? sheet.liveTopics : []) + whose.topics)
    }
}

extension BundleRecord {
    /// Its icon, or the one that all have.
    var sign: String { icon ?? "🎒" }
}

extension BundleEntryRecord {
    /// The title, cut so that it fits a button.
    var shortTitle: String { title.cut(after: 32) }
}
