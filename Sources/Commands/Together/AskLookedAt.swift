import Actions
import Core
import Language
import Store

extension Session {
    /// "which milk?", "who asked me that": the request that is asked about, as a card; false for any other line.
    func showAsk(
        askedAboutIn spoken: Spoken, _ understanding: Understanding, _ asked: [TaskRecord]
    ) throws -> Bool {
        guard understanding.best == nil, spoken.message.replyTo == nil, !spoken.isSlashCommand else { return false }
        if AskedSaying(spoken.line) == .look {
            let last = try lastThing
            try showAsks(asked.first { .task($0.id) == last }.map { [$0] } ?? asked)
            return true
        }
        guard spoken.line.asks, spoken.line.saidDid == nil, !spoken.line.isPlainChore,
            let words = SearchWords(spoken.line.askedWords)
        else {
            return false
        }
        let meant = asked.filter { words.allBegin(in: $0.title) }
        guard !meant.isEmpty else { return false }
        try showAsks(meant)
        return true
    }

    private func showAsks(_ asked: [TaskRecord]) throws {
        guard asked.count > 1 else {
            let asker = try owner(of: .task(asked[0].id))?.shortName
            return try show(TaskCard(asked[0].id), note: asker.map { AskReply.asks($0) })
        }
        let rows = asked.map { task in
            [ShowCard(TaskCard(task.id)).button(FollowReply.thing(.task, task.shortTitle), voice)]
        }
        try say(Outgoing(voice.say(FollowReply.which), buttons: rows))
    }
}

extension ReadLine {
    /// "milk" of "which milk?": what it names, without the word that asks.
    fileprivate var askedWords: String {
        tellingWords.split(separator: " ").filter { !means(String($0), .asking) }.joined(separator: " ")
    }
}
