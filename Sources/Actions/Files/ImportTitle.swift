import Core

/// What an import is called in history.
enum ImportTitle: Reply {
    case begun(String)
    case imported(Int, tracks: Int, from: String)

    var wording: Wording {
        switch self {
        case .begun(let name): Wording("entry.importing", "Imports {name}", ["name": .text(name)])
        case .imported(0, let tracks, let name) where tracks > 0:
            Wording(
                "entry.importedTracks", "Imported {n:track|tracks} from {name}",
                ["n": .number(tracks), "name": .text(name)])
        case .imported(let count, _, let name):
            Wording(
                "entry.imported", "Imported {n:place|places} from {name}",
                ["n": .number(count), "name": .text(name)])
        }
    }
}
