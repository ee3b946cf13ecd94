import Actions
import Core
import Language
package import Store

extension Session {
    private static let mostToSearch = 24

    /// Answers a question that no command reads with what one has kept: "what's the wifi password", where a note says
    /// it. What the line surely means otherwise goes first.
    func answerFromOwn(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard spoken.line.asks, spoken.line.tokens.count <= Self.mostToSearch, !understanding.isSurelyShown,
            let words = SearchWords(spoken.line.without(tail: .onceMore).tellingWords)
        else { return false }
        let found = try find(words)
        let own = try found.own.flatMap(\.things).filter { try !found.isPartly || isNamed($0, within: spoken.text) }
        guard let first = own.first, let card = try card(of: first) else {
            return try understanding.meansNothing && showOwn(withRareWordsOf: spoken)
        }
        try own.count == 1 ? show(card) : show(SearchCard(words))
        return true
    }

    /// "wifi password", "ring size anna", "what did the landlord say": what one has kept with all of its rare words, where
    /// nothing else reads the line; the line itself can still be kept.
    func showOwn(withRareWordsOf spoken: Spoken) throws -> Bool {
        guard spoken.line.asks || spoken.line.isNotion && !isGroup, !spoken.isSlashCommand, !spoken.line.tellsFact,
            spoken.line.tokens.count <= Self.mostInNotion, try !mayBePerson(spoken.line.rareWords),
            // "studio was lovely" tells of more than the studio.
            let words = SearchWords(spoken.line.asks ? spoken.line.rareWords : spoken.line.tellingWords),
            case let found = try find(words), !found.isPartly,
            case let own = found.own.flatMap(\.things), let first = own.first, let card = try card(of: first)
        else { return false }
        guard own.count == 1 else {
            try show(SearchCard(words))
            return true
        }
        let isBare = try spoken.line.asks && isBare(first)
        let reply = try isBare ? OwnAnswerReply.nothing(name(of: first) ?? "") : .have
        try show(card, note: reply, buttons: [keepRow(spoken)])
        return true
    }

    /// A pin with no note, of which nothing can be answered but where it is.
    func isBare(_ thing: Thing) throws -> Bool {
        guard thing.kind == .place, let place = try place(PlaceID(thing.id)) else { return false }
        return try place.address == nil && worldLines(of: place).isEmpty && noteCount(in: .place(place.id)) == 0
    }

    /// More words are a sentence.
    private static let mostInNotion = 7

    /// All words of its name are asked about: "the wifi password", where the heading is called wifi.
    private func isNamed(_ thing: Thing, within words: String) throws -> Bool {
        guard [.heading, .place].contains(thing.kind), let name = try name(of: thing).flatMap({ SearchWords($0) })
        else {
            return false
        }
        return name.allBegin(in: words)
    }

    /// Answers what is asked while something else waits for an answer, and was none; false where nothing answers it.
    package func answerAside(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        if try answerFromOwn(spoken, understanding) { return true }
        guard understanding.isAside else { return false }
        try answerUnread(spoken, understanding)
        return true
    }
}

enum OwnAnswerReply: Reply {
    case have
    case nothing(String)

    var wording: Wording {
        switch self {
        case .have: Wording("ownAnswer.have", "This is what you have of it:")
        case .nothing(let name):
            Wording(
                "ownAnswer.nothing", "I know nothing of that. `note {name}: …` keeps it there.", ["name": .text(name)])
        }
    }
}

extension Understanding {
    /// It likeliest means a command that only shows something, though no phrase reads it.
    private var mayLook: Bool {
        switch meaning {
        case .intent(let intent): Ranking.isLooking(intent)
        case .doubt(let intents): intents.first.map(Ranking.isLooking) == true
        case .nothing: false
        }
    }

    /// No answer to a question that could not take it: it likeliest shows something, or does something with what there
    /// is, as "cancel the gym thing". What would be added may as well be an answer in other words.
    package var isAside: Bool { mayLook || mayChange }

    private var mayChange: Bool {
        switch meaning {
        case .intent(let intent): Self.changes(intent)
        case .doubt(let intents): intents.first.map(Self.changes) == true
        case .nothing: false
        }
    }

    private static func changes(_ intent: String) -> Bool { intent.contains(".") && !intent.hasSuffix(".add") }

    fileprivate var meansNothing: Bool { if case .nothing = meaning { true } else { false } }

    /// It surely means a command that would show something by itself.
    fileprivate var isSurelyShown: Bool {
        if case .intent(let intent) = meaning { CommandCatalog.doneUnasked.contains(intent) } else { false }
    }
}
