import Actions
import Core
import Store

extension Session {
    /// A bundle on the page that was pressed.
    func showBundle(_ id: BundleID, note: (any Reply)? = nil) throws {
        let page = try (pressedCard as? BundleCard).flatMap { $0.id == id ? $0.page : nil } ?? 0
        try show(BundleCard(id, page: page), note: note)
    }

    /// Asks for what is not done first; then it comes anew, with an effect where one person sees it.
    func finishSaying(_ id: BundleID, rest: BundleRest? = nil) throws {
        let bundle = try openBundle(id)
        if rest == nil, try tally(of: id).open > 0 { return try show(BundleCard(id, .finish)) }
        let open = try tally(of: id).open
        try finishBundle(id, rest: rest ?? .back)
        let reply = BundleReply.finished(bundle.name, back: rest == .back ? open : 0)
        if isGroup { return try show(BundleCard(id), note: reply) }
        try asNewMessage { try show(BundleCard(id), note: reply, effect: .celebration) }
    }

    func abandonSaying(_ id: BundleID) throws {
        let bundle = try openBundle(id)
        try abandonBundle(id)
        try show(BundleCard(id), note: BundleReply.abandoned(bundle.name))
    }

    func renameBundleSaying(_ id: BundleID, to name: String) throws {
        try show(BundleCard(renameBundle(id, to: name).id), note: BundleReply.renamed(name.trimmed))
    }

    func deleteBundleSaying(_ id: BundleID) throws {
        let bundle = try bundleToChange(id)
        try deleteBundle(id)
        try tell(BundleReply.deleted(bundle.name))
    }

    /// Something new to do for an open bundle, tied to its occasion.
    func addSaying(_ new: NewTask, to id: BundleID) throws {
        try addNew(new, to: id)
        try show(BundleCard(id), note: BundleReply.added(new.title))
    }
}
