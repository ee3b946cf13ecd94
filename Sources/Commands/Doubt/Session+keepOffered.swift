import Actions
import Core
import Language
import Store

/// What is typed in the place of a button under which a line can be kept.
extension Session {
    /// "as a note", "keep it as a to-do for Saturday", "to-do" right after a line was offered to be kept; false for anything else.
    package func keepOffered(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard !spoken.isSlashCommand else { return false }
        guard let (family, when) = spoken.kindToKeep(understanding), let line = try lineToKeep,
            let press = Self.press(keeping: line, as: family)
        else { return try press(namedIn: spoken, understanding) || dropOffered(spoken) }
        if let when { try addToUnread(line, when) }
        if let reply = try press.perform(in: self) { try say(reply: reply) }
        return true
    }

    /// "neither" of the ways in which a line was offered to be kept.
    private func dropOffered(_ spoken: Spoken) throws -> Bool {
        guard spoken.line.saysNoneOfThem, let line = try lineToKeep else { return false }
        _ = try takeUnread(of: line)
        try say(reply: TalkReply.cancelled)
        return true
    }

    /// "yes" where a line was offered to be kept one way or the other.
    func askAsWhich() throws -> Bool {
        guard let line = try lineToKeep else { return false }
        unread = line
        let task = KeepAsTask(line).button(TalkReply.keepAsTask, voice)
        let note = KeepAsNote(line).button(TalkReply.keepAsNote, voice)
        try say(Outgoing(voice.say(TalkReply.asWhich), buttons: [[task, note]]))
        return true
    }

    /// The line that was offered last, by the messenger's id, while it waits.
    var lineToKeep: String? {
        get throws {
            guard let line = try lastRecall?.unread, try hasUnread(of: line) else { return nil }
            return line
        }
    }

    private static func press(keeping line: String, as family: WishFamily) -> (any Press)? {
        switch family {
        case .task: KeepAsTask(line)
        case .note: KeepAsNote(line)
        case .event: IntentPress(message: line, intent: EventCommand.about.intent)
        case .reminder: IntentPress(message: line, intent: ReminderCommand.about.intent)
        case .list, .occasion: nil
        }
    }
}

extension Spoken {
    /// The kind of things that a line names, and when it is to be: "to-do", "keep it as a note", "calendar, Friday", but not
    /// "to-dos", which are shown.
    fileprivate func kindToKeep(_ understanding: Understanding) -> (WishFamily, when: String?)? {
        guard message.attachments.isEmpty else { return nil }
        if let kind = followUp?.kindToKeep { return (kind, followUp?.whenToKeep) }
        let when = line.wordsOfTime
        // "alarm 8pm" is a wish of its own.
        guard when.isEmpty || !line.saysClock,
            understanding.best.map({ Understanding.command(of: $0).about.intent.hasSuffix(".add") }) ?? true,
            case .kind(let family) = NewWords(line.reread(text.withoutEnd))
        else { return nil }
        return (family, when.isEmpty ? nil : when)
    }
}
