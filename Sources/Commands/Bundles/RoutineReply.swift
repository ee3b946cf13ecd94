import Core

/// What routines say.
enum RoutineReply: Reply {
    case all, start, rename, empty, removed
    case list(Int), title(String), row(String?, Int), saved(String), deleted(String), unknown(String)
    case what(isName: Bool, String)

    var wording: Wording {
        switch self {
        case .all: Wording("routine.all", "Routines")
        case .start: Wording("routine.start", "Start")
        case .rename: Wording("routine.rename", "Rename")
        case .empty: Wording("routine.empty", "Nothing is in it any more. *Add* puts something in.")
        case .removed: Wording("routine.removed", "Taken out.")
        case .list(0):
            Wording(
                "routine.none",
                "*Routines*: none yet. *Save as routine* under a bundle keeps what is in it for the next time.")
        case .list(let count): Wording("routine.list", "*Routines* ({n})", ["n": .number(count)])
        case .title(let name): Wording("routine.title", "↻ Routine *{name}*", ["name": .text(name)])
        case .row(nil, let count): Wording("routine.row", "{n:thing|things}", ["n": .number(count)])
        case .row(let occasion?, let count):
            Wording(
                "routine.rowOf", "{occasion}, {n:thing|things}", ["occasion": .text(occasion), "n": .number(count)])
        case .saved(let name):
            Wording(
                "routine.saved", "Saved as the routine *{name}*: the next check-in has it ready ticked.",
                ["name": .text(name)])
        case .deleted(let name): Wording("routine.deleted", "Deleted the routine {name}.", ["name": .text(name)])
        case .unknown(let name):
            Wording("routine.unknown", "You have no routine “{name}”.", ["name": .text(name)])
        case .what(true, let name): BundleReply.what(.name, name).wording
        case .what(false, let name):
            Wording(
                "routine.whatEntry", "What else belongs to *{name}*? Type it, like `water the plants`.",
                ["name": .text(name)])
        }
    }
}
