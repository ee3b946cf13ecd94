import Core
import Language
import Store

/// Looks for the same in another way: a filter of a result card set to what its button says.
struct NarrowPress: Press {
    enum Step: Hashable {
        case open(Bool), accessible(Bool), lessKnown(Bool)
        case diet(String?)
        case feature(PlaceFeature, Bool)
        case kind(PlaceCategory?)
        /// Metres.
        case reach(Double)
        case stars(Int?)
        case price(PlacePrice?)
    }

    static let verb = "narrow"
    let id: LookupID
    let step: Step

    init(id: LookupID, step: Step) {
        self.id = id
        self.step = step
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let id = LookupID(arguments[0]), let step = Step(arguments[1], arguments[2]) else {
            return nil
        }
        self.init(id: id, step: step)
    }

    var arguments: [String] { ["\(id)"] + step.words }

    func perform(in session: Session) throws -> (any Reply)? {
        guard var search: PlaceSearch = try session.lookup(id) else { throw Refusal(SeekReply.over) }
        switch step {
        case .open(let isOn):
            search.narrowing.isOpen = isOn
            if !isOn { search.openAt = nil }
        case .accessible(let isOn): search.narrowing.isAccessible = isOn
        case .lessKnown(let isOn): search.narrowing.isLessKnown = isOn
        case .diet(let diet): search.narrowing.diet = diet
        case .feature(let feature, true): search.filters.insert(.feature(feature))
        case .feature(let feature, false): search.filters.remove(.feature(feature))
        case .kind(let category): search.narrowing.category = category
        case .reach(let metres): search.narrowing.reach = metres
        case .stars(let stars): search.narrowing.stars = stars
        case .price(let price): search.narrowing.price = price?.rawValue
        }
        try session.changeLookup(id, to: search)
        try session.show(FoundCard(id: id))
        return nil
    }
}

extension NarrowPress.Step {
    fileprivate static let diets = ["vegan", "vegetarian", "halal", "kosher", "gluten_free"]

    init?(_ name: String, _ value: String) {
        switch (name, value) {
        case ("open", "1"), ("open", "0"): self = .open(value == "1")
        case ("wheel", "1"), ("wheel", "0"): self = .accessible(value == "1")
        case ("less", "1"), ("less", "0"): self = .lessKnown(value == "1")
        case ("diet", ""): self = .diet(nil)
        case ("diet", _) where Self.diets.contains(value): self = .diet(value)
        case ("with", _), ("any", _):
            guard let feature = PlaceFeature(rawValue: value) else { return nil }
            self = .feature(feature, name == "with")
        case ("stars", ""): self = .stars(nil)
        case ("stars", _):
            guard let stars = Int(value), (1...5).contains(stars) else { return nil }
            self = .stars(stars)
        case ("price", ""): self = .price(nil)
        case ("price", _):
            guard let price = Int(value).flatMap({ PlacePrice(rawValue: $0) }) else { return nil }
            self = .price(price)
        case ("kind", ""): self = .kind(nil)
        case ("kind", _):
            guard let category = PlaceCategory(value) else { return nil }
            self = .kind(category)
        case ("reach", _):
            guard let metres = Int(value), (1...100_000).contains(metres) else { return nil }
            self = .reach(Double(metres))
        default: return nil
        }
    }

    var words: [String] {
        switch self {
        case .open(let isOn): ["open", isOn ? "1" : "0"]
        case .accessible(let isOn): ["wheel", isOn ? "1" : "0"]
        case .lessKnown(let isOn): ["less", isOn ? "1" : "0"]
        case .diet(let diet): ["diet", diet ?? ""]
        case .feature(let feature, let isOn): [isOn ? "with" : "any", feature.rawValue]
        case .kind(let category): ["kind", category?.description ?? ""]
        case .reach(let metres): ["reach", "\(Int(metres))"]
        case .stars(let stars): ["stars", stars.map { "\($0)" } ?? ""]
        case .price(let price): ["price", price.map { "\($0.rawValue)" } ?? ""]
        }
    }
}
