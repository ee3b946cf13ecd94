/// Kinds of values and of names: what a phrase needs, and what there is in a line and among a person's things.
struct PhraseNeeds: OptionSet, Sendable {
    let rawValue: UInt32

    /// What a slot needs to take anything at all; empty where it takes words. Of several kinds of things one is enough.
    init(_ kind: SlotKind) {
        switch kind {
        case .coordinate: self = .value(0)
        case .number, .year: self = .value(1)
        case .label: self = .value(2)
        case .time: self = .value(3)
        case .distance: self = .value(4)
        case .money: self = .value(5)
        case .rating: self = .value(6)
        case .places: self = .value(7)
        case .address: self = .value(8)
        case .thing(let kinds, .refused) where kinds.count == 1: self = .name(kinds[0])
        case .length: self = .value(9)
        case .runner: self = .value(10)
        case .text, .few, .rest, .name, .word, .listWord, .zone, .thing: self = []
        }
    }

    /// What a line has, with the names that may stand in it.
    init(of line: ReadLine, _ names: Names) {
        var all = PhraseNeeds()
        for found in line.found {
            for kind in Self.values where found.gain(as: kind) != nil { all.insert(PhraseNeeds(kind)) }
        }
        if line.mayWishForPlaces { all.insert(.value(7)) }
        if StreetReader.mayHold(line.tokens) { all.insert(.value(8)) }
        if line.hasWord(of: line.wishWords.runners) { all.insert(PhraseNeeds(.runner)) }
        all.insert(Self.names(names))
        self = all
    }

    /// What a line may have as another language reads it.
    init(of line: ReadLine, readBy lexicon: Lexicon, _ names: Names) {
        var all = Self.names(names).union(Self.values(of: line, readBy: lexicon))
        if line.mayHoldCoordinate { all.insert(PhraseNeeds(.coordinate)) }
        if line.tokens.contains(where: { $0.kind == .number }) { all.insert(PhraseNeeds(.number)) }
        if !line.labels.isEmpty { all.insert(PhraseNeeds(.label)) }
        if StreetReader.mayHold(line.tokens) { all.insert(PhraseNeeds(.address)) }
        if line.hasWord(of: lexicon.titleWords.wish.runners) { all.insert(PhraseNeeds(.runner)) }
        self = all
    }

    /// Times, measures and places, by the words that each has.
    private static func values(of line: ReadLine, readBy lexicon: Lexicon) -> PhraseNeeds {
        let times = PhraseNeeds([.time, .length]), measures = PhraseNeeds([.distance, .money, .rating])
        let days = MisspeltDays(lexicon: lexicon)
        var all = PhraseNeeds()
        for token in line.tokens {
            let traits = token.kind == .word ? lexicon.traitsSpelledOut(of: token.key) : []
            if token.isSpelledOut { all.formUnion(times.union(measures)) }
            if traits.contains(.place) { all.insert(PhraseNeeds(.places(.asked))) }
            if TimeReader.isTrigger(token, traits) || days.isDay(token, traits) { all.formUnion(times) }
            if QuantityReader.isTrigger(token, traits, line.text) { all.formUnion(measures) }
        }
        return all
    }

    private init(_ kinds: [SlotKind]) { self = kinds.reduce(into: []) { $0.insert(PhraseNeeds($1)) } }

    private static func names(_ names: Names) -> PhraseNeeds {
        NameKind.allCases.reduce(into: []) { if names.index(of: $1) != nil { $0.insert(name($1)) } }
    }

    init(rawValue: UInt32) { self.rawValue = rawValue }

    private static let values: [SlotKind] = [
        .coordinate, .number, .label, .time, .length, .distance, .money, .rating,
    ]
    private static func value(_ place: UInt32) -> PhraseNeeds { PhraseNeeds(rawValue: 1 << place) }
    private static func name(_ kind: NameKind) -> PhraseNeeds {
        PhraseNeeds(rawValue: 1 << (16 + UInt32(kind.rawValue)))
    }
}
