import Core

/// All that a piece of work remembers in its session besides what it writes, so that a step can be taken back whole.
struct SessionMemory {
    private let settings: Settings
    private let voice: Voice
    private let popUp: (any Reply)?
    private let lastEntry: EntryID?
    private let lastEntryRow: EntryRow?
    private let joinedEntry: EntryRow?
    private let keptQuestion: String??
    private let keptTalk: KeptTalk?
    private let subjects: [Thing]
    private let shown: [String]
    private let offered: [String]
    private let unread: String?
    private let positionMove: PositionMove?
    private let keptRecall: Bool
    private let hasPlacedFiles: Bool
    private let held: [HeldReply]?

    init(of session: Session) {
        (settings, voice, popUp) = (session.settings, session.voice, session.popUp)
        (lastEntry, lastEntryRow, joinedEntry) = (session.lastEntry, session.lastEntryRow, session.joinedEntry)
        (keptQuestion, keptTalk, subjects) = (session.keptQuestion, session.keptTalk, session.subjects)
        (shown, offered, unread) = (session.shown, session.offered, session.unread)
        (positionMove, keptRecall, held) = (session.positionMove, session.keptRecall, session.held)
        hasPlacedFiles = session.hasPlacedFiles
    }

    func putBack(into session: Session) {
        (session.settings, session.voice, session.popUp) = (settings, voice, popUp)
        (session.lastEntry, session.lastEntryRow, session.joinedEntry) = (lastEntry, lastEntryRow, joinedEntry)
        (session.keptQuestion, session.keptTalk, session.subjects) = (keptQuestion, keptTalk, subjects)
        (session.shown, session.offered, session.unread) = (shown, offered, unread)
        (session.positionMove, session.keptRecall, session.held) = (positionMove, keptRecall, held)
        session.hasPlacedFiles = hasPlacedFiles
    }
}
