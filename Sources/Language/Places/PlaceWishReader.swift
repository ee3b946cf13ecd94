import Core

/// Reads a wish for a place from some tokens of a line: all of them must mean something.
struct PlaceWishReader {
    /// How freely a wish may be said.
    enum Freedom {
        /// The line begins with nothing that asks, so that the words themselves must be a search.
        case standing
        /// Something before it asks for places.
        case asked
        /// What means nothing is passed over: it is known already that a place is looked for.
        case loose
        /// Places were found already, and the words say only which of them.
        case narrowing
    }

    private static let longestArea = 6

    let line: ReadLine
    let freedom: Freedom
    private let lexicon: Lexicon
    private var finder: NameFinder
    private var wish = PlaceWish()
    private var strength: PlaceMeaning.Strength?
    private var said: Range<Int>?
    private var saysOpen = false
    private var saysBest = false
    private var end = 0
    /// Tokens that mean nothing.
    private var passedOver: [Int] = []
    /// Tokens that say of a place what no map knows.
    private var unknown: [Int] = []

    init(_ line: ReadLine, freedom: Freedom, names: Names) {
        self.line = line
        self.freedom = freedom
        lexicon = Lexicon.of(line.language)
        finder = NameFinder(line: line, names: names)
    }

    /// nil where the tokens are no such wish.
    mutating func read(_ range: Range<Int>) -> PlaceWish? {
        var position = range.lowerBound
        end = range.upperBound
        while position < end {
            Effort.step()
            if let next = step(at: position) {
                position = next
            } else if freedom == .loose {
                passedOver.append(position)
                position += 1
            } else {
                return nil
            }
        }
        if freedom == .narrowing { return narrowing }
        guard strength != nil || freedom == .loose && wish.isFiltered, stands else { return nil }
        if strength == nil { wish.categories = PlaceWords.eating }
        (wish.passesOver, wish.passedOver) = (!passedOver.isEmpty || !unknown.isEmpty, wordsPassedOver)
        wish.words = said.map { line.string(line.bytes(ofTokens: $0)) } ?? ""
        return wish
    }

    /// What was said of places without saying what they are; nil where it was nothing, or where they are.
    private var narrowing: PlaceWish? {
        var wish = wish
        if saysOpen { wish.opening = wish.opening ?? .now }
        let isOpen = wish.opening == .now || saysOpen
        return strength ?? .thing == .thing && wish.area == nil && (wish.isFiltered || isOpen) ? wish : nil
    }

    /// What means nothing beside a word that is none of every day, as typed.
    private var wordsPassedOver: String? {
        let runs = passedOver.filter { !line.tokens[$0].traits.contains(.stop) && !line.isArticle(line.tokens[$0]) }
            .reduce(into: [[Int]]()) { runs, index in
                if runs.last?.last == index - 1 { runs[runs.count - 1].append(index) } else { runs.append([index]) }
            }
        let telling = runs.filter { $0.contains { line.tokens[$0].kind == .word && !line.tokens[$0].isOfEveryDay } }
        let words = (telling.joined() + unknown).sorted().map { line.string(line.tokens[$0].range) }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// Behind what begins at a token; nil for words that mean nothing.
    private mutating func step(at position: Int) -> Int? {
        let token = line.tokens[position]
        // "list best coffee: bakery, gym" names things.
        if token.key == ":", freedom != .loose { return nil }
        if token.kind == .punctuation || token.kind == .symbol { return position + 1 }
        if let entry = lexicon.place(line.tokens[position..<end]), !token.isQuoted {
            let next = position + entry.count
            if let end = value(at: position), end > next { return end }
            // "open on Sunday": the time begins with a word of "open on".
            if let inner = (position + 1..<next).first(where: { index in
                line.found.contains { $0.tokens.lowerBound == index && $0.tokens.upperBound > next }
            }) {
                _ = take(entry.meaning, position..<next)
                return value(at: inner) ?? next
            }
            return take(entry.meaning, position..<next)
        }
        if let next = value(at: position) { return next }
        if freedom == .loose, let entry = lexicon.place(near: token) {
            return take(entry.meaning, position..<position + 1)
        }
        return freedom == .asked && strength != nil && wish.area == nil ? area(from: position, isNear: false) : nil
    }

    private mutating func take(_ meaning: PlaceMeaning, _ tokens: Range<Int>) -> Int? {
        switch meaning {
        case .kind(let categories, let strength)
        where strength < self.strength ?? .thing && wish.categories.isDisjoint(with: categories):
            // "restaurants with parking"
            unknown += tokens
        case .kind(let categories, let strength): take(categories, strength, tokens)
        case .cuisine(let cuisine, let strength):
            wish.filters.insert(.cuisine(cuisine))
            take(PlaceWords.eating, strength, tokens)
        case .diet(let diet):
            wish.filters.insert(.diet(diet))
            note(tokens)
        case .feature(let feature):
            wish.filters.insert(.feature(feature))
            note(tokens)
        case .quality: unknown += tokens
        case .best: saysBest = true
        case .wheelchair: wish.filters.insert(.wheelchair)
        // "am Sonntag um 10 offen": what is said of a time is of that time.
        case .openNow: wish.opening = wish.opening ?? .now
        case .open: saysOpen = true
        case .hereabouts: wish.area = wish.area ?? .here
        case .price(let price): wish.price = price
        case .lessKnown: wish.isLessKnown = true
        case .near: return area(from: tokens.upperBound, isNear: true)
        case .inside: return area(from: tokens.upperBound, isNear: false)
        case .me: return freedom == .standing ? nil : tokens.upperBound
        case .filler: break
        }
        return tokens.upperBound
    }

    /// "pizza place", "sushi restaurant": the place counts, and the thing says what kind.
    private mutating func take(
        _ categories: Set<PlaceCategory>, _ strength: PlaceMeaning.Strength, _ tokens: Range<Int>
    ) {
        if strength >= self.strength ?? .thing {
            if self.strength == strength, strength != .thing {
                wish.categories.formUnion(categories)
            } else if strength != .thing || self.strength == nil {
                wish.categories = categories
            }
            self.strength = strength
        }
        note(tokens)
    }

    private mutating func note(_ tokens: Range<Int>) {
        said = (said?.lowerBound ?? tokens.lowerBound)..<tokens.upperBound
    }

    /// A distance, a time, a number of stars or a point that begins here.
    private mutating func value(at position: Int) -> Int? {
        for found in line.found where found.tokens.lowerBound == position && found.tokens.upperBound <= end {
            switch found.value {
            case .distance(let distance): wish.distance = distance
            case .time(let time): wish.opening = time.isNow ? .now : .at(time)
            case .rating(let rating): wish.stars = rating.value * (rating.best.map { SaidRating.stars / $0 } ?? 1)
            case .coordinate(let point): wish.area = .point(point)
            default: continue
            }
            return found.tokens.upperBound
        }
        return nil
    }
}

extension PlaceWishReader {
    /// "near the hotel", "in Vaduz": what follows until something else is said.
    private mutating func area(from start: Int, isNear: Bool) -> Int? {
        guard start < end else { return nil }
        if let next = value(at: start) { return next }
        if isNear, let entry = lexicon.place(line.tokens[start..<end]), entry.meaning == .me {
            wish.area = .here
            return start + entry.count
        }
        let stop = areaEnd(from: start)
        guard stop > start, stop - start <= Self.longestArea || freedom == .loose else { return nil }
        if let match = finder.match(start..<stop, as: .place), match.score >= NameFinder.strictThreshold {
            wish.area = .pin(match)
        } else {
            let text = line.string(line.bytes(ofTokens: withoutArticle(start..<stop)))
            guard freedom != .standing || strength != .thing else { return nil }
            wish.area = isNear ? .near(text) : lexicon.isWherever(text) ? .here : .inside(text)
        }
        return stop
    }

