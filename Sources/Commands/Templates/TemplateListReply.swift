import Actions
import Core
import Language

/// What lists of templates say.
enum TemplateListReply: Reply {
    case title(TemplateSelection, Int, language: LanguageID)
    case order(TemplateSelection.Order), allLanguages, onlyLanguage(LanguageID), search, what
    case things(Int), used(Int)

    var wording: Wording {
        switch self {
        case .title(let selection, let count, let language): Self.title(selection, count, Self.name(of: language))
        case .order(.used): Wording("templates.used", "Most used")
        case .order(.new): Wording("templates.new", "Newest")
        case .order(.mine): Wording("templates.mine", "Mine")
        case .allLanguages: Wording("templates.allLanguages", "All languages")
        case .onlyLanguage(let language):
            Wording("templates.onlyLanguage", "Only {language}", ["language": .text(Self.name(of: language))])
        case .search: Wording("templates.search", "Search")
        case .what: Wording("templates.what", "What for? Type a word or two, like `packing`.")
        case .things(let count): Wording("templates.things", "{n:thing|things}", ["n": .number(count)])
        case .used(let count): Wording("templates.usedBy", "used by {n:person|people}", ["n": .number(count)])
        }
    }

    private static func title(_ selection: TemplateSelection, _ count: Int, _ language: String) -> Wording {
        if count == 0 { return none(selection, language) }
        let count = WordingValue.number(count)
        if let words = selection.words?.code {
            return Wording("templates.about", "*Templates about {words}* ({n})", ["words": .text(words), "n": count])
        }
        switch (selection.order, selection.isOwnLanguage) {
        case (.mine, _):
            return Wording(
                "templates.titleMine", "*Your templates* ({n}). `save Packing as a template` makes one of a list.",
                ["n": count])
        case (let order, true):
            return Wording(
                "templates.title", "*Templates in {language}* ({n}), {order} first",
                ["language": .text(language), "n": count, "order": .wording(first(order))])
        case (let order, false):
            return Wording(
                "templates.titleAll", "*Templates in all languages* ({n}), {order} first",
                ["n": count, "order": .wording(first(order))])
        }
    }

    private static func none(_ selection: TemplateSelection, _ language: String) -> Wording {
        if let words = selection.words?.code {
            return Wording("templates.noneAbout", "No template says *{words}*.", ["words": .text(words)])
        }
        if selection.order == .mine {
            return Wording(
                "templates.noneMine", "You have no templates yet. `save Packing as a template` makes one of a list.")
        }
        guard selection.isOwnLanguage else {
            return Wording("templates.none", "Nobody has published a template yet. Publish one of yours.")
        }
        return Wording(
            "templates.noneIn", "No templates in {language} yet. There may be some in other languages.",
            ["language": .text(language)])
    }

    private static func first(_ order: TemplateSelection.Order) -> Wording {
        order == .new
            ? Wording("templates.newFirst", "the newest") : Wording("templates.usedFirst", "the most used")
    }

    private static func name(of language: LanguageID) -> String { LanguageTables.tables(for: language).name }
}
