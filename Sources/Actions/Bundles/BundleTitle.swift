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
        case .began(let name): Self.line("entry.bundleBegan", "Began “{name}”", name)
        case .changed(let name): Self.line("entry.bundleChanged", "Changed “{name}”", name)
        case .deleted(let name): Self.line("entry.bundleDeleted", "Deleted the bundle “{name}”", name)
        case .ticked(let title): Self.line("entry.bundleTicked", "Done: “{name}”", title)
        case .unticked(let title): Self.line("entry.bundleUnticked", "Not done after all: “{name}”", title)
        case .finished(let name): Self.line("entry.bundleFinished", "Finished “{name}”", name)
        case .abandoned(let name): Self.line("entry.bundleAbandoned", "Abandoned “{name}”", name)
        case .routine(let name): Self.line("entry.routineAdded", "Routine “{name}”", name)
        case .changedRoutine(let name): Self.line("entry.routineChanged", "Changed the routine “{name}”", name)
        case .deletedRoutine(let name): Self.line("entry.routineDeleted", "Deleted the routine “{name}”", name)
        case .chained(let name): Self.line("entry.chained", "Changed what follows “{name}”", name)
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

    private static func line(_ key: String, _ template: String, _ name: String) -> Wording {
        Wording(key, template, ["name": .text(name)])
    }
}

/// Why something cannot be done with a bundle or a routine.
package enum BundleRefusal: Reply {
    case noName, longName, hasEnded(String), tooMany(Int), empty, notInIt, isNext

    package var wording: Wording {
        switch self {
        case .noName: Wording("bundle.noName", "It needs a name. Type one, like `Saturday errands`.")
        case .longName: Wording("bundle.longName", "That name is too long: at most 100 characters.")
        case .hasEnded(let name):
            Wording(
                "bundle.hasEnded", "“{name}” has ended already. `check in` begins a new one.", ["name": .text(name)])
        case .tooMany(let most): Wording("bundle.tooMany", "A bundle holds at most {n} things.", ["n": .number(most)])
        case .empty: Wording("bundle.empty", "Nothing is ticked yet. Tick at least one.")
        case .notInIt: Wording("bundle.notInIt", "That is no longer in this bundle.")
        case .isNext: Wording("bundle.isNext", "Nothing can follow itself.")
        }
    }
}
