import Actions
import Core
import Language
import Store

/// What is said of several things at once.
extension Session {
    /// "move both to Monday", "delete them", "all three tomorrow": done with each of what was made or changed last, as one
    /// change, and said of each where it cannot be; false where nothing of the kind is meant.
    package func follow(ofSeveralMeantIn spoken: Spoken) throws -> Bool {
        guard spoken.isWordsAlone, spoken.message.replyTo == nil,
            let said = spoken.line.saidOfSeveral, let things = try lately(said.count)
        else { return false }
        for reading in said.readings {
            do {
                let answers = try together {
                    try attempt { try things.enumerated().map { try answer(reading, of: $1, $0, spoken) } }
                }
                try say(answers)
                try keepRecall(
                    Recall(things: things, line: cause?.id, made: lastEntry, several: things, isBatch: true))
                return true
            } catch is NothingSaidOfIt {
                continue
            } catch is AsksOfEach {
                throw Refusal(FollowReply.asksOfEach)
            }
        }
        return false
    }

    private func answer(
        _ reading: SaidOfSeveral.Reading, of thing: Thing, _ number: Int, _ spoken: Spoken
    ) throws -> PartAnswer {
        var one = spoken.saying(reading.words, id: "\(spoken.message.ref.id)+\(number)")
        one.repliedThing = thing
        let question = try waitingQuestion()
        let said = try part(one, isApart: true) {
            try keepRecall(Recall(things: [thing]))
            guard try take(one, reading.isPointing) else { throw NothingSaidOfIt() }
            if let new = try waitingQuestion(), new != question { throw AsksOfEach() }
        }
        return try name(of: thing).map { said.about($0, voice) } ?? said
    }

    private func take(_ spoken: Spoken, _ isPointing: Bool) throws -> Bool {
        let understanding = try Understanding(spoken.line, names: names())
        if !isPointing || spoken.pointsAtIt, try follow(spoken, understanding) { return true }
        if isPointing, try act(onThingMeantIn: spoken, understanding) { return true }
        guard isPointing ? understanding.readsPronoun || understanding.givesTask : understanding.readsDone,
            let command = try understanding.command(for: spoken)
        else { return false }
        try command.perform(in: self)
        return true
    }

    /// The things that were made or changed last, so many, else all of a short list that was shown; nil where there were
    /// fewer, or other ones between them.
    private func lately(_ count: Int) throws -> [Thing]? {
        guard let recall = try lastRecall, !recall.isOfPicking else { return nil }
        let all = try recall.several.filter(sees)
        if all.isEmpty { return try rows(of: recall, count) }
        let alike = Array(all.reversed().prefix { $0.kind == all.last?.kind }.reversed())
        guard alike.count >= max(2, count), count == 0 || count == alike.count || !recall.isBatch else { return nil }
        return count == 0 ? alike : alike.suffix(count)
    }

    private func rows(of recall: Recall, _ count: Int) throws -> [Thing]? {
        guard let list = recall.card as? any ListCard,
            case let rows = try list.count(in: self), (2...Recall.mostSeveral).contains(rows),
            count == 0 || count == rows
        else { return nil }
        return try (0..<rows).compactMap { try list.thing(at: $0, in: self) }.filter(sees)
    }
}

private struct NothingSaidOfIt: Error {}
/// Two questions would wait, and one answer come.
private struct AsksOfEach: Error {}

extension Understanding {
    /// "ask ben to do it"
    fileprivate var givesTask: Bool { best.map { Self.command(of: $0) == GiveTaskCommand.self } == true }
}

extension Spoken {
    /// "call them tomorrow" calls nothing "tomorrow".
    fileprivate var pointsAtIt: Bool {
        guard let kind = followUp?.kind else { return false }
        return kind != .name && saysOfIt || kind == .done || kind == .calm
    }
}
