import Actions
import Core
import Language

/// Lines that nobody calls a place, though they are no command.
extension Spoken {
    /// It may be what a place is called, where its name is not asked for.
    var mayBePlaceName: Bool {
        !isSaidOfIt && !isWishWithTime && !isDeed && !isReaction && !hasLink && !line.beginsWithCopula && !isChoice
            && line.soleTime == nil
    }

    /// "2", "the first one": rather one of several things.
    private var isChoice: Bool { line.numberAlone != nil || followUp?.kind == .pick }

    /// It may be a name, though it rather says what to do or what one thinks: "send this to Ben", "I like this place", "not
    /// sure yet", "great place".
    var isDoubtfulName: Bool {
        let words = line.tokens.filter { $0.kind == .word }
        guard words.count > 1, text.first?.isUppercase != true else { return false }
        return line.beginsWithVerb || line.isDenying || line.beginsWithSpeaker || !line.isTelling(text)
    }

    /// An address of the web is no name.
    private var hasLink: Bool { line.tokens.contains { $0.kind == .link } }

    /// The same right after a pin, whose name may be of more words: "the best coffee in town".
    var mayBeNameOfPin: Bool {
        !isSaidOfIt && !isWishWithTime && !isTimed && !line.isPlainChore && !isReaction && !hasLink && !line.asks
            && !line.without(.having).begins(with: .completed)
    }

    /// "yes", "ok"
    var nods: Bool { [.take, .nod].contains(AskedSaying(line)) }

    /// "pick up the kids from school", "gym tomorrow 18:00": so many words, or a time of day, that no place is called so.
    private var isDeed: Bool {
        let count = line.tokens.filter { $0.kind == .word }.count
        return isOwnWish && count > 3 || isTimed || line.isPlainChore || line.callsSomebody || tellsOfDeed
    }

    /// "gym tomorrow 18:00", "call mum at 6", but not "Table 8pm".
    private var isTimed: Bool {
        let hasDay = line.timeValues.contains { if case .time(let time) = $0.value { time.day != nil } else { false } }
        return line.saysClock && (hasDay || line.tokens.count { $0.kind == .word } > 2)
    }

    /// "got the milk", "and bananas", "leaving the office": what was done, what is added, where one goes.
    private var tellsOfDeed: Bool {
        line.without(.having).begins(with: .completed) && line.tokens.count > 1 || followUp?.kind == .add
            || goesSomewhere || saysSomething
    }

    /// "at work: print contract", "car is on level 3".
    private var saysSomething: Bool {
        line.tokens.dropFirst().dropLast().contains { line.means($0.key, .being) || $0.key == ":" && !$0.isQuoted }
    }

    private var goesSomewhere: Bool {
        SaidCheckIn(line).relation != nil && line.tokens.count > 1 && text.first?.isLowercase == true
    }

    /// "heart it", "share it with @ben", "not today": of what was spoken of, or of a person, rather than a name.
    private var isSaidOfIt: Bool {
        line.says(.it) || text.contains("@") || followUp.map { !$0.isNear && ($0.isPlain || $0.answersNotice) } == true
    }

    /// "yes", "no", "5 stars", "❤️": what is thought of a thing.
    private var isReaction: Bool {
        AskedSaying(line) != nil || SignalWord.chatting.isSaid(by: text.withoutEnd)
            || !text.contains { $0.isLetter || $0.isNumber }
            || line.found.contains { if case .rating = $0.value { $0.tokens == line.tokens.indices } else { false } }
    }
}
