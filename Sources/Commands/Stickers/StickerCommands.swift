import Actions
import Core
import Language
import Store

/// Keeps a note or something to do on top of the chat.
struct KeepOnTopCommand: Command {
    static let about = About(
        intent: "note.update", key: "note.top", area: .notes, summary: "Keep a note or a to-do on top of the chat",
        phrases: [
            "(keep|put|stick|pin|fix) [the|my] (note|task|todo|to do) [about|of|saying|that says|called] {title:text} (on|to|at) [the] top [of the chat|of this chat]",
            "(keep|stick|pin) {title:text} (on|to|at) [the] top",
            "(keep|put|stick|pin|fix) {title:text} (on|to|at) [the] top of (the|this) chat",
            "(keep|put|stick|pin|fix) (this|that|it) (on|to|at) [the] top [of the chat|of this chat]",
            "(pin|stick) (the|my) (note|task|todo|to do) {title:rest}", "(pin|stick) (task|todo|to do) {title:rest}",
        ],
        examples: ["keep note gym on top"])

    let wish: StickerWish
    init(_ said: Said) throws { wish = StickerWish(said, isOnTop: true) }
    func perform(in session: Session) throws { try session.stick(wish) }
}

/// Takes a note or something to do off the top of the chat.
struct OffTopCommand: Command {
    static let about = About(
        intent: "note.update", key: "note.offTop", area: .notes,
        summary: "Take a note or a to-do off the top of the chat",
        phrases: [
            "(take|get|remove) (the|my) (note|task|todo|to do) (about|of|saying|that says|called) {title:text} (off|from) [the] top [of the chat|of this chat]",
            "(take|get|remove) [the|my] [note|task|todo|to do] {title:text} (off|from) [the] top [of the chat|of this chat]",
            "(unstick|unpin) [the|my] (note|task|todo|to do) {title:rest}", "unstick [the|my] {title:rest}",
            "(take|get|remove) (this|that|it) (off|from) [the] top [of the chat|of this chat]",
        ],
        examples: ["take note gym off the top"])

    let wish: StickerWish
    init(_ said: Said) throws { wish = StickerWish(said, isOnTop: false) }
    func perform(in session: Session) throws { try session.stick(wish) }
}

/// What is to stay on top, or not.
struct StickerWish: Sendable, CustomStringConvertible {
    /// nil: what was replied to, or spoken of last.
    let title: String?
    let replied: Thing?
    let isOnTop: Bool

    init(_ said: Said, isOnTop: Bool) {
        (title, replied) = (said.slots.text("title")?.withoutEnd, said.spoken.repliedThing)
        self.isOnTop = isOnTop
    }

    var description: String { "\(title ?? "it") \(isOnTop ? "on" : "off")" }
}

extension Session {
    /// Does it with what is meant; where several could be, each has a button.
    func stick(_ wish: StickerWish) throws {
        let things = try things(wish)
        guard let first = things.first else { throw Refusal(StickerReply.unknown(wish.title ?? "")) }
        guard things.count > 1 else {
            _ = try StickerPress(first, wish.isOnTop).perform(in: self)
            return
        }
        try askWhich(StickerQuestion(things: things, isOnTop: wish.isOnTop))
    }

    private func things(_ wish: StickerWish) throws -> [Thing] {
        guard let title = wish.title else {
            guard
                let thing = try spokenOf(wish.replied).last(where: {
                    try ($0.kind == .note || $0.kind == .task) && sees($0)
                })
            else {
                throw Refusal(FollowReply.nothing)
            }
            return [thing]
        }
        let home = try existingHome(named: title)
        let inHome = try home.map { try notes(in: $0, offset: 0, limit: MoreThings.most) } ?? []
        let found = try inHome.isEmpty ? notes(saying: title, limit: MoreThings.most) : inHome
        let own = try ownTasks(titled: title, limit: MoreThings.most)
        let tasks = try own.isEmpty ? tasks(named: title, .surely) : own
        let all = found.map { Thing.note($0.id) } + tasks.map { .task($0.id) }
        let meant = wish.isOnTop ? all : try all.filter(isOnTop)
        return Array((meant.isEmpty ? all : meant).prefix(MoreThings.most))
    }
}

/// Several things could be meant by what is to stay on top, or to go from there.
struct StickerQuestion: OfferedChoice {
    static let verb = "whichSticker"
    let things: [Thing]
    let isOnTop: Bool

    func act(on thing: Thing, in session: Session, isTyped: Bool) throws {
        _ = try StickerPress(thing, isOnTop).perform(in: session)
    }
}

/// What is said of what stays on top of a chat.
enum StickerReply: Reply {
    case keep, takeOff, open, on, off, again, isOff, unknown(String)

    var wording: Wording {
        switch self {
        case .keep: Wording("sticker.keep", "Keep on top")
        case .takeOff: Wording("sticker.takeOff", "Take off the top")
        case .open: Wording("sticker.open", "Open")
        case .on: Wording("sticker.on", "That goes on top of the chat.")
        case .off: Wording("sticker.off", "Taken off the top.")
        case .again: Wording("sticker.again", "Here it is again, on top of the chat.")
        case .isOff: Wording("sticker.isOff", "_Not on top any more._")
        case .unknown(let title):
            Wording(
                "sticker.unknown", "I know no note and no open to-do like “{title}”. `notes` and `to-dos` list them.",
                ["title": .text(title)])
        }
    }
}
