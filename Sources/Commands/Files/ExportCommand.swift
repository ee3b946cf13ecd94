package import Actions
import Core
import Language
package import Store

/// Gives one's own things away as a file: the places in a format that other programs read, or everything.
struct ExportCommand: Command {
    static let about = About(
        intent: "export", area: .safety, menu: "export", summary: "Your things as a file",
        phrases: [
            "export [all] [of] [my] [the] [things|stuff]",
            "export (everything|all|it all|all my data|my data|all data|all of it)",
            "(download|back up|backup) [all] [of] [my] (data|things|stuff|everything)",
            "export [all] [of] [my] [the] (places|pins) [as|to|in] [a] [an] [{format:word}] [file]",
            "export (as|to|in) [a] [an] {format:word} [file]", "export {format:word} [file]",
            "(save|download|send me|give me) [all] [of] [my] (places|pins) (as|in) [a] [an] {format:word} [file]",
            "(give|send) me [all] [of] my data",
            "[export] (it|them|that) (as|in) [a] [an] (gpx|kml|kmz|geojson|json|csv|zip) [file]",
            "(as|in) [a] [an] (gpx|kml|kmz|geojson|json|csv|zip) [file]", "(gpx|kml|kmz|geojson|json|csv|zip) [file]",
            "(can i (get|have)|give me|send me|i want|i need) (it|that|this|them|all|everything) (as|in) [a] [an] (gpx|kml|kmz|geojson|json|csv|zip) [file]",
            "export [all] [of] [my] [the] (notes|to dos|todos|tasks|reminders|lists|events|calendar)",
            "(give|send|make|create) [me] (a|another) (backup|copy) [of (everything|all|it all|my data|my things)]",
            "(can i get|i want|i need) a (backup|copy of (everything|my data|all my data))",
        ],
        examples: ["export", "export my places as gpx", "export everything"])

    private enum Wish: CustomStringConvertible {
        case choose, unknown(String), file(ExportFormat)

        var description: String {
            switch self {
            case .choose: "choose"
            case .unknown(let word): word
            case .file(let format): format.rawValue
            }
        }
    }

    private let wish: Wish

    init(_ said: Said) throws {
        let text = said.spoken.text.lowercased()
        if let word = said.slots.text("format"), let format = ExportFormat(word: word) {
            wish = .file(format)
        } else if let format = ExportFormat.allCases.first(where: { $0.isSaid(in: text) }) {
            wish = .file(format)
        } else {
            wish = said.slots.text("format").map { .unknown($0) } ?? .choose
        }
    }

    func perform(in session: Session) throws {
        switch wish {
        case .choose: try session.show(ExportCard())
        case .unknown(let word):
            let isOwn = try NameMatcher.match(word, among: session.names(), as: .place)?.isExact == true
            guard try isOwn || session.heading(named: word) != nil || SignalWord.it.isSaid(by: word) else {
                throw Refusal(ExportReply.unknown(word))
            }
            try session.show(ExportCard(), note: ExportReply.notAlone(word))
        case .file(let format): try session.startExport(format)
        }
    }
}

/// What can be given away.
enum ExportFormat: String, CaseIterable {
    case gpx, kml, geojson, csv, all

    /// A word that people say for it.
    init?(word: String) {
        let word = word.lowercased().filter { $0.isLetter }
        guard let format = Self.allCases.first(where: { $0.words.contains(word) }) else { return nil }
        self = format
    }

    func isSaid(in text: String) -> Bool {
        let said = text.split { !$0.isLetter }.map(String.init)
        return said.contains { words.contains($0) }
    }

    private var words: Set<String> {
        switch self {
        case .gpx: ["gpx"]
        case .kml: ["kml", "kmz"]
        case .geojson: ["geojson", "json"]
        case .csv: ["csv", "excel", "spreadsheet", "table", "tabelle"]
        case .all: ["everything", "all", "zip", "data", "alles", "alle", "daten"]
        }
    }

    /// As the job knows it.
    var format: String? { self == .all ? nil : rawValue }
}

extension Session {
    /// Leaves the job, and says so; the file comes by itself.
    func startExport(_ format: ExportFormat) throws {
        let passing = try passingPlaceCount()
        guard try format == .all || placeCount() > passing || trackCount() > 0 else {
            throw Refusal(passing > 0 ? ExportReply.onlyPassing(passing) : .noPlaces)
        }
        guard try leaveExport(as: format.format) else { throw Refusal(ExportReply.already) }
        try say(reply: ExportReply.begun)
    }

    /// The file is made: it is sent.
    package func exportCame(_ file: ExportedFile) throws {
        let format = file.format.flatMap { ExportFormat(rawValue: $0) } ?? .all
        let reply: ExportReply =
            format == .all
            ? .everything(file.places, pictures: file.pictures, leftOut: file.leftOut)
            : .places(file.places, tracks: file.tracks, format)
        let lines = [reply] + (file.passing > 0 ? [.passing(file.passing)] : [])
        try say(
            Outgoing(
                lines.map { voice.say($0) }.joined(), media: Media(kind: .document, hash: file.hash, name: file.name)))
    }
}
