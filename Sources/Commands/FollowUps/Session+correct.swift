import Actions
import Core
import Language
import Store

extension Session {
    /// More are a sentence.
    private static let mostWords = 5

    /// "no, bread" right after one's own "buy bred": what was just kept is called so; false for any other line.
    func correct(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard understanding.best == nil, spoken.isWordsAlone,
            let words = spoken.line.correction, AskedSaying(spoken.line) == nil, let thing = try justKept(spoken)
        else { return false }
        let line = LineReader.read(words, language: spoken.line.language)
        guard line.tokens.count <= Self.mostWords, line.mayName, !line.isTelling, !line.tellingWords.isEmpty,
            try Understanding(line, names: names()).mayBeTitle
        else { return false }
        let old = try LineReader.read(self.words(of: thing), language: language)
        try `do`(.words(old.withObject(words) ?? words), with: thing, frame(of: spoken), isTyped: true)
        return true
    }

    /// "call dad instead" right after "call mum tomorrow": the same is done with somebody or something else; false for any
    /// other line.
    func doOtherInstead(_ spoken: Spoken) throws -> Bool {
        let words = spoken.line.withoutAnew
        guard words != spoken.text.trimmed, spoken.isWordsAlone,
            let thing = try justKept(spoken), thing.kind == .task || thing.kind == .reminder,
            case let new = LineReader.read(words, language: spoken.line.language), new.timeValues.isEmpty,
            try new.hasVerb(of: LineReader.read(self.words(of: thing), language: language))
        else { return false }
        try reword(thing, as: words)
        return true
    }

    /// "its Wednesday", "maybe 11" right after something with a time was kept: it is then; false for any other line.
    func restateTime(_ spoken: Spoken) throws -> Bool {
        guard spoken.isWordsAlone, let time = spoken.line.timeRestated, let thing = try justKept(spoken),
            [.event, .task, .reminder].contains(thing.kind), let start = try start(of: thing),
            try spoken.followUp == nil || mayBeHour(spoken, start)
        else { return false }
        let said = spoken.making(time)
        return try follow(said, understand(said))
    }

    /// "10" of what has a day and no hour yet, or right after "no".
    private func mayBeHour(_ spoken: Spoken, _ start: FloatingTime) throws -> Bool {
        guard spoken.followUp?.kind == .pick, let recall = try lastRecall, !recall.hasChoice,
            recall.things.last?.kind != .task
        else { return false }
        return start.minute == nil || recall.buttons?.allSatisfy { CommandCatalog.press($0.code) is UndoPress } == true
    }

    /// "*milk" right after one's own "buy mlik": its nearest word is put right; false where none is near.
    func correctByStar(_ spoken: Spoken) throws -> Bool {
        guard spoken.message.attachments.isEmpty, let star = StarCorrection(spoken.text),
            let thing = try justKept(spoken), let words = try star.mending(words(of: thing))
        else { return false }
        try `do`(.words(words), with: thing, frame(of: spoken), isTyped: true)
        return true
    }

    /// The one thing of one's own that the last line made or changed, or that it replies to.
    func justKept(_ spoken: Spoken) throws -> Thing? {
        let recall = try lastRecall
        let thing = spoken.message.replyTo == nil ? recall?.things.last : spoken.repliedThing
        guard let thing, recall?.made != nil, recall?.things.contains(thing) == true,
            FollowDeed.words("").fits(thing.kind)
        else { return nil }
        return try isOwn(thing) && mayChange(thing) ? thing : nil
    }
}

extension Spoken {
    /// The words that give what was spoken of another time: "make it Wednesday".
    func making(_ time: String) -> Spoken {
        saying("\(LanguageTables.tables(for: line.language).leads.change) \(time)")
    }
}

extension Understanding {
    /// It is no wish of another sort, and no talk.
    var mayBeTitle: Bool {
        if let best { return Self.command(of: best) is any WishCommand.Type }
        return if case .nothing(.some) = meaning { false } else { true }
    }
}
