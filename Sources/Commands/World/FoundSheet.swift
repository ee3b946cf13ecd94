import Actions
import Core
import Language
import Store

/// The words and buttons of a result card.
struct FoundSheet {
    let card: FoundCard
    let search: PlaceSearch
    let found: Ranked
    let session: Session

    var voice: Voice { session.voice }
    var rowsPerPage: Int { session.isGroup ? FoundCard.rowsInGroup : FoundCard.rowsPerPage }
    var last: Int { max(0, (found.places.count - 1) / rowsPerPage) }
    var page: Int { min(card.page, last) }
    var offset: Int { page * rowsPerPage }
    var rows: ArraySlice<RankedPlace> { found.places.dropFirst(offset).prefix(rowsPerPage) }

    var lines: [RichText] {
        if case .unknown(let text) = found.ground { return [voice.say(SeekReply.unknownArea(text))] }
        guard !found.places.isEmpty else { return nothing }
        var lines = [voice.say(SeekReply.title(title, count: found.count, ground: groundWords))]
        if found.isFarther, let reach = search.reach {
            lines = [voice.say(SeekReply.farther(title, ground: ground(within: reach)))]
        }
        lines.append(voice.say(SeekReply.order(found.order, hours: search.narrowing.isOpen ? openAt : nil)))
        if let passed = search.passed { lines.append(voice.say(SeekReply.passed(passed))) }
        if card.view == .filters || isByReviews { lines.append(known) }
        lines += rows.enumerated().map { line($0.element, number: offset + $0.offset + 1) }
        if last > 0 { lines.append(voice.say(PlacesReply.page(page + 1, of: last + 1))) }
        return lines
    }

    /// What was looked for, where and how far, so that it can be asked in another way.
    private var nothing: [RichText] {
        if found.before > 0 {
            return [voice.say(SeekReply.allLeftOut(title, count: found.before))] + (isByReviews ? [known] : [])
        }
        if !missing.isEmpty { return [voice.say(SeekReply.noneWith(title, missing, ground: groundWords))] }
        if let reach = found.reach {
            return [voice.say(SeekReply.noneWithin(title, ground: ground(within: reach)))]
        }
        if !search.name.isEmpty { return [voice.say(SeekReply.noneCalled(search.name))] }
        return [voice.say(SeekReply.none(title, ground: groundWords))]
    }

    /// What the map had to say of a place besides what it is, by buttons.
    private var missing: String {
        let access = search.narrowing.isAccessible ? SeekReply.accessible(isOn: false) : nil
        let features = search.features.map { SeekReply.feature($0, isOn: false) }
        let parts = ([access, search.narrowing.diet.map(SeekReply.dietName)].compactMap(\.self) + features)
        return parts.map { voice.words($0) }.joined(separator: ", ")
    }

    /// The reviews decide what is left, so that it must be said how many are known.
    private var isByReviews: Bool { search.narrowing.stars != nil || search.narrowing.price != nil }

    private var known: RichText {
        voice.say(SeekReply.known(rated: found.rated, priced: found.priced, of: found.before))
    }

    private var title: String { search.title(voice) }

    var openAt: Wording {
        guard let moment = search.openAt.map({ session.measures.when($0) }) else { return SeekReply.now.wording }
        let isElsewhere = found.places.contains { $0.hours.isElsewhere }
        return isElsewhere ? HoursReply.there(.wording(moment)).wording : moment
    }

    private var groundWords: Wording { ground(within: found.isFarther ? nil : found.reach) }

    private func ground(within reach: Double?) -> Wording { found.ground.wording(reach: reach.map(rounded)) }

    /// "5 km" rather than "5.0 km": what was not measured but chosen.
    func rounded(_ metres: Double) -> String {
        let isWhole = session.settings.units == .metric && metres >= 1000 && metres.remainder(dividingBy: 1000) == 0
        return isWhole ? "\(Int(metres / 1000)) km" : distance(metres)
    }

    private func distance(_ metres: Double) -> String { session.measures.distance(metres) }

    private func line(_ row: RankedPlace, number: Int) -> RichText {
        var text = RichText("\(number). ") + RichText(row.place.title(voice), .bold)
        if let metres = row.metres { text += RichText(" – \(distance(metres))") }
        if !row.place.name.isEmpty, search.wanted.count != 1, let kind = row.place.kind(voice) {
            text += RichText(" – \(kind)")
        }
        for part in parts(of: row) { text += RichText(" – ") + voice.say(part) }
        return text
    }

    /// What is known of it here, and whether it is open.
    private func parts(of row: RankedPlace) -> [Wording] {
        var parts: [Wording] = []
        if row.isLiked { parts.append(SeekReply.liked.wording) }
        if let opinions = row.opinions { parts.append(SeekReply.stars(opinions.stars, of: opinions.count).wording) }
        if let price = row.opinions?.price.flatMap({ PlacePrice(rawValue: $0) }) {
            parts.append(SeekReply.price(price, isOn: false).wording)
        }
        if let hours = row.hours.wording(isAsked: search.narrowing.isOpen, session.measures) {
            parts.append(hours.wording)
        }
        return parts
    }
}

extension Ranked {
    fileprivate var count: Int { total > before ? total : places.count }
}

extension PlaceSearch {
    /// What is looked for, in the words of whoever asked, or by its kind.
    func title(_ voice: Voice) -> String {
        if let category = narrowing.category { return LanguageID(tag: voice.language).plural(of: category) ?? words }
        guard words.isEmpty else { return words }
        let kinds = categories.compactMap { LanguageID(tag: voice.language).plural(of: $0) }.sorted()
        return kinds.isEmpty ? voice.words(SeekReply.places) : kinds.prefix(3).joined(separator: ", ")
    }
}

extension WorldPlace {
    /// Its name, else what it is.
    func title(_ voice: Voice) -> String { name.isEmpty ? kind(voice) ?? voice.words(WorldReply.nameless) : name }

    /// "café"; nil for what the language has no word for.
    func kind(_ voice: Voice) -> String? {
        guard let category else { return nil }
        return LanguageID(tag: voice.language).name(of: category) ?? LanguageID.english.name(of: category)
    }
}

extension FoundPlaces.Ground {
    func wording(reach: String?) -> Wording {
        switch self {
        case .point(_, _, isMe: true):
            if let reach { SeekReply.Ground.withinOfMe(reach).wording } else { SeekReply.Ground.nearMe.wording }
        case .point(let point, let name, isMe: false):
            SeekReply.Ground.near(name ?? "\(point.latitude), \(point.longitude)", within: reach).wording
        case .region(let region): SeekReply.Ground.inside(region.name).wording
        case .map: SeekReply.Ground.map.wording
        case .unknown(let text): SeekReply.Ground.inside(text).wording
        }
    }
}
