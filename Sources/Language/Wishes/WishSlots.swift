import Core

/// What a line says for an intent that no phrase has read: its time, labels, the person's own things, and a title of
/// the words that are left.
package struct WishSlots {
    private let line: ReadLine
    private let intent: String
    private var finder: NameFinder
    private var filled: [Slots.Filled] = []
    /// Tokens that are no part of the title.
    private var taken: Set<Int> = []

    /// `isAsked`: the line is known to be such a wish, so that nothing need say so ("add" may be what is to be done), as of
    /// what is something to do by its words alone ("get the keys").
    package static func slots(
        of line: ReadLine, for intent: String, names: Names, isAsked: Bool = false
    ) -> Slots {
        if intent == "place.search" { return places(of: line, names) }
        let line = line.withoutTimeInstead ?? line.withEndLinked ?? line
        let isWorded = line.wishWords.isKnown
        if isWorded, let family = WishFamily(addedBy: intent) {
            let isDeed = !isAsked && family == .task && (Chore(line)?.isSure == true || ImpliedTask.isSure(line))
            var reader = WishReader(line: line, family: family, isAsked: isAsked || isDeed, names: names)
            return reader.slots()
        }
        var wish = WishSlots(line: line, intent: intent, names: names)
        wish.takeValues()
        wish.takeNames(names)
        if wish.mayHaveTitle { wish.takeTitle() }
        return Slots(wish.filled.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// The wish of a line of which it is known already that it looks for places.
    private static func places(of line: ReadLine, _ names: Names) -> Slots {
        let range = 0..<min(line.tokens.count, WordLine.limit)
        var reader = PlaceWishReader(line, freedom: .loose, names: names)
        guard let wish = reader.read(range) else { return .none }
        let bytes = line.bytes(ofTokens: range)
        return Slots([Slots.Filled(name: "what", value: .places(wish), typed: line.string(bytes), range: bytes)])
    }

    private init(line: ReadLine, intent: String, names: Names) {
        self.line = line
        self.intent = intent
        finder = NameFinder(line: line, names: names)
    }

    /// Times, labels and points; of each kind but labels the first.
    private mutating func takeValues() {
        for found in line.found {
            switch found.value {
            case .time(let time): take(timeSlot, .time(time), found)
            case .timeSpan(let span): take(timeSlot, .timeSpan(span), found)
            case .repetition(let said): take(timeSlot, .repetition(said), found)
            case .timeProblem(let problem): take(timeSlot, .timeProblem(problem), found)
            case .label(let label): fill(SlotName.labels, .label(label), found.tokens)
            case .coordinate(let point) where found.isCertain: take(SlotName.point, .coordinate(point), found)
            default: continue
            }
        }
    }

    private var timeSlot: String { (intent.hasPrefix("task.") ? WishFamily.task : .event).timeSlot }

    private mutating func take(_ name: String, _ value: Slots.Value, _ found: Found) {
        guard !filled.contains(where: { $0.name == name }) else { return }
        fill(name, value, found.tokens)
    }

    private mutating func fill(_ name: String, _ value: Slots.Value, _ tokens: Range<Int>) {
        let range = line.bytes(ofTokens: tokens)
        filled.append(Slots.Filled(name: name, value: value, typed: line.string(range), range: range))
        taken.formUnion(tokens)
    }

    /// The best of the person's things of each kind; the title keeps their words.
    private mutating func takeNames(_ names: Names) {
        guard names.count > 0 else { return }
        for kind in NameKind.allCases where names.index(of: kind) != nil {
            guard let range = finder.best(kind), let match = finder.match(range, as: kind) else { continue }
            let bytes = line.bytes(ofTokens: range)
            filled.append(Slots.Filled(name: kind.slot, value: .name(match), typed: line.string(bytes), range: bytes))
        }
    }

    /// What only looks at things has no title.
    private var mayHaveTitle: Bool {
        let parts = intent.split(separator: ".")
        guard parts.count == 2, let family = parts.first, let last = parts.last else { return false }
        return Self.titled.contains(family) && last != "list" && last != "show"
    }

    private static let titled: Set<Substring> = ["task", "note", "reminder", "event", "list", "item", "occasion"]

    private mutating func takeTitle() {
        guard let range = WishTitle(line: line, taken: taken, keepsArticles: intent.hasPrefix("note.")).range else {
            return
        }
        let kept = isAboutKnown ? withoutDeed(range) : range
        guard !kept.isEmpty else { return }
        let bytes = line.bytes(ofTokens: kept)
        let text = WishTitle.text(of: line, kept, without: taken)
        guard !text.isEmpty else { return }
        let name = intent.hasPrefix("note.") ? SlotName.text : SlotName.title
        filled.append(Slots.Filled(name: name, value: .text(text), typed: line.string(bytes), range: bytes))
    }
}

extension WishSlots {
    /// The title is that of a thing there is: "tick off milk" is about "milk".
    private var isAboutKnown: Bool { ["task.done", "task.update", "task.delete"].contains(intent) }

    private func withoutDeed(_ range: Range<Int>) -> Range<Int> {
        let deeds = line.wishWords.deeds
        let isDeed = { (index: Int) in !line.tokens[index].isQuoted && deeds.contains(line.tokens[index].key) }
        var (first, end) = (range.lowerBound, range.upperBound)
        while first < end, isDeed(first) || line.tokens[first].isSoft { first += 1 }
        while end > first, isDeed(end - 1) || line.tokens[end - 1].isSoft { end -= 1 }
        return first..<end
    }
}

extension NameFinder {
    private static let longestName = 5

    /// Where a thing of that kind is named best, anywhere in the line.
    mutating func best(_ kind: NameKind) -> Range<Int>? {
        var best: (range: Range<Int>, score: Double)?
        let end = min(line.tokens.count, WordLine.limit)
        for start in 0..<end where line.tokens[start].isPartOfName {
            for stop in start + 1...min(start + Self.longestName, end) {
                guard let score = score(start..<stop, as: kind), score >= Self.strictThreshold else { continue }
                if score > (best?.score ?? 0) { best = (start..<stop, score) }
            }
        }
        return best?.range
    }

    /// The longest name of that kind that begins at a token, before `limit`.
    mutating func name(at start: Int, limit: Int, as kind: NameKind) -> (range: Range<Int>, match: NameMatch)? {
        guard names.index(of: kind) != nil, start < min(limit, WordLine.limit), line.tokens[start].isPartOfName else {
            return nil
        }
        var best: (range: Range<Int>, score: Double)?
        for stop in start + 1...min(start + Self.longestName, limit) {
            guard let score = score(start..<stop, as: kind), score >= Self.strictThreshold else { continue }
            if score > (best?.score ?? 0) { best = (start..<stop, score) }
        }
        guard let best, let match = match(best.range, as: kind) else { return nil }
        return (best.range, match)
    }
}

extension NameKind {
    /// Under what name a thing of that kind is a field.
    var slot: String {
        switch self {
        case .place: SlotName.place
        case .heading: SlotName.home
        case .list: SlotName.list
        case .occasion: SlotName.occasion
        case .item: SlotName.item
        case .person: SlotName.people
        case .trip: SlotName.trip
        }
    }
}
