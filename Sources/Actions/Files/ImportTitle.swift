import Core

/// What an import is called in history.
enum ImportTitle: Reply {
    case begun(String)
    case imported(Int, from: String)

    var wording: Wording {
        switch self {
        case .begun(let name): Wording("entry.importing", "Imports {name}", ["name": .text(name)])
        case .imported(let count, let name):
            Wording(
                "entry.imported", "Imported {n:place|places} from {name}",
                ["n": .number(count), "name": .text(name)])
        }
    }
}
