import Actions
import Core
import Language
import Store

/// Brings in the places of a file: the one that the line came with, else it says what to send.
struct ImportCommand: Command {
    static let about = About(
        intent: "import", area: .places, menu: "import", summary: "Bring in places from other apps",
        phrases: [
            "import [my] [these|those|the|this|it|them] [saved] [places|pins|file|list] [here|please]",
            "import as {label:rest}", "import (this|it|them|these|the file|the places) as {label:rest}",
            "import [my] [saved] (places|pins|list|lists|data) from {source:rest}", "import from {source:rest}",
            "import {source:word} [file|places|pins]",
            "how [do|can] (i|we|you) import [my] [a|the] {source:rest}",
            "(bring in|load|upload) [my] [saved] (places|pins) [from {source:rest}]",
        ],
        examples: ["import", "import my places from google maps"])

    let label: String?
    private let file: Attachment?

    init(_ said: Said) throws {
        label = said.slots.text("label").map { Label.list(in: $0) }?.first
        file = said.spoken.message.attachments.first
    }

    func perform(in session: Session) throws {
        guard let file, !session.isGroup else { return try session.show(ImportHelpCard()) }
        try session.startReading(file, label: label)
    }
}

extension Session {
    /// A file that looks like one of places came: it is read, and what it would bring is shown before anything is kept.
    func startReading(_ file: Attachment, label: String? = nil) throws {
        try show(ImportCard(id: beginImport(of: file, label: label)))
    }
}

extension Spoken {
    /// The file that came with it, if it may hold places.
    var placeFile: Attachment? { message.attachments.first { $0.mayHoldPlaces } }
}

extension Attachment {
    private static let endings: Set<String> = [
        "gpx", "kml", "kmz", "geojson", "geojsonl", "geojsonseq", "json", "csv", "tsv", "tcx", "zip", "gz",
    ]

    /// By its name; only a document keeps its bytes as they were.
    fileprivate var mayHoldPlaces: Bool {
        guard kind == .document, let ending = name?.split(separator: ".").last else { return false }
        return Self.endings.contains(ending.lowercased())
    }
}

/// How places are brought in.
struct ImportHelpCard: BareCard {
    static let verb = "importHelp"
    var goesPrivate: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        CardFace(session.voice.say(session.isGroup ? ImportReply.onlyPrivately : .how), topics: [])
    }
}
