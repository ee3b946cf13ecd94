import Actions
import Core
import Language
package import Store

extension Session {
    /// "no, Huber" right after "move Meyer to Thursday", "not Kafka, Korb" after "send Kafka to Ben": what the line before would
    /// have been, with what it has changed taken back; nil unless both names are of things of one's own.
    package func saidOfOther(_ spoken: Spoken) throws -> Spoken? {
        guard !isGroup, spoken.isWordsAlone, spoken.message.replyTo == nil,
            let meant = spoken.nameMeant, let recall = try lastRecall, let said = recall.said,
            let made = recall.made, try newestUndoable()?.id == made, try openQuestion()?.isWaiting != true,
            let words = try putting(meant, into: LineReader.read(said, language: language), of: recall)
        else { return nil }
        try say(reply: takeBack(made).sentence)
        return spoken.saying(words)
    }

    /// The line with that name in the place of the one that it says.
    private func putting(_ meant: String, into line: ReadLine, of recall: Recall) throws -> String? {
        let names = try names(), name = LineReader.read(meant, language: language).withoutLink
        for kind in [NameKind.place, .list] {
            guard let other = NameMatcher.match(name, among: names, as: kind), other.isExact else { continue }
            guard let old = line.named(kind, among: names), old.id != other.id,
                try kind != .place || isOld(.place(PlaceID(old.id)), recall)
            else { continue }
            return line.putting(other.name, at: old.tokens)
        }
        guard let thing = recall.things.last, try isOld(thing, recall), let old = try self.name(of: thing),
            try isOther(name, thing), let said = line.tokens(naming: old)
        else { return nil }
        return line.putting(name, at: said)
    }

    /// The line before did something with it, rather than make it.
    private func isOld(_ thing: Thing, _ recall: Recall) throws -> Bool {
        guard let made = recall.made.flatMap({ try? entry($0) }) else { return false }
        return made.kind != .add || recall.things.last != thing
    }

    /// Another of the same kind is called so.
    private func isOther(_ name: String, _ thing: Thing) throws -> Bool {
        switch thing.kind {
        case .event: try eventsNamed(name).contains { $0.id.rawValue != thing.id && $0.title.isSaid(by: name) }
        case .task: try tasks(named: name, .wholly).contains { $0.id.rawValue != thing.id && $0.title.isSaid(by: name) }
        default: false
        }
    }
}
