package import Core
package import Foundation
package import GRDB

/// One piece of work for one person: a savepoint's writes, or a look at a snapshot, with one `now`.
///
/// What a piece may do stands in the extensions beside this file and in Actions.
package final class Session {
    package let transaction: Transaction
    package let now: Date
    /// Who does it.
    package let actor: PersonID
    /// For whose eyes: the person, or in a group chat the group. What is made belongs to the viewer.
    package var viewer: OwnerID { account.owner }
    package let chat: ChatID?
    /// The message that caused it, or the part of it that is being done.
    package internal(set) var cause: MessageRef?
    /// The message whose button was pressed; what is shown then takes its place. nil for anything said.
    package var pressed: MessageRef?
    /// What the pressed button is answered with, where its press says nothing else.
    package var popUp: (any Reply)?
    /// Who was chosen of several people of one name.
    package var meant: [PersonID] = []
    /// Names that several have whom the viewer knows; nil while it was not looked for.
    package var namesOfSeveral: Set<String>?
    /// Changes with the viewer's language.
    package var voice: Voice
    package let random: RandomSource
    /// The viewer's; a group has its own.
    package internal(set) var settings: Settings
    /// The newest entry of this piece, for its Undo button; nil while nothing changed.
    package internal(set) var lastEntry: EntryID?
    /// What the newest entry says, as long as nothing has been linked to it since.
    package internal(set) var lastEntryRow: EntryRow?
    /// The viewer's `nameStamp` as it was read, and the `writes` of then; nil while it was not looked for.
    package var keptNameStamp: (stamp: Int64?, writes: Int)?
    /// The actor's open question as it lies on disk; nil while it was not looked for.
    var keptQuestion: String??
    /// What the actor's talk was about as it lies on disk; nil while it was not looked for.
    var keptTalk: KeptTalk?
    /// The entry that is open while `change` runs its body.
    var openEntry: EntryID?
    /// The things that this piece made or changed, in order, each once.
    package internal(set) var subjects: [Thing] = []
    /// The cards that this piece shows, by code.
    package internal(set) var shown: [String] = []
    /// What this piece gives to choose from, by the presses' codes, in their order.
    package var offered: [String] = []
    /// The buttons of the message that this piece said last.
    package internal(set) var buttonsSaid: [Button] = []
    /// The line that this piece offers to keep, by the messenger's id.
    package var unread: String?
    /// How the actor has moved in this piece; nil where no newer position came.
    package internal(set) var positionMove: PositionMove?
    /// The words of the message that is answered, as they were meant.
    package var heard: String?
    /// What the talk was about is kept already.
    package internal(set) var keptRecall = false
    /// What was sent with the message has found its place: on a thing, in a draft or in a job that reads it.
    package var hasPlacedFiles = false
    /// What is said while several parts are done; nil where all goes to the outbox at once.
    var held: [HeldReply]?
    /// All changes are one entry.
    var joinsEntries = false
    /// The entry that further changes join.
    var joinedEntry: EntryRow?

    /// What it was told of single things.
    var thingAnswers = ThingAnswers()

    let account: Account

    /// The piece belongs to a group's chat, so everything is the group's.
    package var isGroup: Bool { account.isGroup }

    package var db: Database { transaction.db }

    /// The imported map, where there is one. What takes long of it is asked before the piece, never in it.
    package var atlas: (any Atlas)? { transaction.atlas.flatMap { $0.extracts.isEmpty ? nil : $0 } }

    /// What others may be asked.
    package var outside: OutsideServices { transaction.outside }

    package init(
        transaction: Transaction, now: Date, actor: PersonID, account: Account, chat: ChatID?, cause: MessageRef? = nil,
        voice: Voice, random: RandomSource
    ) {
        self.transaction = transaction
        self.now = now
        self.actor = actor
        self.account = account
        self.chat = chat
        self.cause = cause
        self.voice = voice
        self.random = random
        settings = account.settings
    }

    /// - Throws: `SessionError.unknownOwner` when the viewer is not in the store.
    package convenience init(
        transaction: Transaction, now: Date, actor: PersonID, viewer: OwnerID, chat: ChatID?, cause: MessageRef? = nil,
        voice: Voice, random: RandomSource
    ) throws {
        self.init(
            transaction: transaction, now: now, actor: actor, account: try transaction.account(of: viewer), chat: chat,
            cause: cause, voice: voice, random: random)
    }

    /// A look with a chat's own eyes and no actor, as for drawing a card; a group is a viewer like any other.
    /// - Throws: `SessionError.unknownOwner` when the viewer is not in the store.
    package convenience init(
        looking transaction: Transaction, now: Date, viewer: OwnerID, chat: ChatID?, voice: Voice, random: RandomSource
    ) throws {
        try self.init(
            transaction: transaction, now: now, actor: PersonID(viewer.rawValue), viewer: viewer, chat: chat,
            voice: voice, random: random)
    }
}

/// A mistake of the program, not of a person.
package enum SessionError: Error, Equatable {
    case unknownOwner(OwnerID)
    /// The piece has no chat to speak in or to ask in.
    case noChat
    /// The piece has no message that caused it.
    case noCause
    /// An undo within `change`: it is an entry of its own.
    case entryIsOpen
}
