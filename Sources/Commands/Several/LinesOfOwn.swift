import Actions
import Core
import Language
import Store

/// The lines of a message that are wishes of their own: "call plumber tomorrow 9am", "pay rent by friday", "buy milk" below
/// each other, or "milk; bread; eggs" beside each other.
struct LinesOfOwn {
    /// Each as if it had been sent alone; nothing where a line may belong to the one before it.
    private(set) var parts: [String] = []
    /// All of them are things to do or to get, and no command.
    private(set) var isList = true
    private let names: Names
    private let language: LanguageID
    /// A day on a line of its own is that of those below it.
    private var day: String?
    private var last: LineOfOwn.Kind?
    /// Things that are no wish for sure, as long as most are.
    private var doubtful = 0

    init(_ text: String, language: LanguageID, names: Names) {
        (self.names, self.language) = (names, language)
        let lines = TaskSheet.withoutNumbers(TaskSheet.lines(of: TaskSheet.unmarked(text, language))).filter {
            !$0.isEmpty
        }
        let pieces = lines.flatMap { $0.split(separator: ";").map(\.trimmed) }.filter { !$0.isEmpty }
        guard pieces.count > 1, pieces.count <= Session.mostSteps, !lines.contains(where: { TaskSheet.step($0) != nil })
        else { return }
        let isWhole = pieces.allSatisfy { take($0) } && doubtful * 2 < parts.count && parts != [text.trimmed]
        // "flight OS123" over when it departs is no thing by itself.
        if !isWhole || !isList && (pieces.count > lines.count || doubtful > 0) { parts = [] }
    }

    /// False where the line is no wish by itself.
    private mutating func take(_ line: String) -> Bool {
        let bare = LineReader.read(line.hasSuffix(":") ? String(line.dropLast()) : line, language: language)
        if last != .note, bare.isDayAlone {
            day = bare.text
            return true
        }
        let own = LineOfOwn(line, language, names)
        // A note takes what follows it, until a line begins with a command's own words.
        if last == .note, !own.isCommand, !own.isDeedWithDay {
            parts[parts.count - 1] += "\n" + line
            return true
        }
        guard !line.hasSuffix(":"), let kind = own.kind else { return false }
        if kind == .talk { return true }
        guard last.map({ own.mayFollow($0) }) != false else { return false }
        if kind == .thing(isSure: false) { doubtful += 1 }
        isList = isList && own.isOfList
        last = kind
        let said = own.things(isOfList: isList)
        parts += day.map { WishSplit.under($0, said, language) } ?? said
        return true
    }
}

/// One line of several, and what it surely is by itself.
struct LineOfOwn {
    enum Kind: Equatable {
        case talk, note, reminder, event
        /// Something that is done with what it names: "rate Bakery 5".
        case change
        /// What people do; of few words, things below it may be more of what is got.
        case deed(isShort: Bool)
        case thing(isSure: Bool)
    }

    let kind: Kind?
    /// It begins with a command's own words.
    let isCommand: Bool
    private let line: ReadLine

    init(_ text: String, _ language: LanguageID, _ names: Names) {
        line = LineReader.read(text, language: language)
        let understanding = Understanding(line, names: names)
        let intent = understanding.ownIntent(of: line)
        guard !understanding.changesNamed else {
            (kind, isCommand) = (.change, true)
            return
        }
        isCommand = understanding.best != nil && understanding.hasOwnWords && intent.map(Self.kept.contains) == true
        kind = Self.kind(of: line, intent, isCommand: isCommand)
    }

    private static func kind(of line: ReadLine, _ intent: String?, isCommand: Bool) -> Kind? {
        let words = line.tokens.filter { $0.kind == .word }
        let isThing =
            ThingsInLine.parts(of: line.text, language: line.language).allSatisfy {
                ThingsInLine.isThing($0, ofHousehold: false, language: line.language) && !isAmount($0)
            } && line.times.isEmpty && !line.isTelling && !line.tokens.contains { $0.kind == .link || $0.key == ":" }
        switch intent {
        case "talk": return .talk
        case NoteCommand.about.intent: return .note
        case ReminderCommand.about.intent: return .reminder
        case EventCommand.about.intent: return .event
        case TaskCommand.about.intent where isThing && !isCommand: return .thing(isSure: true)
        case TaskCommand.about.intent:
            let telling = line.tellingWords.split(separator: " ").count
            return .deed(isShort: words.count < 4 && telling == words.count)
        case nil where isThing: return .thing(isSure: false)
        default: return nil
        }
    }

    /// "5 l" of "white, 5 l": how much of what stands before it.
    private static func isAmount(_ words: String) -> Bool {
        words.contains(where: \.isNumber) && words.split { !$0.isLetter }.allSatisfy { $0.count < 3 }
    }

    /// It is no part of the line before it: "bring papers" may be said of the appointment above it, "socks" of "pack for Rome".
    func mayFollow(_ last: Kind) -> Bool {
        switch (last, kind) {
        case (.event, .deed), (.reminder, .deed): isCommand || !line.timeValues.isEmpty || last == .reminder
        case (.event, .thing), (.reminder, .thing), (.deed(isShort: false), .thing): false
        default: true
        }
    }

    /// "buy milk tomorrow": something to do of which is said on which day.
    var isDeedWithDay: Bool {
        guard case .deed = kind else { return false }
        return line.timeValues.contains { if case .time(let time) = $0.value { time.day != nil } else { false } }
    }

    /// It is something to do or to get, and no command.
    var isOfList: Bool {
        switch kind {
        case .deed: !isCommand && !line.text.contains { "@:".contains($0) }
        case .thing, .talk: true
        default: false
        }
    }

    /// "milk, bread" as two.
    func things(isOfList: Bool) -> [String] {
        guard isOfList, case .thing = kind else { return [line.text] }
        return ThingsInLine.parts(of: line.text, language: line.language)
    }

    private static let kept: Set<String> = [
        TaskCommand.about.intent, EventCommand.about.intent, ReminderCommand.about.intent, NoteCommand.about.intent,
    ]
}

extension Understanding {
    /// It surely changes one of the person's things, which it names.
    fileprivate var changesNamed: Bool {
        let types: [any Command.Type] = [
            RateCommand.self, FavouriteCommand.self, UnfavouriteCommand.self, LabelPinCommand.self,
            ListAddCommand.self, RenamePinCommand.self,
        ]
        guard let best, best.assumptions.isEmpty, types.contains(where: { $0 == Self.command(of: best) }) else {
            return false
        }
        let name = best.slots.name(SlotName.place)
        return name?.isKnown == true && name?.isAmbiguous == false
    }

    /// What the line surely is by itself, "talk" included; nil where that is in doubt, but for what people do.
    fileprivate func ownIntent(of line: ReadLine) -> String? {
        let intent: String?
        if let best {
            intent = Self.command(of: best).about.intent
        } else {
            switch meaning {
            case .intent(let sure): intent = sure
            case .doubt(let intents):
                let task = TaskCommand.about.intent
                intent = intents.contains(task) && (line.opensWithDeed || line.isChore) ? task : nil
            case .nothing where line.opensWithDeed: intent = TaskCommand.about.intent
            case .nothing(.chat): intent = "talk"
            case .nothing: intent = nil
            }
        }
        return intent.map { ["greeting", "thanks", "none"].contains($0) ? "talk" : $0 }
    }
}
