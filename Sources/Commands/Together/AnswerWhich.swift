import Actions
import Core
import Language
import Store

extension Session {
    /// "milk", "both" to which of several requests was meant: that one, or all of them; false where that was not asked.
    func answerWhich(_ spoken: Spoken) throws -> Bool {
        guard spoken.message.replyTo == nil, let choices = try lastRecall?.choices, choices.count > 1,
            case let asked = choices.compactMap({ CommandCatalog.press($0) as? TaskAnswer }),
            asked.count == choices.count
        else { return false }
        let meant = try SignalWord.everything.isSaid(by: spoken.text.withoutEnd) ? asked : named(by: spoken.text, asked)
        guard !meant.isEmpty else { return false }
        try together { for answer in meant { _ = try answer.perform(in: self) } }
        return true
    }

    /// The one of them whose words these are.
    private func named(by words: String, _ asked: [TaskAnswer]) throws -> [TaskAnswer] {
        let titles = try asked.map { try (id: $0.id.rawValue, title: task($0.id)?.title ?? "") }
        let found = TitleFinder(titles, language: language).find(words.withoutEnd, .wholly)
        return found.count == 1 ? asked.filter { $0.id.rawValue == found[0] } : []
    }
}
