import Actions
import Core
import Foundation
import Language
import Store

/// Looks for places on the imported map.
struct PlaceSearchCommand: Command {
    static let about = About(
        intent: "place.search", area: .maps, summary: "Places in the world: what, where, open when",
        phrases: [
            "{what:places!}", "(find|search|show|locate|get|recommend|suggest) [me|us|for] {what:places!}",
            "(search|searching) for {what:places!}", "[i am|we are] (look|looking) for {what:places}",
            "(find|recommend|suggest) (me|us) {what:places}", "(recommend|locate) {what:places}",
            "i (need|want|have|would like) to find {what:places} [quickly|fast|soon]",
            "i am (in the mood for|craving) {what:places}", "i (feel like|crave|fancy) {what:places}",
            "i could go for {what:places}",
            "(what|how) about {what:places!}", "any {what:places!}", "look up {what:places!}",
            "top rated {what:places!}",
            "(what is|whats) (a|an|some) (good|nice|decent|cheap|great|reliable) {what:places!}",
            "(what is|whats|where is|which is|who has) the best {what:places}",
            "i need {what:places!}", "(is|are) there [any] {what:places!}", "do you know [of] [any] {what:places!}",
            "(what|which) {what:places!}", "where (is|are) (a|an|the|some) {what:places!}",
            "[find|show|give] [me] [the] (nearest|closest) {what:places}",
            "what is the (nearest|closest) {what:places}", "where is the (nearest|closest) {what:places}",
            "(where|what) are the (nearest|closest) {what:places}",
            "(directions|take me|bring me|guide me|navigate) to the (nearest|closest) {what:places}",
            "how (far|far away) is [it] [to] the (nearest|closest|next) {what:places}",
            "where (can|could|do|should|shall) (i|we|people) (find|get|buy|eat|have|drink|see|go for) {what:places}",
            "(do you know|tell me|show me) where (i|we) can (find|get|buy|eat|have|drink) {what:places}",
            "(search|look on|search on) [the] (map|world) for {what:places}", "{what:places} on the map",
        ],
        examples: ["cafes within 500 m", "vegan restaurant near me open now", "pharmacy on Sunday 10:00"])

    let what: PlaceWish
    private let spoken: Spoken

    init(_ said: Said) throws {
        guard let wish = said.slots.places("what") else { throw Refusal(SeekReply.what) }
        what = wish
        spoken = said.spoken
    }

    init(_ wish: PlaceWish, _ spoken: Spoken) {
        what = wish
        self.spoken = spoken
    }

    func perform(in session: Session) throws {
        if try session.showOwn(calledAs: what) || session.showShared(calledAs: what, spoken) { return }
        if try (session.world == nil || spoken.line.asksForNearest) && session.showOwn(labelled: what) { return }
        guard session.world != nil else {
            if try session.showOwn(likelyCalled: what.words) { return }
            throw try session.noMap
        }
        let openAt = try session.moment(of: what, spoken)
        var search = PlaceSearch(what, center: .anywhere, openAt: openAt)
        if what.passesOver { search.line = spoken.text.withoutEnd }
        if let center = try session.center(of: what) {
            search.center = center
            return try session.show(search)
        }
        guard !session.isGroup else { throw Refusal(SeekReply.whereInGroup(what.words)) }
        try session.askWhere(search)
    }
}

extension Session {
    /// "cafe" where there is no map: one's own pins of which the name says so.
    fileprivate func showOwn(likelyCalled words: String) throws -> Bool {
        guard !isGroup, let search = SearchWords(words),
            try NameMatcher.match(words, among: names(), as: .place)?.isKnown == true
        else { return false }
        try show(SearchCard(search))
        return true
    }

    /// "find bakery", where a pin is called just that: one's own go first, the world under a button.
    fileprivate func showOwn(calledAs wish: PlaceWish) throws -> Bool {
        guard !isGroup, wish.area == nil, wish.opening == nil, wish.distance == nil, wish.filters.isEmpty,
            let words = SearchWords(wish.words),
            try NameMatcher.match(wish.words, among: names(), as: .place)?.isExact == true
        else { return false }
        try show(SearchCard(words))
        return true
    }

