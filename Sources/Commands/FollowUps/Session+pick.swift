import Actions
import Core
import Language
import Store

extension Session {
    /// "the second one", "no, the other one": of the list or the buttons that were shown; false where none were.
    func take(_ choice: FollowUp.Choice, of recall: Recall, _ followUp: FollowUp, _ spoken: Spoken) throws -> Bool {
        if let list = recall.card as? any ListCard,
            try !(choice == .last || list is CalendarCard) || list.count(in: self) > 0
        {
            try takeBack(choice, recall, list)
            guard let thing = try thing(choice, of: list, recall) else { return true }
            let deed: FollowDeed
            do {
                // "no, 1" is the first of the list, and no hour.
                let isNumber = followUp.kind == .correct && followUp.number != nil
                deed = try (isNumber ? nil : self.deed(of: followUp)) ?? (recall.deletes ? .delete : .show)
            } catch let problem as TimeProblem {
                try offer(problem, of: thing, spoken)
                return true
            }
            guard deed.fits(thing.kind) else { throw try Refusal(FollowReply.unfit(deed, name(of: thing))) }
            try pick(thing, of: recall, deed, spoken)
            return true
        }
        if let found = recall.card as? FoundCard { return try open(choice, of: found) }
        guard !recall.choices.isEmpty, followUp.kind == .pick || followUp.kind == .correct else { return false }
        guard let number = number(choice, of: recall.choices.count, chosen: nil) else {
            try say(reply: FollowReply.whichNumber)
            return true
        }
        guard recall.choices.indices.contains(number - 1) else { throw Refusal(FollowReply.noNumber(number)) }
        let press = CommandCatalog.press(recall.choices[number - 1])
        if let reply = try press?.perform(in: self) { try say(Outgoing(voice.say(reply.wording))) }
        return true
    }

    /// "the second one" of what was found on the map.
    private func open(_ choice: FollowUp.Choice, of card: FoundCard) throws -> Bool {
        let places = try card.places(in: self)
        guard !places.isEmpty, let number = number(choice, of: places.count, chosen: nil) else { return false }
        guard places.indices.contains(number - 1) else { throw Refusal(FollowReply.noNumber(number)) }
        try show(WorldCard(element: places[number - 1], from: card.id, page: (number - 1) / FoundCard.rowsPerPage))
        return true
    }

    /// The other one was meant: what was done with the first is taken back.
    private func takeBack(_ choice: FollowUp.Choice, _ recall: Recall, _ list: any ListCard) throws {
        guard choice == .other, let entry = recall.entry, try list.count(in: self) == 1 else { return }
        _ = try takeBack(entry)
    }

    /// nil where it had to be asked.
    private func thing(_ choice: FollowUp.Choice, of list: any ListCard, _ recall: Recall) throws -> Thing? {
        let count = try list.count(in: self)
        let chosen = try recall.chosen.flatMap { chosen in
            try (1...max(1, min(count, 2))).first { try list.thing($0, in: self) == chosen }
        }
        guard let number = number(choice, of: count, chosen: chosen) else {
            try say(reply: FollowReply.whichNumber)
            return nil
        }
        guard let thing = try list.thing(number, in: self) else { throw Refusal(FollowReply.noNumber(number)) }
        return thing
    }

    /// The other one of two, where one was chosen.
    func number(_ choice: FollowUp.Choice, of count: Int, chosen: Int?) -> Int? {
        switch choice {
        case .number(let number): number
        case .last: count
        case .other: count == 2 ? chosen.map { 3 - $0 } : nil
        }
    }

    private func pick(_ thing: Thing, of recall: Recall, _ deed: FollowDeed, _ spoken: Spoken) throws {
        let deletes = if case .delete = deed { true } else { false }
        try `do`(deed, with: thing, frame(of: spoken), isTyped: true)
        var next = recall
        (next.things, next.chosen, next.deletes) = ([thing], thing, deletes)
        next.entry = deletes ? lastEntry : nil
        try keepRecall(next)
    }
}
