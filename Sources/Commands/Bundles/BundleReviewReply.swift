import Core

/// What the review of bundles says.
enum BundleReviewReply: Reply {
    case title(String?, isEmpty: Bool), day(Wording), byOccasion, byDay, whichOccasion
    case open(Int, String), occasion(String, Int)
    case row((begun: String, ended: String?), Int, of: Int, BundleOutcome?)

    var wording: Wording {
        switch self {
        case .title(nil, true):
            Wording(
                "bundles.empty", "*Review*: no bundle yet. Check in, like `about to leave the office`, and begin one.")
        case .title(nil, false): Wording("bundles.title", "*Review*, newest first")
        case .title(let name?, true):
            Wording("bundles.emptyOf", "*Review of {name}*: no bundle yet.", ["name": .text(name)])
        case .title(let name?, false):
            Wording("bundles.titleOf", "*Review of {name}*, newest first", ["name": .text(name)])
        case .day(let day): Wording("bundles.day", "_{day}_", ["day": .wording(day)])
        case .byOccasion: Wording("bundles.byOccasion", "By occasion")
        case .byDay: Wording("bundles.byDay", "By day")
        case .whichOccasion: Wording("bundles.whichOccasion", "*Review*: of which occasion?")
        case .open(let number, let name):
            Wording("bundles.open", "{n}. {name}", ["n": .number(number), "name": .text(name)])
        case .occasion(let name, let count):
            Wording("bundles.occasion", "{name} ({n})", ["name": .text(name), "n": .number(count)])
        case .row(let times, let done, let all, let outcome): Self.row(times, done, all, outcome)
        }
    }

    private static func row(
        _ times: (begun: String, ended: String?), _ done: Int, _ all: Int, _ outcome: BundleOutcome?
    ) -> Wording {
        switch outcome {
        case nil:
            Wording(
                "bundles.rowOpen", "open since {begun}, {done} of {n} done",
                ["begun": .text(times.begun), "done": .number(done), "n": .number(all)])
        case .finished?:
            Wording(
                "bundles.rowFinished", "{begun} to {ended}, {done} of {n} done",
                [
                    "begun": .text(times.begun), "ended": .text(times.ended ?? ""), "done": .number(done),
                    "n": .number(all),
                ])
        case .abandoned?:
            Wording(
                "bundles.rowAbandoned", "{begun} to {ended}, abandoned, {done} of {n} done",
                [
                    "begun": .text(times.begun), "ended": .text(times.ended ?? ""), "done": .number(done),
                    "n": .number(all),
                ])
        }
    }
}
