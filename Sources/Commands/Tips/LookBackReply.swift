import Core

/// What is said of a week that is over: what was done, and a kind word; never what was not.
enum LookBackReply: Reply {
    case finished(bundles: Int, tasks: Int)
    case nothing
    /// Another one each week; by a day since 1970-01-01.
    case kind(Int)

    var wording: Wording {
        switch self {
        case .finished(0, let tasks):
            Wording("tip.finished", "🌱 You finished {n:to-do|to-dos} this week.", ["n": .number(tasks)])
        case .finished(let bundles, 0):
            Wording("lookBack.bundles", "🌱 You finished {n:bundle|bundles} this week.", ["n": .number(bundles)])
        case .finished(let bundles, let tasks):
            Wording(
                "lookBack.both", "🌱 You finished {b:bundle|bundles} this week, and {n:to-do|to-dos} in all.",
                ["b": .number(bundles), "n": .number(tasks)])
        case .nothing:
            Wording(
                "lookBack.nothing", "🌱 Nothing was ticked off here in the last seven days. One small thing is a start.")
        case .kind(let day): Self.kind[((day / 7) % Self.kind.count + Self.kind.count) % Self.kind.count]
        }
    }

    private static let kind = [
        Wording("lookBack.kind1", "That is off your mind now. Have a good evening."),
        Wording("lookBack.kind2", "Each of them made some later day easier."),
        Wording("lookBack.kind3", "A week is more than its list; still, this is done."),
        Wording("lookBack.kind4", "Well done. The rest can wait for its moment."),
        Wording("lookBack.kind5", "Small steps, and they add up. Enjoy your Sunday."),
    ]
}
