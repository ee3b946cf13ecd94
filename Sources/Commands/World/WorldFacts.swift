import Core
import Language
import Store

/// What the map says of a place, in words; what it does not say of what most ask for stands in one short line.
struct WorldFacts {
    private let place: WorldPlace
    private let session: Session
    private var tags: [String: String] { place.tags }
    private var voice: Voice { session.voice }

    init(_ place: WorldPlace, in session: Session) {
        self.place = place
        self.session = session
    }

    /// "café, Italian, vegan"
    var kind: RichText? {
        let language = LanguageID(tag: voice.language)
        let cuisines = list("cuisine").prefix(4).compactMap { language.name(ofCuisine: $0) ?? $0.spaced }
        let words = [place.kind(voice)].compactMap { $0 } + cuisines
        return words.isEmpty ? nil : RichText(words.joined(separator: ", "))
    }

    func lines() throws -> [RichText] { try (known() + [unknown].compactMap { $0 }).map { voice.say($0) } }

    private func known() throws -> [WorldReply] {
        var lines: [WorldReply] = []
        var clocks = PlaceClocks(session)
        let hours = try HoursNow(place, now: session.now, &clocks)
        if let text = hours.text {
            let state = hours.wording(isAsked: true, session.measures) ?? .notKnown
            lines += [.hours(state.wording(hours.onHoliday), today: hours.today(session.measures)), .written(text)]
        }
        if let phone = tags["phone"] { lines.append(.phone(phone)) }
        if let site = tags["website"] { lines.append(.site(site)) }
        switch tags["wheelchair"] {
        case "yes", "designated": lines.append(.wheelchair)
        case "limited": lines.append(.wheelchairLimited)
        case "no": lines.append(.noWheelchair)
        default: break
        }
        let diets = ["vegan", "vegetarian", "halal", "kosher", "gluten_free"].filter {
            ["yes", "only"].contains(tags["diet:\($0)"])
        }
        let features = PlaceFeature.allCases.filter { $0 != .always && $0.isOffered(by: tags) }
        let offers = diets.map(SeekReply.dietName) + features.map { .feature($0, isOn: false) }
        if !offers.isEmpty { lines.append(.offers(offers.map { voice.words($0) })) }
        if let stars = tags["stars"] { lines.append(.stars(stars)) }
        if let level = tags["level"], level != "0" { lines.append(.level(level)) }
        return lines
    }

    private var unknown: WorldReply? {
        let asked: [(String, WorldReply.Fact)] = [
            ("opening_hours", .hours), ("phone", .phone), ("website", .website), ("wheelchair", .wheelchair),
        ]
        let missing = asked.filter { tags[$0.0] == nil }.map { voice.words($0.1) }
        return missing.isEmpty || !place.hasFacts ? nil : .notKnown(missing)
    }

    private func list(_ key: String) -> [String] {
        (tags[key] ?? "").split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }
    }
}

extension WorldPlace {
    /// Somebody works there, so that one may ask for hours and a telephone number.
    fileprivate var hasFacts: Bool {
        guard let category else { return true }
        switch category.key {
        case "shop", "office", "craft", "healthcare": return true
        case "tourism":
            return !["artwork", "viewpoint", "information", "picnic_site", "attraction"].contains(category.value)
        case "amenity": return !Self.bare.contains(category.value)
        default: return false
        }
    }

    private static let bare: Set<String> = [
        "atm", "toilets", "bench", "drinking_water", "post_box", "parking", "bicycle_parking", "fountain", "recycling",
        "taxi", "charging_station", "shelter", "waste_basket", "vending_machine", "bbq", "clock", "telephone",
    ]
}

extension String {
    /// "fish_and_chips" as words.
    fileprivate var spaced: String { replacing("_", with: " ") }
}