    /// "bakery", where nothing of one's own is called so, and one pin or list that others share is.
    fileprivate func showShared(calledAs wish: PlaceWish, _ spoken: Spoken) throws -> Bool {
        // "find restaurants" looks for some.
        let isNamed =
            spoken.text.withoutEnd.lowercased() == wish.words.lowercased() || spoken.line.begins(with: .showing)
            || spoken.line.asks
        guard !isGroup, isNamed, wish.area == nil, wish.opening == nil, wish.distance == nil, wish.filters.isEmpty
        else {
            return false
        }
        return try showShared(calledJust: wish.words)
    }

    /// Where it is looked for; nil where the person's own position is needed and not known.
    func center(of wish: PlaceWish) throws -> PlaceSearch.Center? {
        switch wish.area {
        case .near(let text) where SignalWord.home.isSaid(by: text),
            .inside(let text) where SignalWord.home.isSaid(by: text):
            guard !isGroup, let home = try home() else { throw Refusal(HomeReply.unknown) }
            return .point(home.coordinate, name: home.name)
        case .point(let point): return .point(point, name: nil)
        case .inside(let text): return .inside(text)
        case .near(let text): return .near(text)
        case .pin(let match):
            // Several pins may be called Home, of which one has moved out.
            let home = try !isGroup && SignalWord.home.isSaid(by: match.typed) ? home() : nil
            guard let place = try home ?? match.id.flatMap({ try place(PlaceID($0)) }) else {
                throw Refusal(PlaceReply.unknown(match.typed))
            }
            return .point(place.coordinate, name: place.name)
        case .here, nil:
            return try recentPosition().map { .me($0) }
        }
    }

    /// Where a search is to begin, by an answer that says only that: "in Vaduz", "near the station", "Vaduz".
    func center(of search: PlaceSearch, saidBy spoken: Spoken) throws -> PlaceSearch.Center? {
        guard spoken.message.location == nil, !spoken.text.isEmpty, !spoken.meansCommand else { return nil }
        let words = spoken.text.withoutEnd
        if let wish = try wish("\(search.words) \(words)"), wish.area != nil { return try center(of: wish) }
        let lead = LanguageTables.tables(for: spoken.line.language).leads.place
        guard try world?.regions(named: words, limit: 1).isEmpty == false,
            let wish = try wish("\(search.words) \(lead) \(words)")
        else { return nil }
        return try center(of: wish)
    }

    /// - Throws: what is said of an area that the map does not know, so that another can be named.
    func requireArea(of search: PlaceSearch) throws {
        guard let world, case .unknown(let text) = try search.ground(on: world) else { return }
        throw Refusal(SeekReply.unknownArea(text))
    }

    private func wish(_ text: String) throws -> PlaceWish? {
        let line = LineReader.read(text, language: language)
        return try Understanding(line, names: names()).best?.slots.places("what")
    }

    /// Waits for where a search begins.
    func askWhere(_ search: PlaceSearch) throws {
        try ask(WhereQuestion(purpose: .search(search)))
        let reply: any Reply =
            search.aim == .distance ? DistanceReply.fromWhere(search.words) : SeekReply.whereAreYou(search.words)
        try askForLocation(reply)
    }

    /// When it should be open; nil for now, and where nothing was said.
    func moment(of wish: PlaceWish, _ spoken: Spoken) throws -> Date? {
        guard case .at(let time)? = wish.opening else { return nil }
        switch time.reading(in: TimeFrame(now: spoken.message.sentAt ?? now, settings: settings)) {
        case .moment(let read): return read.date
        default: throw Refusal(SeekReply.openWhen)
        }
    }

    /// Keeps a search and shows what it finds.
    func show(_ search: PlaceSearch) throws {
        try show(FoundCard(id: keepLookup(search)))
    }

    /// The imported map; nil where nothing was imported yet.
    var world: (any Atlas)? { atlas.flatMap { $0.extracts.isEmpty ? nil : $0 } }

    /// Why nothing of the world can be looked for here; only administrators are told what to do on the server.
    var noMap: Refusal {
        get throws { try Refusal(SeekReply.noMap(isAdministrator: isAdministrator)) }
    }
}
