import Core
import Language
import Store

extension FoundSheet {
    var buttons: [[Button]] {
        if case .unknown = found.ground { return [[help]] }
        return switch card.view {
        case .list: results + pager + foot
        case .filters: filters + [[back]]
        case .kinds: kinds + [[back]]
        }
    }

    /// Two a row, so that names still have room.
    private var results: [[Button]] {
        let all = rows.enumerated().map { index, row in
            let label = SeekReply.result(offset + index + 1, row.place.title(voice))
            return ShowCard(WorldCard(element: row.place.element, from: card.id, page: page)).button(label, voice)
        }
        return all.inRows(of: 2)
    }

    private var pager: [[Button]] {
        var row: [Button] = []
        if page > 0 { row.append(ShowCard(FoundCard(id: card.id, page: page - 1)).button(CommonReply.previous, voice)) }
        if page < last { row.append(ShowCard(FoundCard(id: card.id, page: page + 1)).button(CommonReply.next, voice)) }
        return row.isEmpty ? [] : [row]
    }

    private var foot: [[Button]] {
        // There is none farther away either, but what was asked for besides may be given up.
        if found.before == 0 { return marks.inRows(of: 2) + [[help]] }
        var row: [Button] = []
        if let wider = search.wider { row.append(narrow(.reach(wider), SeekReply.wider(reach(wider)))) }
        row.append(narrow(.open(!search.narrowing.isOpen), SeekReply.open(openAt, isOn: search.narrowing.isOpen)))
        var last = [ShowCard(FoundCard(id: card.id, view: .filters)).button(SeekReply.filters, voice)]
        if search.categories.count > 1 {
            last.append(ShowCard(FoundCard(id: card.id, view: .kinds)).button(SeekReply.kinds, voice))
        }
        return marks.inRows(of: 2) + [row, last + [help]]
    }

    /// The filters that are on, to be taken off.
    private var marks: [Button] {
        let access = search.narrowing.isAccessible ? narrow(.accessible(false), SeekReply.accessible(isOn: true)) : nil
        let diet = search.narrowing.diet.map { narrow(.diet(nil), SeekReply.diet($0, isOn: true)) }
        let stars = search.narrowing.stars.map { narrow(.stars(nil), SeekReply.atLeast($0, isOn: true)) }
        let price = search.narrowing.price.flatMap { PlacePrice(rawValue: $0) }.map {
            narrow(.price(nil), SeekReply.price($0, isOn: true))
        }
        let less = search.narrowing.isLessKnown ? narrow(.lessKnown(false), SeekReply.lessKnown(isOn: true)) : nil
        let features = search.features.map { narrow(.feature($0, false), SeekReply.feature($0, isOn: true)) }
        return [access, diet, stars, price, less].compactMap(\.self) + features
    }

    private func reach(_ metres: Double) -> String { rounded(metres) }

    private var filters: [[Button]] {
        let now = search.narrowing
        let diets = ["vegan", "vegetarian"].map { diet in
            narrow(.diet(now.diet == diet ? nil : diet), SeekReply.diet(diet, isOn: now.diet == diet))
        }
        return [
            [narrow(.accessible(!now.isAccessible), SeekReply.accessible(isOn: now.isAccessible))],
            diets,
            [PlaceFeature.wifi, .outside].map { feature in
                let isOn = search.features.contains(feature)
                return narrow(.feature(feature, !isOn), SeekReply.feature(feature, isOn: isOn))
            },
            [3, 4].map { stars in
                let isOn = now.stars == stars
                return narrow(.stars(isOn ? nil : stars), SeekReply.atLeast(stars, isOn: isOn))
            },
            PlacePrice.allCases.map { price in
                let isOn = now.price == price.rawValue
                return narrow(.price(isOn ? nil : price), SeekReply.price(price, isOn: isOn))
            },
            [narrow(.lessKnown(!now.isLessKnown), SeekReply.lessKnown(isOn: now.isLessKnown))],
        ]
    }

    /// Each kind that is looked for, by its name; the chosen one is marked.
    private var kinds: [[Button]] {
        let language = LanguageID(tag: voice.language)
        let named = search.categories.compactMap { category in
            language.plural(of: category).map { (category, $0) }
        }
        let all = named.sorted { $0.1 < $1.1 }.prefix(12).map { category, name in
            let isOn = search.narrowing.category == category
            return narrow(.kind(isOn ? nil : category), SeekReply.kind(name, isOn: isOn))
        }
        return all.inRows(of: 2)
    }

    private func narrow(_ step: NarrowPress.Step, _ label: SeekReply) -> Button {
        NarrowPress(id: card.id, step: step).button(label, voice)
    }

    private var back: Button { ShowCard(FoundCard(id: card.id)).button(CommonReply.back, voice) }
    private var help: Button { HelpPress(area: .maps).button(CommonReply.help, voice) }
}

extension PlaceSearch {
    /// Metres of the next wider search; nil where it has no end already.
    var wider: Double? {
        guard let reach else { return nil }
        switch center {
        case .me, .point, .near: return [1000, 2000, 5000, 20_000, 50_000].first { $0 > reach }
        case .inside, .anywhere: return nil
        }
    }
}
