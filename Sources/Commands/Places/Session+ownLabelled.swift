import Actions
import Core
import Language
import Store

/// Pins that bear as a label what somebody looks for.
extension Session {
    /// "closest cafe", where pins have the label #cafe: one's own go first, the nearest before the others, and the map is one
    /// tap away; false where none bears it.
    func showOwn(labelled wish: PlaceWish) throws -> Bool {
        guard wish.area == nil || wish.area == .here, wish.opening == nil, wish.distance == nil, wish.filters.isEmpty,
            let label = try ownLabel(of: wish)
        else { return false }
        let map = world == nil ? nil : SearchWords(wish.words)?.onMap?.button(SearchReply.onMap, voice)
        let sort = try recentPosition() == nil ? usualSort : .near
        try show(
            PlacesCard(.label(LabelKey(label)), sort: sort), note: OwnLabelReply.own(label),
            buttons: map.map { [[$0]] } ?? [])
        return true
    }

    /// "show my cafes", "how many cafes", "food places": one's own pins with that label; false where none bears it.
    func showLabelled(saidIn spoken: Spoken) throws -> Bool {
        guard !spoken.isSlashCommand, let words = spoken.line.labelAskedFor else { return false }
        let labels = try commonLabels(limit: Self.mostLabels)
        let kind = PlaceWish(kind: words, language: language)
        let label = try labels.first { $0 == Label.list(in: words).first } ?? kind.flatMap { try ownLabel(of: $0) }
        guard let label else { return false }
        try show(PlacesCard(.label(LabelKey(label)), sort: usualSort))
        return true
    }

    /// "remove cheap from korb", where korb has that label: it goes, and never the pin.
    func unlabel(saidIn spoken: Spoken) throws -> Bool {
        let tokens = spoken.line.tokens
        guard tokens.count > 3, spoken.line.begins(with: .removing), let words = spoken.line.removedFrom,
            let match = try NameMatcher.match(words.place, among: names(), as: .place), match.isExact,
            match.alternatives.isEmpty, let id = match.id.map({ PlaceID($0) }),
            let gone = Label.list(in: words.gone).first,
            try mayChange(.place(id)), try labels(of: id).contains(gone)
        else { return false }
        try changeLabels(of: id, adding: [], removing: [gone])
        try show(PlaceCard(id), note: PlaceReply.labelled(match.name))
        return true
    }

    /// The label of one's own that says just that kind of places.
    private func ownLabel(of wish: PlaceWish) throws -> String? {
        let said = Label.list(in: wish.words).first
        return try commonLabels(limit: Self.mostLabels).first { label in
            if label == said { return true }
            let kind = PlaceWish(kind: label, language: language)
            return !wish.categories.isEmpty && kind?.categories == wish.categories
        }
    }

    private static let mostLabels = 50
}

enum OwnLabelReply: Reply {
    case own(String)

    var wording: Wording {
        switch self {
        case .own(let label): Wording("ownLabel.own", "Your own with #{label}:", ["label": .text(label)])
        }
    }
}
