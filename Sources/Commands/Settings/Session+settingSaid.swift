import Actions
import Core
import Language
import Store

/// What is said of a setting that was made a line before.
extension Session {
    /// The setting is what is spoken of now, with the line that made it, and nothing of what was spoken of before it.
    package func recallSetting(saidAs words: String? = nil) throws {
        var recall = Recall()
        (recall.said, recall.made) = (isGroup ? nil : words ?? heard, lastEntry)
        try keepRecall(recall)
    }

    /// "at 7", "and one in the evening" right after a summary was set, "make it 23-7" after quiet hours: the same setting with
    /// that time; a summary leaves out no days, which is said. False for anything else.
    func changeSetting(_ spoken: Spoken) throws -> Bool {
        guard try understand(spoken).best == nil, let recall = try lastRecall, recall.isEmpty,
            let made = recall.made, let said = recall.said,
            try entry(made)?.kind == .settings, case let before = LineReader.read(said, language: language),
            let best = try Understanding(before, names: names()).best
        else { return false }
        switch Understanding.command(of: best) {
        case is SummaryCommand.Type: return try changeSummary(spoken, setBy: before)
        case is QuietCommand.Type:
            let words = spoken.followUp.flatMap { $0.kind == .change || $0.kind == .correct ? $0.words : nil }
            return try perform(QuietCommand.self, saying: "\(leads.quiet) \(words ?? spoken.text.withoutEnd)", spoken)
        default: return false
        }
    }

    private var leads: SpokenLeads { LanguageTables.tables(for: language).leads }

    private func changeSummary(_ spoken: Spoken, setBy before: ReadLine) throws -> Bool {
        let line = spoken.line.begins(with: .and) ? spoken.line.dropFirst : spoken.line
        if [.not, .only, .leaveOut, .skip].contains(spoken.followUp?.kind), line.clockSaid == nil {
            throw Refusal(SummaryReply.everyDay)
        }
        let part = line.dayPart ?? before.dayPart, isEvening = part == .evening || part == .night
        let lead = isEvening ? leads.eveningSummary : leads.summary
        let time = spoken.followUp?.kind == .change ? spoken.followUp?.words : line.clockSaid
        if let time { return try perform(SummaryCommand.self, saying: "\(lead) \(time)", spoken) }
        guard line.dayPart != nil, line.tokens.allSatisfy({ $0.kind != .word || $0.isOfEveryDay }) else { return false }
        let usual = SummaryTime.usual(isEvening: isEvening).minute
        let clock = "\(usual / 60):\(usual % 60 < 10 ? "0" : "")\(usual % 60)"
        return try perform(SummaryCommand.self, saying: "\(lead) \(clock)", spoken)
    }

    /// Does what a line says that surely is such a command.
    private func perform(_ type: any Command.Type, saying words: String, _ spoken: Spoken) throws -> Bool {
        let said = spoken.saying(words), read = try Understanding(said.line, names: names())
        guard let best = read.best, Understanding.command(of: best) == type, !best.slots.all.isEmpty else {
            return false
        }
        try read.command(for: said)?.perform(in: self)
        try recallSetting(saidAs: words)
        return true
    }
}

extension ReadLine {
    /// "7", "9pm" of "at 7", "evening 9pm", where only a time of day is said; nil where it says anything else.
    fileprivate var clockSaid: String? {
        let times = found.filter { if case .time(let time) = $0.value { time.clock != nil } else { false } }
        let others = tokens.indices.filter { index in
            tokens[index].kind == .word && !tokens[index].isOfEveryDay
                && !times.contains { $0.tokens.contains(index) }
                && reread(string(tokens[index].range)).dayPart == nil
        }
        guard others.isEmpty, tokens.count <= 5 else { return nil }
        let said = times.first.map { string($0.range) } ?? tokens.first { $0.kind == .number }.map { string($0.range) }
        // "one in the evening" is no hour.
        return said.flatMap { $0.contains(where: \.isNumber) ? $0 : nil }
    }
}
