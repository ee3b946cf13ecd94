package import Core
package import Store

extension Session {
    /// Whether a note or something to do stays on top of the viewer's chat.
    package func isOnTop(_ thing: Thing) throws -> Bool {
        guard let column = stickerColumn(of: thing) else { return false }
        return try Bool.fetchOne(
            db,
            literal: "SELECT EXISTS (SELECT 1 FROM sticker WHERE owner = \(viewer) AND \(sql: column) = \(thing.id))")
            == true
    }

    /// A note or something to do stays on top of the viewer's chat, or does so no more.
    package func keepOnTop(_ thing: Thing, _ isOnTop: Bool) throws {
        guard let column = stickerColumn(of: thing), let name = try name(of: thing) else {
            throw Refusal(ActionReply.gone)
        }
        guard try self.isOnTop(thing) != isOnTop else { return }
        try change(.change, voice.words(isOnTop ? StickerTitle.on(name) : .off(name)), subject: thing) {
            if isOnTop {
                try db.run(
                    "INSERT INTO sticker (owner, \(sql: column), createdAt) VALUES (\(viewer), \(thing.id), \(now.stored))"
                )
            } else {
                try db.run("DELETE FROM sticker WHERE owner = \(viewer) AND \(sql: column) = \(thing.id)")
            }
        }
        try markEverywhere(thing)
    }

    /// nil for what cannot stay there.
    private func stickerColumn(of thing: Thing) -> String? {
        thing.kind == .note || thing.kind == .task ? thing.kind.rawValue : nil
    }
}

/// The one line of a change of what stays on top.
enum StickerTitle: Reply {
    case on(String), off(String)

    var wording: Wording {
        switch self {
        case .on(let name): Wording("entry.onTop", "“{name}” stays on top", ["name": .text(name)])
        case .off(let name): Wording("entry.offTop", "“{name}” does not stay on top any more", ["name": .text(name)])
        }
    }
}
