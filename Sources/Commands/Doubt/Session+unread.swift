import Actions
import Core
import Language
package import Store

extension Session {
    /// Answers a line that no phrase has read: does what it surely means, asks in doubt, says that a thing comes later,
    /// and else offers to keep it.
    package func answerUnread(_ spoken: Spoken, _ understanding: Understanding) throws {
        if let plain = spoken.withoutJoint { return try answerUnread(plain, understand(plain)) }
        guard spoken.text.count <= NoteText.longest else { throw Refusal(TalkReply.tooLong(spoken.text.count)) }
        try LonePair.refuseWrong(spoken.text)
        if try answerBeforeMeaning(spoken, understanding) { return }
        try answer(understanding.meaning, spoken)
    }

    /// What is looked at before what the line means; false where nothing of it was said.
    private func answerBeforeMeaning(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        if try understanding.meaning != .intent("yes") && answerSound(spoken) { return true }
        if spoken.isTalkToList {
            try offerToKeep(spoken, saying: spoken.notRead)
            return true
        }
        if try answerPlain(spoken, understanding) || sayWhoseEvent(spoken) || offerMapNamed(in: spoken) { return true }
        // "Karte für Oma kaufen" reads like the map of a place of that name.
        if let name = understanding.unknownName, name.typed.contains(" "), spoken.text.withoutEnd.hasSuffix(name.typed),
            understanding.line.isPlainChore
        {
            try take(spoken, as: TaskCommand.about.intent)
            return true
        }
        // "share my location" reads like sharing a thing of that name.
        if let name = understanding.unknownName, understanding.meaning != .intent("location.share") {
            try answer(spoken, naming: name, understanding)
            return true
        }
        return try note(factOfPlaceIn: spoken, understanding) || keepByItself(spoken, understanding.meaning)
            || askOfNotion(spoken, understanding.meaning) || missesList(spoken, understanding.meaning)
    }

    /// Does what the meaning asks for, or asks, or offers to keep the line.
    private func answer(_ meaning: Meaning, _ spoken: Spoken) throws {
        switch meaning {
        case .intent("yes") where spoken.isOwnWish || spoken.line.beginsWithDeed:
            try askWhichOf([TaskCommand.about.intent], spoken)
        // "call Tom", where a pin is called Tom: nothing says what else it is to be called.
        case .intent(RenamePinCommand.about.intent) where spoken.line.isTitleOfCall,
            .doubt([RenamePinCommand.about.intent]) where spoken.line.isTitleOfCall:
            try take(spoken, as: TaskCommand.about.intent)
        case .intent(MoveEventCommand.about.intent) where try movesNothingKept(spoken),
            .doubt([MoveEventCommand.about.intent]) where try movesNothingKept(spoken):
            try take(spoken, as: TaskCommand.about.intent)
        case .intent(MoveEventCommand.about.intent) where try tellsOfNewEvent(spoken):
            try take(spoken, as: EventCommand.about.intent)
        case .intent(EventCommand.about.intent) where try keepHours(spoken): break
        case .intent(EventCommand.about.intent) where spoken.line.tellsContact || spoken.line.tellsHours:
            try offerToKeep(spoken, saying: DoubtReply.fact)
        case .intent(PlaceSearchCommand.about.intent) where looksForNoKind(spoken):
            try offerToKeep(spoken, saying: spoken.notRead, mapRows(for: spoken))
        case .intent(PlaceSearchCommand.about.intent) where world == nil:
            try offerToKeep(spoken, saying: SeekReply.noMap(isAdministrator: isAdministrator))
            try waitForTime(of: spoken)
        case .intent(let intent): try take(spoken, as: intent)
        case .doubt([NoteCommand.about.intent]) where spoken.tellsFact, .nothing(.elsewhere) where spoken.tellsFact:
            try offerToKeep(spoken, saying: DoubtReply.fact, mapRows(for: spoken))
        case .doubt(let intents): try askWhichOf(intents, spoken)
        case .nothing(.chat): try offerToKeep(spoken, saying: DoubtReply.chat)
        case .nothing(nil) where try showOwn(withRareWordsOf: spoken),
            .nothing(.elsewhere) where try showOwn(withRareWordsOf: spoken):
            break
        case .nothing(.elsewhere):
            try offerToKeep(spoken, saying: DoubtReply.elsewhere)
            if spoken.line.namesDuty { try waitForTime(of: spoken) }
        case .nothing(nil):
            // What only names something is spoken of from then on.
            if spoken.line.isNotion { try forgetRecall() }
            try offerToKeep(spoken, saying: spoken.notRead, mapRows(for: spoken))
            try waitForTime(of: spoken)
        }
    }

