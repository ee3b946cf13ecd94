import Core

/// What bringing in a file says.
enum ImportReply: Reply {
    case imports, noImports, unknown(String), open(String), row(Int, String, Int, String)
    case how, onlyPrivately, unnamed, nothingNew, tooOld, failed
    case see, map, stopLabel, myPins
    case importLabel(Int)
    case reading(String), cancelled(String), title(String)
    case refused(FileProblem, String)
    case running(String, Int, of: Int)
    case done(Int, String), stopped(Int, String), undone(String)
    case new(Int), known(Int), repeated(Int), unplaced(Int), located(Int), mended(Int), tracks(Int), knownTracks(Int)
    case doneTracks(Int, String)
    case lists(String, more: Int)
    case unread(UnreadPart, Int)
    case namesNew, namesKnown, namesUnplaced, namesLocated, namesMended, namesTracks
    case more(Int)

    var wording: Wording {
        switch self {
        case .imports: Wording("import.list", "*Imports* of the last 30 days, newest first")
        case .noImports:
            Wording(
                "import.list.none",
                "Nothing was brought in during the last 30 days. `import` says which files I read.")
        case .unknown(let name):
            Wording("import.unknown", "No import called *{name}*. `imports` shows them.", ["name": .text(name)])
        case .open(let name): Wording("import.open", "{name}", ["name": .text(name)])
        case .row(let number, let name, let count, let day):
            Wording(
                "import.row", "{i}. *{name}* – {n:place|places}, {day}",
                ["i": .number(number), "name": .text(name), "n": .number(count), "day": .text(day)])
        case .how:
            Wording(
                "import.how",
                "Send me the file here as a document, and I show what is in it before anything is kept. I read Google Takeout (saved places, also the whole ZIP), GPX, KML, KMZ, GeoJSON, and CSV with columns for latitude and longitude."
            )
        case .onlyPrivately:
            Wording(
                "import.onlyPrivately",
                "Files of places become pins of your own, so I did not read it in the group. Send it to me here.")
        case .unnamed: Wording("import.unnamed", "The file")
        case .nothingNew: Wording("import.nothingNew", "Nothing in it would become a pin or a track.")
        case .tooOld:
            Wording("import.tooOld", "That was read more than a week ago, so I let it go. Please send the file again.")
        case .failed: Wording("import.failed", "I could not fetch that file. Please send it again.")
        case .see: Wording("import.see", "See")
        case .map: Wording("import.map", "Map")
        case .stopLabel: Wording("import.stopLabel", "Stop")
        case .myPins: Wording("import.myPins", "My pins")
        case .importLabel(let count): Wording("import.label", "Import {n}", ["n": .number(count)])
        case .reading(let name): Wording("import.reading", "Reading *{name}* …", ["name": .text(name)])
        case .cancelled(let name):
            Wording("import.cancelled", "Nothing was kept of *{name}*.", ["name": .text(name)])
        case .title(let name): Wording("import.title", "*{name}*", ["name": .text(name)])
        case .refused(let problem, let name): problem.wording(for: name)
        case .running(let name, let done, let all):
            Wording(
                "import.running", "Importing *{name}*: {done} of {all} …",
                ["name": .text(name), "done": .number(done), "all": .number(all)])
        case .done(let count, let name):
            Wording(
                "import.done", "Imported *{n:place|places}* from {name}.", ["n": .number(count), "name": .text(name)])
        case .stopped(let count, let name):
            Wording(
                "import.stopped", "Stopped: {n:place|places} of {name} are kept.",
                ["n": .number(count), "name": .text(name)])
        case .undone(let name):
            Wording("import.undone", "What came from *{name}* is taken back.", ["name": .text(name)])
        case .new(let count):
            Wording("import.new", "📍 {n:place becomes a pin|places become pins}", ["n": .number(count)])
        case .known(let count):
            Wording(
                "import.known", "{n:place is|places are} there already (within 30 m, the name alike)",
                ["n": .number(count)])
        case .repeated(let count):
            Wording("import.repeated", "{n:place stands|places stand} in the file again", ["n": .number(count)])
        case .unplaced(let count):
            Wording(
                "import.unplaced", "{n:place has|places have} no coordinates: left out", ["n": .number(count)])
        case .located(let count):
            Wording(
                "import.located", "{n:place had|places had} no coordinates: found on the map by the name",
                ["n": .number(count)])
        case .mended(let count):
            Wording(
                "import.mended", "{n:name or note|names or notes} too long, empty or with hidden signs: mended",
                ["n": .number(count)])
        case .tracks(let count):
            Wording("import.tracks", "〰 {n:track|tracks} to look at on the map", ["n": .number(count)])
        case .knownTracks(let count):
            Wording("import.knownTracks", "{n:track is|tracks are} there already", ["n": .number(count)])
        case .doneTracks(let count, let name):
            Wording(
                "import.doneTracks", "Imported *{n:track|tracks}* from {name}.",
                ["n": .number(count), "name": .text(name)])
        case .lists(let names, 0): Wording("import.lists", "Lists: {names}", ["names": .text(names)])
        case .lists(let names, let more):
            Wording(
                "import.listsMore", "Lists: {names} and {n} more", ["names": .text(names), "n": .number(more)])
        case .unread(let part, let count): part.wording(count)
        case .namesNew: Wording("import.namesNew", "*Pins to be*")
        case .namesKnown: Wording("import.namesKnown", "*There already*")
        case .namesUnplaced: Wording("import.namesUnplaced", "*Without coordinates*")
        case .namesLocated: Wording("import.namesLocated", "*Found on the map*")
        case .namesMended: Wording("import.namesMended", "*Mended*")
        case .namesTracks: Wording("import.namesTracks", "*Tracks*")
        case .more(let count): Wording("import.more", "and {n} more", ["n": .number(count)])
        }
    }
}

extension UnreadPart {
    /// What else is in a file, and is not kept.
    fileprivate func wording(_ count: Int) -> Wording {
        switch self {
        case .area: Wording("import.areas", "{n:outline|outlines}: not kept", ["n": .number(count)])
        case .picture: Wording("import.pictures", "{n:picture|pictures}: not kept", ["n": .number(count)])
        case .link: Wording("import.links", "{n:link|links} to other servers: not followed", ["n": .number(count)])
        case .otherFile:
            Wording("import.otherFiles", "{n:other file|other files} in it: passed over", ["n": .number(count)])
        case .brokenFile: Wording("import.brokenFiles", "{n:file|files} in it cannot be read", ["n": .number(count)])
        case .history:
            Wording(
                "import.history", "{n:point|points} of a history of positions: I do not keep such a history",
                ["n": .number(count)])
        }
    }
}
