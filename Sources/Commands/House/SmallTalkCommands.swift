import Actions
package import Core
import Foundation
import Language
import Store

/// Stops whatever step is open.
struct CancelCommand: Command {
    static let about = About(
        intent: "cancel", area: .talk, menu: "cancel", summary: "Stop the step you are in",
        phrases: [
            "cancel [that|it|this]", "(stop|abort|quit) [that|it|this]", "never mind", "nevermind", "forget it", "nvm",
            "not now", "leave it", "no need [any more|anymore|any longer|for it|for that]",
            "[it is|its|that is|thats|is] (not|no longer) (needed|necessary) [any more|anymore|after all|now]",
            "forget (that|this|it all)", "scratch (that|it)",
            "(wrong one|wrong button|wrong chat|my mistake)",
        ],
        examples: ["cancel", "never mind"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws { try session.cancelStep() }
}

extension Session {
    /// Stops whatever step is open, and says so.
    func cancelStep() throws {
        let offered = try lastRecall?.buttons == nil ? nil : lineToKeep
        let wasOpen = try openQuestion()?.isWaiting == true || offered != nil
        _ = try offered.map(takeUnread)
        try clearQuestion()
        try mark(draftTopic)
        if try !wasOpen && (offersToStay() || offersToTakeBack()) { return }
        let undo = try wasOpen ? nil : freshUndo
        if try !wasOpen && undo == nil && askAboutNotices() { return }
        try say(
            Outgoing(
                voice.say(wasOpen ? TalkReply.cancelled : TalkReply.nothingToCancel),
                buttons: undo.map { [[$0]] } ?? [], keyboard: isGroup || undo != nil ? nil : .removed))
    }

    /// "Never mind", said to what rang: whether it is done; false where nothing waits.
    private func askAboutNotices() throws -> Bool {
        let waiting = try waitingNotices()
        guard let first = waiting.first else { return false }
        let card: any Card = waiting.count == 1 ? ReminderCard(ReminderID(first.id)) : RemindersCard()
        try show(card, note: ReminderReply.isItDone)
        return true
    }

    /// Takes back what the person has done a moment ago, which "never mind" may be about; nil where that is longer ago.
    fileprivate var freshUndo: Button? {
        get throws {
            guard let entry = try newestUndoable(), now.timeIntervalSince(entry.at) < 600 else { return nil }
            return UndoPress(entry.id).button(entry.undoTitledLabel, voice)
        }
    }
}

/// Thanks get a word back.
struct ThanksCommand: Command {
    static let about = About(
        intent: "thanks", area: .talk, summary: "Say thanks",
        phrases: [
            "(thanks|thank you|thx|ty|cheers|merci) [a lot|so much|very much|again|bot|wayside]", "many thanks",
            "(great|perfect|awesome|nice|cool|ok|okay) [thanks|thank you]",
        ],
        examples: ["thanks"])

    let spoken: Spoken
    init(_ said: Said) throws { spoken = said.spoken }

    func perform(in session: Session) throws {
        if try session.askIfDone(noddedAt: spoken) { return }
        try session.say(reply: TalkReply.welcome)
    }
}

/// So does a farewell.
struct FarewellCommand: Command {
    static let about = About(
        intent: "greeting", key: "farewell", area: .talk, summary: "Say good night or goodbye",
        phrases: [
            "(good night|goodnight|bye|bye bye|goodbye|good bye|see you|see ya|cya|ciao) [then|bot|wayside|later|soon|all]",
            "have a (good|nice|great) (day|evening|night|weekend)",
        ],
        examples: ["good night"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.say(reply: TalkReply.farewell(session.actorName)) }
}

package enum TalkReply: Reply {
    case farewell(String)
    case cancelled, nothingToCancel, welcome, sorry, setAside
    case notRead(String)
    case stillOpen, lineForgotten, unknownButton
    case keepAsTask, keepAsNote, asWhich, keepInCalendar
    case tooLong(Int)
    case nothingToRead
    case editedTooFar
    case editedNothing

    package var wording: Wording {
        switch self {
        case .cancelled: Wording("talk.cancelled", "Stopped. Nothing was changed.")
        case .nothingToCancel:
            Wording("talk.nothingToCancel", "Nothing is open. To take back the last change, type `undo`.")
        case .welcome: Wording("talk.welcome", "You're welcome.")
        case .farewell(let name):
            Wording("talk.farewell", "See you, {name}! I go on watching the clock.", ["name": .text(name)])
        case .sorry:
            Wording(
                "talk.sorry",
                "Sorry, something went wrong on my side and nothing was changed. The operator has been told. Please try again."
            )
        case .setAside:
            Wording(
                "talk.setAside",
                "Sorry, I stumbled over that several times, so I have set it aside; nothing was changed. The operator has been told."
            )
        case .notRead(let text):
            Wording(
                "talk.notRead",
                "I am not sure what to do with “{text}”. Shall I keep it as a to-do or a note? If you meant something else, `help` shows how to say it.",
                ["text": .text(text)])
        case .stillOpen:
            Wording(
                "talk.stillOpen",
                "(I still wait for the answer to my question above. Quotes make words the answer; `cancel` ends it.)"
            )
        case .lineForgotten:
            Wording(
                "talk.lineForgotten",
                "That line is kept already, or more than a day old. If you miss it, send it again, beginning with `note`."
            )
        case .unknownButton:
            Wording("talk.unknownButton", "I do not know that button; it may be from an older version. Type `help`.")
        case .keepAsTask: Wording("talk.keepAsTask", "Keep as to-do")
        case .keepAsNote: Wording("talk.keepAsNote", "Keep as note")
        case .asWhich: Wording("talk.asWhich", "As a to-do, or as a note?")
        case .keepInCalendar: Wording("talk.keepInCalendar", "Put in my calendar")
        case .tooLong(let length):
            Wording(
                "talk.tooLong", "That is very long ({length} characters). A note has at most 4000; send it in parts.",
                ["length": .number(length)])
        case .nothingToRead:
            Wording(
                "talk.nothingToRead",
                "I cannot read that kind of message yet. Send text, a photo, a file or a location.")
        case .editedTooFar:
            Wording(
                "talk.editedTooFar",
                "Your message reads as something else now, so I left what it had made as it was. Send the new line as a new message."
            )
        case .editedNothing:
            Wording("talk.editedNothing", "I could not read the edited message, so I left what it had made as it was.")
        }
    }
}
