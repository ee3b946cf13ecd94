import Core
package import Language

/// What a line means to the catalog.
package struct Understanding: Sendable {
    package let candidates: [Candidate]
    /// As the language reads it whose phrases fit; where none do, as the likeliest one.
    private(set) var line: ReadLine
    /// What a line that no phrase reads surely may mean.
    private(set) var ranking: Ranking?
    /// The first candidate is not sure by itself for a typing error, but among what was learned to be likeliest.
    private var isSupported = false
    /// It only looks like a command.
    private let isSaying: Bool
    private let names: Names

    /// At or above it a command's own words stand in the line as they are, or all but.
    private static let plain = 0.9
    /// At or above it the whole line is such words.
    private static let whole = 0.95
    /// At or above it a line is taken as meant; below it the bot asks.
    static let sure = 0.75
    /// Below it nothing is even suggested.
    static let thinkable = 0.5

    /// A line that its own language does not read is tried in the others.
    package init(_ line: ReadLine, names: Names) {
        let own = Understanding(only: line, names)
        let others = own.isRead ? [] : CommandCatalog.matcher.otherReadings(of: line, names: names)
        let other = others.lazy.map { Understanding(only: $0, names, exactly: true) }.first(where: \.isPlain)
        self = other ?? own
        guard !isRead else { return }
        self.line = line.inLikeliestLanguage
        ranking = Ranker.of(self.line.language)?.ranking(of: self.line, names: names)
        // "noet gym: squats": the phrase alone is not sure, but what was learned has it among the likeliest.
        guard let first = candidates.first, self.line.language == line.language else { return }
        isSupported = ranking?.supports(first, of: Self.command(of: first).about.intent) == true
    }

    private init(only line: ReadLine, _ names: Names, exactly: Bool = false) {
        let all = CommandCatalog.matcher.candidates(for: line, names: names, exactly: exactly)
        (self.line, self.names) = (line, names)
        isSaying = all.first?.intent == CommandCatalog.nothing
        candidates = isSaying ? [] : all.filter { $0.intent != CommandCatalog.nothing }
    }

    private var isRead: Bool { best != nil || isSaying }

    /// Sure, with nothing assumed: what is near a word or a name in another language may well be a word of one's own.
    private var isPlain: Bool { best?.assumptions.isEmpty == true }

    /// What it says of "it" is a command's own: "keep it on top" is no place to put a note under, "make it an alarm" no
    /// words, and "move the reminder to call mum" names one.
    var readsPronoun: Bool {
        let types: [any Command.Type] = [
            KeepOnTopCommand.self, OffTopCommand.self, RingCommand.self, ReopenTaskCommand.self,
            MoveReminderCommand.self, RenameTaskCommand.self, ShareCommand.self, PublishCommand.self,
            UnshareCommand.self,
        ]
        return best.map { best in types.contains { $0 == Self.command(of: best) } } == true
    }

    package var best: Candidate? {
        guard let first = candidates.first else { return nil }
        return first.score >= Self.sure || isSupported ? first : nil
    }

    /// It begins with a command's own words rather than being only the name of something.
    package var meansCommand: Bool {
        guard let best, best.score >= Self.plain, !isOnlyKind else { return false }
        return best.slots.all.reduce(0) { $0 + $1.range.count } < best.slots.all.count + 1 || best.score >= Self.whole
    }

    /// It may be a command: nothing that asks for a name takes it for one unasked.
    package var mayBeCommand: Bool { best != nil && !isOnlyKind }

    /// "Bakery", "gas station": a kind of places and nothing else, which is what people call things, too.
    package var isOnlyKind: Bool {
        guard let best, best.slots.all.count == 1, let filled = best.slots.all.first,
            case .places(let wish) = filled.value
        else { return false }
        return wish.area == nil && wish.opening == nil && wish.distance == nil && wish.words == line.text.trimmed
    }

    /// It surely says more than a time: a name, or words of its own beside those of the command.
    package var isAboutSomething: Bool {
        guard let best, !(Self.command(of: best) is any WishCommand.Type) else { return false }
        return best.slots.all.contains { !$0.isOfTime }
    }

    /// It surely begins with a command's own words rather than with the name of something.
    var hasOwnWords: Bool {
        guard let best else { return false }
        return best.slots.all.allSatisfy { $0.range.lowerBound > 0 }
    }

    /// It changes how the bot behaves.
    var isSetting: Bool { best.map { Self.command(of: $0).about.area == .settings } == true }

    /// Everything behind its first words is to be kept as it is.
    var isNote: Bool { best.map { Self.command(of: $0) == NoteCommand.self } == true }

    /// A word of it is only near to one of the command that is meant.
    var isMisspelt: Bool {
        best?.assumptions.contains { if case .keyword = $0 { true } else { false } } == true
    }

    /// The name that the line was about, had there been such a thing.
    package var unknownName: NameMatch? {
        suggestion?.slots.all.lazy.compactMap { filled in
            if case .name(let match) = filled.value, !match.isKnown { match } else { nil }
        }.first
    }

    /// The command that the line was about, and the name with one word more that it gave in the place of a name.
    func oddWord(of spoken: Spoken, among names: Names) throws -> (any ExplainsWord, NameAndWord)? {
        guard let suggestion, let match = suggestion.slots.name(SlotName.place),
            let odd = NameAndWord(match, among: names),
            let type = Self.command(of: suggestion) as? any ExplainsWord.Type
        else { return nil }
        return try (type.init(Said(spoken: spoken, slots: suggestion.slots, assumed: suggestion.assumed)), odd)
    }

    /// The nearest phrase when nothing is sure, as a suggestion.
    package var suggestion: Candidate? { candidates.first.flatMap { $0.score >= Self.thinkable ? $0 : nil } }

    /// The line wants the open step to end.
    package var isCancel: Bool { best.map { Self.command(of: $0) == CancelCommand.self } ?? false }

    /// The typed command that is meant; nil when that is not sure. Throws what is wrong with its values.
    package func command(for spoken: Spoken) throws -> (any Command)? {
        guard let best else { return nil }
        var spoken = spoken
        spoken.line = line
        return try Self.command(best, of: spoken, names)
    }

    static func command(_ candidate: Candidate, of spoken: Spoken, _ names: Names) throws -> any Command {
        let type = command(of: candidate)
        let slots = type is any WishCommand.Type ? wish(of: candidate, spoken, names) : candidate.slots
        return try type.init(Said(spoken: spoken, slots: slots, assumed: candidate.assumed))
    }

    /// What the words behind those of the phrase say besides the title: when, how often, where, how urgent.
    private static func wish(of candidate: Candidate, _ spoken: Spoken, _ names: Names) -> Slots {
        guard let title = candidate.slots.text(SlotName.title) ?? candidate.slots.text(SlotName.titles) else {
            return candidate.slots
        }
        let line = LineReader.read(title, language: spoken.line.language)
        let intent = command(of: candidate).about.intent
        let wish = WishSlots.slots(of: line, for: intent, names: names, isAsked: true)
        return Slots(wish.all + candidate.slots.all.filter { !wish.contains($0.name) })
    }

    /// The command's type.
    package static func command(of candidate: Candidate) -> any Command.Type { CommandPlace(of: candidate).command }
}
