import Core

/// What selecting rows of a list says.
enum SelectReply: Reply {
    case select, untickAll, back, over, nothingTicked
    case tickAll(Int)
    case title(Int, of: Int)
    case row(String, String)
    case tooMany(Int)
    case ticked([String])
    case putOnList, whichLabel, whichColour, whichList, withWhom

    private static let named = 8

    var wording: Wording {
        switch self {
        case .select: Wording("select.select", "Select")
        case .untickAll: Wording("select.untickAll", "Untick all")
        case .tickAll(let count): Wording("select.tickAll", "Tick all {n}", ["n": .number(count)])
        case .back: Wording("select.back", "Back to the list")
        case .over: Wording("select.over", "That selection is over; press Select on the list again.")
        case .nothingTicked: Wording("select.nothingTicked", "Nothing is ticked. Tick some rows first.")
        case .title(0, _): Wording("select.none", "*Select*: tick rows, then choose what to do with all of them.")
        case .title(let ticked, let count):
            Wording("select.title", "*Select*: {n} of {all} ticked", ["n": .number(ticked), "all": .number(count)])
        case .row(let sign, let name):
            Wording("select.row", "{sign} {name}", ["sign": .text(sign), "name": .text(name)])
        case .tooMany(let most):
            Wording("select.tooMany", "At most {n} can be ticked at once.", ["n": .number(most)])
        case .ticked(let names) where names.count > Self.named:
            Wording(
                "select.tickedMore", "Ticked: *{names}* and {n} more",
                [
                    "names": .text(names.prefix(Self.named).joined(separator: ", ")),
                    "n": .number(names.count - Self.named),
                ])
        case .ticked(let names):
            Wording("select.ticked", "Ticked: *{names}*", ["names": .text(names.joined(separator: ", "))])
        case .putOnList: Wording("select.putOnList", "Put on list")
        case .whichLabel:
            Wording("select.whichLabel", "Which label shall all of them get? Choose one, or type it, like `#food`.")
        case .whichColour: Wording("select.whichColour", "Which colour shall all of them have?")
        case .whichList: Wording("select.whichList", "On which list? Choose one, or type the name of a new one.")
        case .withWhom: Wording("select.withWhom", "Who may see all of them?")
        }
    }
}
