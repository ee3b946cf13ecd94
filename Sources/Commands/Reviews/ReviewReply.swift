import Core
import Store
import Actions

/// What reviews say.
enum ReviewReply: Reply {
    case rate, open, all, write, rewrite, openPlace, none, origin, you
    case yours(String)
    case of(String, String)
    case marks(ReviewRecord)
    case stars(Int)
    case price(Int, isNow: Bool)
    case title(String)
    case average(Opinions)
    case count(Int)
    case howManyStars(String)
    case typeLine(String)
    case kept(String)
    case deleted(String)
    case tooLong(Int)
    case notStars(String)

    var wording: Wording {
        switch self {
        case .rate: Wording("review.rate", "Rate it")
        case .open: Wording("review.open", "Your review")
        case .all: Wording("review.all", "All reviews")
        case .write: Wording("review.write", "Write a line")
        case .rewrite: Wording("review.rewrite", "Change the line")
        case .openPlace: Wording("review.openPlace", "Open place")
        case .none: Wording("review.none", "No review that you can see.")
        case .origin:
            Wording("review.origin", "Reviews are by people on this server, friends first. I know no others.")
        case .you: Wording("review.you", "*You*")
        case .yours(let name): Wording("review.yours", "Your review of *{name}*", ["name": .text(name)])
        case .of(let author, let name):
            Wording("review.of", "{author}'s review of *{name}*", ["author": .text(author), "name": .text(name)])
        case .marks(let review): Self.marks(stars: review.stars, price: review.price)
        case .stars(let count): Wording("review.stars", "{n} ★", ["n": .number(count)])
        case .price(let mark, true): Wording("review.priceNow", "✓ {price}", ["price": .wording(Self.price(mark))])
        case .price(let mark, false): Self.price(mark)
        case .title(let name): Wording("review.title", "*Reviews of {name}*", ["name": .text(name)])
        case .average(let all): Self.average(all)
        case .count(let count): Wording("review.count", "Reviews ({n})", ["n": .number(count)])
        case .howManyStars(let name):
            Wording("review.howManyStars", "How do you like *{name}*? 5 is best.", ["name": .text(name)])
        case .typeLine(let name):
            Wording("review.typeLine", "Type one line about *{name}*, at most 300 characters.", ["name": .text(name)])
        case .kept(let name): Wording("review.kept", "Kept your review of *{name}*.", ["name": .text(name)])
        case .deleted(let name): Wording("review.deleted", "Deleted your review of *{name}*.", ["name": .text(name)])
        case .tooLong(let length):
            Wording(
                "review.tooLong", "A review has at most 300 characters; that one has {length}. A note may be longer.",
                ["length": .number(length)])
        case .notStars(let typed):
            Wording(
                "review.notStars", "“{typed}” is no number of stars: 1 to 5 they are, like `rate Bakery 4`.",
                ["typed": .text(typed)])
        }
    }

    private static func average(_ all: Opinions) -> Wording {
        let tenths = Int((all.stars * 10).rounded())
        let stars = Wording(
            "review.average", "★ {whole}{mark}{tenth} of 5, from {n:review|reviews}",
            [
                "whole": .number(tenths / 10), "mark": .wording(Measures.decimalMark), "tenth": .number(tenths % 10),
                "n": .number(all.count),
            ])
        guard let price = all.price else { return stars }
        return Wording(
            "review.averageWithPrice", "{stars}; {price}",
            ["stars": .wording(stars), "price": .wording(Self.price(price))])
    }

    private static func marks(stars: Int, price: Int?) -> Wording {
        let signs = String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars)
        let marks = Wording("review.marks", "{signs} {n} of 5", ["signs": .text(signs), "n": .number(stars)])
        guard let price else { return marks }
        return Wording(
            "review.marksWithPrice", "{marks}, {price}",
            ["marks": .wording(marks), "price": .wording(Self.price(price))])
    }

    private static func price(_ mark: Int) -> Wording {
        switch mark {
        case 1: Wording("review.cheap", "cheap")
        case 2: Wording("review.middle", "middle-priced")
        default: Wording("review.dear", "dear")
        }
    }
}