    private func withoutArticle(_ range: Range<Int>) -> Range<Int> {
        let start = range.first { !line.tokens[$0].traits.contains(.article) } ?? range.lowerBound
        return start..<range.upperBound
    }

    private func areaEnd(from start: Int) -> Int {
        var stop = start
        while stop < end {
            let isValue = line.found.contains { found in
                guard found.tokens.lowerBound == stop, stop > start else { return false }
                switch found.value {
                case .distance, .time, .rating: return true
                default: return false
                }
            }
            if isValue || line.tokens[stop].kind == .lineBreak || (stop > start && ends(at: stop)) { break }
            stop += 1
        }
        return stop
    }

    /// Something else is said from here on.
    private func ends(at position: Int) -> Bool {
        guard let entry = lexicon.place(line.tokens[position..<end]) else { return line.tokens[position].key == "," }
        return switch entry.meaning {
        case .openNow, .open, .hereabouts, .wheelchair, .near, .diet, .feature: true
        // "near the hotel with wifi"
        case .filler: position + entry.count < end && ends(at: position + entry.count)
        default: false
        }
    }

    /// The words are a search by themselves.
    private var stands: Bool {
        guard freedom == .standing else { return true }
        let isAround = wish.distance != nil || wish.opening == .now || wish.area?.isAround == true
        if case .at = wish.opening, !saysOpen, !isAround, !wish.categories.isSubset(of: Self.errands) { return false }
        switch strength {
        case .sure?: return true
        case .thing? where saysBest && wish.area == nil || wish.isFetched: return wish.opening == nil || saysOpen
        case .weak?, .thing?: return isAround || saysOpen && wish.opening != nil
        case nil: return false
        }
    }

    /// Places that one goes to without a date: with a time they are looked for, and not an appointment.
    private static let errands = Set(
        ["amenity=pharmacy", "amenity=atm", "amenity=fuel", "amenity=post_office", "shop=supermarket", "shop=bakery"]
            .compactMap { PlaceCategory($0) })
}

extension SaidTime {
    /// "now"
    fileprivate var isNow: Bool {
        guard let length, day == nil, clock == nil else { return false }
        return length.seconds == 0 && length.days == 0 && length.months == 0
    }
}

extension PlaceWish {
    /// "pizza delivery": what is had elsewhere is looked for.
    fileprivate var isFetched: Bool { filters.contains(.feature(.delivery)) || filters.contains(.feature(.takeaway)) }

    fileprivate var isFiltered: Bool { !filters.isEmpty || stars != nil || price != nil }
}

extension PlaceWish.Area {
    /// Round a point that is known.
    fileprivate var isAround: Bool {
        switch self {
        case .here, .point, .pin: true
        case .inside, .near: false
        }
    }
}