    /// A line that would be read, if only something had the name in it.
    private func answer(_ spoken: Spoken, naming name: NameMatch, _ understanding: Understanding) throws {
        if let (command, odd) = try understanding.oddWord(of: spoken, among: names()),
            try command.explain(odd, in: self)
        {
            return
        }
        if try shareOther(named: name, spoken, understanding) || showMemories(named: name, understanding)
            || lookAtShared(named: name, understanding) || showNearest(named: name, understanding)
        {
            return
        }
        try sayUnknown(name, in: spoken, understanding)
    }

    /// "share buy milk with Ben", "who can see the wifi note": names are of pins and lists, but a note, a to-do or an event
    /// may say the words.
    private func shareOther(named name: NameMatch, _ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard let meant = understanding.suggestion, Understanding.command(of: meant).about.area == .sharing,
            try mayShareOther(named: name.typed)
        else { return false }
        try Understanding.command(meant, of: spoken, names()).perform(in: self)
        return true
    }

    /// "memories Lisbon": no pin is called so, but some say it in their labels or addresses.
    private func showMemories(named name: NameMatch, _ understanding: Understanding) throws -> Bool {
        guard let meant = understanding.suggestion, Understanding.command(of: meant) == MemoriesCommand.self,
            let words = SearchWords(name.typed), try memoryCount(.words(words)) > 0
        else { return false }
        try show(MemoriesCard(.words(words)))
        return true
    }

    /// "take me to the museum": no pin is called so, but the map knows such places, and the nearest has its directions.
    private func showNearest(named name: NameMatch, _ understanding: Understanding) throws -> Bool {
        guard world != nil, let meant = understanding.suggestion,
            Understanding.command(of: meant) == NavigateCommand.self,
            let kind = PlaceWish(kind: name.typed, language: understanding.line.language)
        else { return false }
        try seekNearest(kind)
        return true
    }

    /// "the concert is on Friday at 8": an event of which is said when it is, where the calendar has none called so.
    private func tellsOfNewEvent(_ spoken: Spoken) throws -> Bool {
        let line = spoken.line.inLikeliestLanguage
        let slots = WishSlots.slots(of: line, for: EventCommand.about.intent, names: .none)
        guard line.saysWhen, let title = slots.text(SlotName.title)?.trimmed, !title.isEmpty else { return false }
        return try eventsNamed(title).isEmpty
    }

    /// "move sofa saturday 11am", where nothing of one's own is called so.
    private func movesNothingKept(_ spoken: Spoken) throws -> Bool {
        guard let name = spoken.line.object(of: .moving) else { return false }
        let title = LineReader.read(name, language: spoken.line.language).withoutTimes.trimmed
        return try toCome(named: title).isEmpty && isDeedOfFreeDay(spoken)
    }

    /// "closes at 10pm" of the place that was spoken of last: no event, but a note there.
    private func keepHours(_ spoken: Spoken) throws -> Bool {
        guard spoken.line.tellsHours, let thing = try spokenOf(spoken.repliedThing).last, thing.kind == .place,
            let place = try MeantPlace(.pin(PlaceID(thing.id)), in: self)
        else { return false }
        try note(spoken, at: place)
        return true
    }

    /// "what is on my shopping list", where no list is called so: not all to-dos, as if they were on it.
    private func missesList(_ spoken: Spoken, _ meaning: Meaning) throws -> Bool {
        let opens = [TasksCommand.about.intent, ShowListCommand.about.intent].contains {
            [.intent($0), .doubt([$0])].contains(meaning)
        }
        guard opens, let name = spoken.line.listAskedFor,
            try heading(named: listName(name)) == nil
        else { return false }
        try show(MyListsCard(), note: DoubtReply.unknown(name))
        return true
    }

    /// "show bakehouse": no kind of place that could be looked for.
    private func looksForNoKind(_ spoken: Spoken) -> Bool {
        WishSlots.slots(of: spoken.line.inLikeliestLanguage, for: PlaceSearchCommand.about.intent, names: .none)
            .places("what") == nil
    }
}

extension Spoken {
    /// "lol", "mach ich morgen" in reply to a list: nothing to put on it.
    fileprivate var isTalkToList: Bool {
        guard repliedCard is TasksCard else { return false }
        return AskedSaying(line) != nil || SignalWord.chatting.isSaid(by: text.withoutEnd)
    }
}

extension Understanding {
    /// A place is to go on a list, or a thing among those to do, as which such a line is taken.
    var putsOnList: Bool {
        [ListAddCommand.about.intent, TaskCommand.about.intent].contains { meaning == .intent($0) }
    }

    /// What it asks for is known, and is nothing to look for in the world.
    var asksForKnown: Bool {
        if case .intent(let intent) = meaning { !intent.hasPrefix("place.") } else { false }
    }
}

extension Spoken {
    /// "bread" of "and bread too", where that adds to nothing that was said before.
    fileprivate var withoutJoint: Spoken? {
        guard line.begins(with: .and), let followUp, followUp.kind == .add, followUp.isNoun else { return nil }
        return saying(followUp.words)
    }
}
