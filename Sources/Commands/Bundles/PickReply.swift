import Core

/// What is said while somebody picks for a bundle.
enum PickReply: Reply {
    case over, nothing, choose(Int, of: Int), edit, part(isRoutine: Bool)
    case begin(Int), editButton, edited, other, bin(String), goOn(String)
    case withRoutine(String), noRoutine

    var wording: Wording {
        switch self {
        case .over: Wording("pick.over", "That choice is over. Check in again.")
        case .nothing:
            Wording("pick.nothing", "Nothing is waiting for it. Type something to do then, like `take the keys`.")
        case .choose(0, _): Wording("pick.choose", "Choose the ones for this bundle:")
        case .choose(let count, let all):
            Wording(
                "pick.chosen", "Choose the ones for this bundle: {n} of {all} picked",
                ["n": .number(count), "all": .number(all)])
        case .edit: Wording("pick.edit", "Tap what is to be deleted.")
        case .part(true): Wording("pick.routine", "_Routine_")
        case .part(false): Wording("pick.todayOnly", "_Today only_")
        case .begin(let count): Wording("pick.begin", "✅ Done ({n})", ["n": .number(count)])
        case .editButton: Wording("pick.editButton", "Edit")
        case .edited: Wording("pick.edited", "Back to choosing")
        case .other: Wording("pick.other", "Other occasion")
        case .bin(let title): Wording("pick.bin", "🗑 Delete {title}", ["title": .text(title)])
        case .goOn(let name): Wording("pick.goOn", "Go on with “{name}”", ["name": .text(name)])
        case .withRoutine(let name): Wording("pick.withRoutine", "With routine: {name}", ["name": .text(name)])
        case .noRoutine: Wording("pick.noRoutine", "Without routine")
        }
    }
}
