import Core
import Language
package import Store

extension Session {
    /// "gym tomorrow 6am no wait 7am" as it is meant; a note, and what somebody else wrote, keep their words.
    package func putRight(_ heard: Spoken) throws -> Spoken {
        let plain = try openedPlainly(withoutJoint(withoutFillers(withoutEmphasis(withoutNumber(heard)))))
        let spoken = try withoutReason(asNotice(daysPlainly(plain)))
        guard spoken.message.attachments.isEmpty, spoken.message.forwardedFrom == nil, let words = spoken.line.putRight,
            case let understanding = try understand(spoken), !understanding.isNote
        else { return spoken }
        return spoken.saying(words)
    }

    /// What is said while one thinks, as dictation writes it down.
    private func withoutFillers(_ spoken: Spoken) throws -> Spoken {
        guard spoken.isOwnLine, let words = spoken.line.withoutFillers,
            try !understand(spoken).isNote
        else { return spoken }
        return spoken.saying(words)
    }

    /// "1. wash car", one line of a list that somebody counts.
    private func withoutNumber(_ spoken: Spoken) -> Spoken {
        guard spoken.message.forwardedFrom == nil, !spoken.text.contains("\n"),
            let words = ListMark.withoutNumber(spoken.text),
            LineReader.read(words, language: spoken.line.language).opensWithDeed
        else { return spoken }
        return spoken.saying(words)
    }

    /// "sick today, move everything to Monday": what is to be changed, where the whole line is no command.
    private func withoutReason(_ spoken: Spoken) throws -> Spoken {
        guard spoken.isOwnLine, try understand(spoken).best == nil else {
            return spoken
        }
        return try spoken.line.withoutReason.map { spoken.saying($0.text) }.first {
            try understand($0).changesWithOwnWords
        } ?? spoken
    }

    /// "1 hour before", "with a reminder the day before" of what takes place asks to be told of it then.
    private func asNotice(_ spoken: Spoken) throws -> Spoken {
        guard spoken.isOwnLine,
            let words = spoken.line.reminderBefore, let thing = try spokenOf(spoken.repliedThing).last,
            [.event, .task].contains(thing.kind),
            try start(of: thing) != nil
        else { return spoken }
        return spoken.saying(words)
    }

    /// What has its own day is no part of what was said before.
    private func withoutJoint(_ spoken: Spoken) -> Spoken {
        guard spoken.isOwnLine, let words = spoken.line.wishBehindJoint ?? spoken.line.reminderBehindJoint else {
            return spoken
        }
        return spoken.saying(words)
    }

    /// "weck mich um 7" of "wecken Sie mich um 7", where that is a command; words that may be kept stay as they were typed.
    private func openedPlainly(_ spoken: Spoken) throws -> Spoken {
        guard spoken.isOwnLine, let words = spoken.line.withPlainOpening,
            case let plain = spoken.saying(words), try understand(plain).hasOwnWords
        else { return spoken }
        return plain
    }

    /// The days on which something does not come stand beside how often it comes, its hours beside its days.
    private func daysPlainly(_ spoken: Spoken) throws -> Spoken {
        let line = spoken.line
        guard spoken.isOwnLine,
            let words = line.withExceptionBeside ?? line.withHoursOfEachDay ?? line.withHourBehindThing,
            try !understand(spoken).isNote
        else { return spoken }
        return spoken.saying(words)
    }

    /// Marks around words are no part of what they say.
    private func withoutEmphasis(_ spoken: Spoken) throws -> Spoken {
        guard spoken.isOwnLine, StarCorrection(spoken.text) == nil,
            case let plain = Emphasis.removed(from: spoken.text), plain != spoken.text,
            try !understand(spoken).isNote
        else { return spoken }
        return spoken.saying(plain)
    }
}

extension Understanding {
    /// A command's own words give something another time or take it away.
    fileprivate var changesWithOwnWords: Bool {
        guard let best, hasOwnWords else { return false }
        let intent = Self.command(of: best).about.intent
        return [".update", ".delete"].contains { intent.hasSuffix($0) }
    }
}

extension Spoken {
    /// Typed by whoever sends it, and no command with a slash.
    fileprivate var isOwnLine: Bool { message.forwardedFrom == nil && !isSlashCommand }
}
