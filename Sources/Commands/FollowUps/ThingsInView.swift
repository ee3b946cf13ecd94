import Actions
import Core
import Language
import Store

/// Which things are spoken of by their place.
extension Session {
    /// nil where there are no such things, or other ones between them.
    func things(_ said: SaidOfSeveral, of recall: Recall, _ spoken: Spoken) throws -> [Thing]? {
        switch said.which {
        case .lately(let count): return try lately(count, recall)
        // "push everything to Friday" is a command of its own, but of a day that was shown.
        case .whole: return try recall.card is CalendarCard || understand(spoken).best == nil ? lately(0, recall) : nil
        case .rows(let numbers):
            let shown = try inView(recall, upTo: numbers.max() ?? 0)
            guard let none = numbers.first(where: { $0 > shown.count }) else { return numbers.map { shown[$0 - 1] } }
            guard shown.count > 1, recall.card is any ListCard, said.saysPlace,
                said.readings.contains(where: { $0.isPointing && said.mayBe($0, spoken.line) })
            else { return nil }
            throw Refusal(FollowReply.noNumber(none))
        case .row(let number):
            guard recall.things.isEmpty || recall.chosen != nil, recall.card is any ListCard else { return nil }
            return try inView(recall, upTo: number).dropFirst(number - 1).first.map { [$0] }
        case .rest:
            guard !recall.things.isEmpty, let shown = try whole(recall.card) else { return nil }
            let rest = shown.filter { !recall.things.contains($0) }
            return rest.isEmpty ? nil : rest
        case .ending(let count):
            guard let shown = try recall.card == nil ? inView(recall, upTo: count) : whole(recall.card) else {
                return nil
            }
            return count <= shown.count ? Array(shown.suffix(count)) : nil
        case .called(let words):
            let shown = try inView(recall, upTo: Self.mostInView)
            let line = LineReader.read(words, language: spoken.line.language)
            if line.isDayAlone, let days = line.timeValues.first.flatMap({ days(of: $0.value, spoken) }) {
                return try shown.filter { try start(of: $0).map { days.range.contains($0.day) } == true }.sole
            }
            return try named(words, among: shown)
        }
    }

    /// The only one of them that has these words in it.
    func named(_ words: String, among things: [Thing]) throws -> [Thing]? {
        let titles = try things.enumerated().map { (Int64($0.offset), try self.words(of: $0.element)) }
        return TitleFinder(titles, language: language).find(words, .wholly).sole.map { [things[Int($0[0])]] }
    }

    private static let mostInView = 20

    /// What "the second one" is of: the list that was shown last, else what was made together or one after the other.
    private func inView(_ recall: Recall, upTo last: Int) throws -> [Thing] {
        guard let list = recall.card as? any ListCard else { return try recall.several.filter(sees) }
        let count = try min(list.count(in: self), last)
        return try (0..<max(0, count)).compactMap { try list.thing(at: $0, in: self) }
    }

    /// All of a list that can be seen at once; nil of a longer one.
    private func whole(_ card: (any Card)?) throws -> [Thing]? {
        guard let list = card as? any ListCard, case let count = try list.count(in: self), count <= Self.mostSeen else {
            return nil
        }
        return try (0..<count).compactMap { try list.thing(at: $0, in: self) }
    }

    private static let mostSeen = 8

    /// The things that were made or changed last, so many, else all of a short list that was shown.
    private func lately(_ count: Int, _ recall: Recall) throws -> [Thing]? {
        let all = try recall.several.filter(sees)
        if all.isEmpty || recall.things.isEmpty, let rows = try rows(of: recall, count) { return rows }
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

extension RandomAccessCollection {
    /// Itself where it is the only element; nil of none and of several.
    fileprivate var sole: Self? { count == 1 ? self : nil }
}
