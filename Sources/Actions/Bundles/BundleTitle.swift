package import Core

/// The one line of a change of a bundle or a routine in history and trash.
enum BundleTitle: Reply {
    case began(String), renamed(String, to: String), changed(String), deleted(String)
    case ticked(String), unticked(String), putBack(String, String), added(String, String)
    case finished(String), abandoned(String)
    case routine(String), changedRoutine(String), deletedRoutine(String)
    case chained(String)

    var wording: Wording {
        switch self {
        case .began(let name): Wording("entry.bundleBegan", "Began “{name}”", ["name": .text(name)])
        case .changed(let name): Wording("entry.bundleChanged", "Changed “{name}”", ["name": .text(name)])
        case .deleted(let name): Wording("entry.bundleDeleted", "Deleted the bundle “{name}”", ["name": .text(name)])
        case .ticked(let title): Wording("entry.bundleTicked", "Done: “{name}”", ["name": .text(title)])
        case .unticked(let title):
            Wording("entry.bundleUnticked", "Not done after all: “{name}”", ["name": .text(title)])
        case .finished(let name): Wording("entry.bundleFinished", "Finished “{name}”", ["name": .text(name)])
        case .abandoned(let name): Wording("entry.bundleAbandoned", "Abandoned “{name}”", ["name": .text(name)])
        case .routine(let name): Wording("entry.routineAdded", "Routine “{name}”", ["name": .text(name)])
        case .changedRoutine(let name):
            Wording("entry.routineChanged", "Changed the routine “{name}”", ["name": .text(name)])
        case .deletedRoutine(let name):
            Wording("entry.routineDeleted", "Deleted the routine “{name}”", ["name": .text(name)])
        case .chained(let name): Wording("entry.chained", "Changed what follows “{name}”", ["name": .text(name)])
        case .renamed(let old, let new):
            Wording("entry.bundleRenamed", "Renamed “{old}” to “{new}”", ["old": .text(old), "new": .text(new)])
        case .putBack(let title, let bundle):
            Wording(
                "entry.bundlePutBack", "Put “{title}” back out of “{name}”",
                ["title": .text(title), "name": .text(bundle)])
        case .added(let title, let bundle):
            Wording(
                "entry.bundleAdded", "Put “{title}” into “{name}”", ["title": .text(title), "name": .text(bundle)])
        }
    }
}

/// Why something cannot be done with a bundle or a routine.
package enum BundleRefusal: Reply {
    case noName, longName, hasEnded(String), isOthers(String), tooMany(Int), empty, notInIt, isNext

    package var wording: Wording {
        switch self {
        case .noName: Wording("bundle.noName", "It needs a name. Type one, like `Saturday errands`.")
        case .longName: Wording("bundle.longName", "That name is too long: at most 100 characters.")
        case .hasEnded(let name):
            Wording(
                "bundle.hasEnded", "“{name}” has ended already. `check in` begins a new one.", ["name": .text(name)])
        case .isOthers(let name):
            Wording(
                "bundle.isOthers",
                "“{name}” is named and finished by who began it. You can tick, add and throw back what is in it.",
                ["name": .text(name)])
        case .tooMany(let most): Wording("bundle.tooMany", "A bundle holds at most {n} things.", ["n": .number(most)])
        case .empty: Wording("bundle.empty", "Nothing is ticked yet. Tick at least one.")
        case .notInIt: Wording("bundle.notInIt", "That is no longer in this bundle.")
        case .isNext: Wording("bundle.isNext", "Nothing can follow itself.")
        }
    }
}
