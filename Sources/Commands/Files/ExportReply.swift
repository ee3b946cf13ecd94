import Core

/// What giving one's things away says.
enum ExportReply: Reply {
    case begun, already, noPlaces, failed
    case passing(Int), onlyPassing(Int)
    case unknown(String), notAlone(String)
    case choose(Int)
    case format(ExportFormat)
    case places(Int, tracks: Int, ExportFormat)
    case everything(Int, pictures: Int, leftOut: Int)

    var wording: Wording {
        switch self {
        case .begun: Wording("export.begun", "I am making the file; it comes in a moment.")
        case .already: Wording("export.already", "I am making a file already; it comes in a moment.")
        case .noPlaces:
            Wording("export.noPlaces", "There are no pins to give you. `export everything` gives all the rest.")
        case .onlyPassing(let count):
            Wording(
                "export.onlyPassing",
                "You have only {n:pin that will go by itself|pins that will go by themselves}, for which a file of places is not made. `export everything` has all.",
                ["n": .number(count)])
        case .passing(let count):
            Wording(
                "export.passing", "{n:pin that will go by itself|pins that will go by themselves} stayed out.",
                ["n": .number(count)])
        case .failed: Wording("export.failed", "The file could not be made. Please try again.")
        case .notAlone(let word):
            Wording(
                "export.notAlone",
                "I give all of a kind as a file, and not *{word}* alone. To show that to somebody, share it.",
                ["word": .text(word)])
        case .unknown(let word):
            Wording(
                "export.unknown",
                "I do not know {word}. I make GPX, KML, GeoJSON and CSV of your places, and a ZIP of everything.",
                ["word": .text(word)])
        case .choose(0):
            Wording(
                "export.chooseNone", "*Your things as a file.* You have no pins yet; everything else is in the ZIP.")
        case .choose(let count):
            Wording(
                "export.choose",
                "*Your things as a file.* {n:place|places} in a format that other apps read, or everything with notes, reminders and pictures as a ZIP.",
                ["n": .number(count)])
        case .format(.gpx): Wording("export.gpx", "GPX")
        case .format(.kml): Wording("export.kml", "KML")
        case .format(.geojson): Wording("export.geojson", "GeoJSON")
        case .format(.csv): Wording("export.csv", "CSV")
        case .format(.all): Wording("export.all", "Everything (ZIP)")
        case .places(let count, let tracks, let format) where tracks > 0:
            Wording(
                "export.placesAndTracks", "{n:place|places} and {tracks:track|tracks} as {format}.",
                [
                    "n": .number(count), "tracks": .number(tracks),
                    "format": .wording(Self.format(format).wording),
                ])
        case .places(let count, _, let format):
            Wording(
                "export.places", "{n:place|places} as {format}.",
                ["n": .number(count), "format": .wording(Self.format(format).wording)])
        case .everything(let places, let pictures, 0):
            Wording(
                "export.everything", "Everything, with {places:place|places} and {pictures:picture|pictures}.",
                ["places": .number(places), "pictures": .number(pictures)])
        case .everything(let places, let pictures, let leftOut):
            Wording(
                "export.everythingBut",
                "Everything, with {places:place|places} and {pictures:picture|pictures}. {left:picture|pictures} had no room: a file here can have 50 MB.",
                ["places": .number(places), "pictures": .number(pictures), "left": .number(leftOut)])
        }
    }
}
