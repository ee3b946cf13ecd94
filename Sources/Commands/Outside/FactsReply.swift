import Core

/// What is said around the facts of an outside source.
enum FactsReply: Reply {
    case button, off
    case asking(String), failed(String), nothing(String, String)
    case title(String, String), closed, noMore, source(String), open(String)
    case rating(Double, Int?)
    case free, cheap, middle, dear, veryDear

    /// 0 for free to 4 for very dear.
    static func price(_ level: Int) -> FactsReply? {
        let levels: [FactsReply] = [.free, .cheap, .middle, .dear, .veryDear]
        return levels.indices.contains(level) ? levels[level] : nil
    }

    var wording: Wording {
        switch self {
        case .button: Wording("facts.button", "More facts")
        case .off: Wording("facts.off", "No outside source of facts is set up here.")
        case .asking(let source): Wording("facts.asking", "Asking {source} …", ["source": .text(source)])
        case .failed(let source):
            Wording("facts.failed", "{source} does not answer just now. Try again later.", ["source": .text(source)])
        case .nothing(let name, let source):
            Wording(
                "facts.nothing", "{source} knows nothing that is surely *{name}*.",
                ["source": .text(source), "name": .text(name)])
        case .title(let name, let source):
            Wording("facts.title", "*{name}*, as {source} has it", ["name": .text(name), "source": .text(source)])
        case .rating(let rating, let count): Self.rated(rating, count)
        case .closed: Wording("facts.closed", "Closed for good")
        case .source(let names): Wording("facts.source", "_Source: {names}; not kept here_", ["names": .text(names)])
        case .open(let source): Wording("facts.open", "Open in {source}", ["source": .text(source)])
        case .free: Wording("facts.free", "Price: free")
        case .cheap: Wording("facts.cheap", "Price: cheap")
        case .middle: Wording("facts.middle", "Price: middle")
        case .dear: Wording("facts.dear", "Price: dear")
        case .veryDear: Wording("facts.veryDear", "Price: very dear")
        case .noMore: Wording("facts.noMore", "It says no more than that.")
        }
    }

    private static func rated(_ rating: Double, _ count: Int?) -> Wording {
        let tenths = Int((rating * 10).rounded())
        let stars = Wording(
            "facts.stars", "★ {whole}{mark}{tenth} of 5",
            ["whole": .number(tenths / 10), "mark": .wording(Measures.decimalMark), "tenth": .number(tenths % 10)])
        guard let count else { return stars }
        return Wording(
            "facts.rating", "{stars}, from {n:rating|ratings}", ["stars": .wording(stars), "n": .number(count)])
    }
}
