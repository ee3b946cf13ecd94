import Actions
import Core
import Formats
import Foundation
import Queues
import Store

/// One's own things as a file: the places alone in a format that other programs read, or everything with the pictures.
extension JobRunner {
    /// Bytes of pictures in one file: with the rest below what a bot may send (Bot API: sendDocument, 50 MB).
    private static let mostPictures = 45_000_000

    func export(_ wish: ExportThings, of job: JobRow) async throws -> JobResult {
        let things = try await store.read { [conversation, clock] transaction in
            let session = try conversation.look(for: job, in: transaction, now: clock.now)
            return try OwnThings(session, isAll: wish.format == nil)
        }
        if let format = wish.format.flatMap({ PlaceFormat(rawValue: $0) }) {
            let bytes = try await LongWork.run {
                try format.write(things.places, tracks: things.tracks, title: things.title)
            }
            let hash = try await keep(bytes, mediaType: format.mediaType, of: job)
            return .exported(
                ExportedFile(
                    hash: hash, name: "\(things.fileName).\(format.rawValue)", places: things.places.count,
                    tracks: format == .csv ? 0 : things.tracks.count, passing: things.passing, format: format.rawValue))
        }
        return .exported(try await everything(things, of: job))
    }

    private func everything(_ things: OwnThings, of job: JobRow) async throws -> ExportedFile {
        let zip = try ZipFile()
        let now = clock.now
        try zip.add("wayside.json", Data(things.json(at: now).utf8), date: now)
        try zip.add(
            "places.geojson", PlaceFormat.geojson.write(things.places, tracks: things.tracks, title: things.title),
            date: now)
        var room = Self.mostPictures, pictures = 0
        for file in things.files {
            guard let kept = try await files.bytes(of: file.hash), kept.count <= room,
                let bytes = file.isBare ? await LongWork.run({ HiddenData.removed(from: kept) }) : kept
            else { continue }
            room -= bytes.count
            pictures += 1
            try zip.add(file.path, bytes, date: file.date)
        }
        let hash = try await keep(try zip.finished(), mediaType: "application/zip", of: job)
        return ExportedFile(
            hash: hash, name: "\(things.fileName).zip", places: things.places.count, pictures: pictures,
            leftOut: things.files.count - pictures, format: nil)
    }
}

/// What an export holds, as it was at one moment.
struct OwnThings: Sendable {
    let title: String
    let fileName: String
    let places: [ImportedPlace]
    let tracks: [ImportedTrack]
    /// Pins that will go by themselves.
    let passing: Int
    /// Each once.
    let files: [OwnFile]
    private let tables: [String]

    init(_ session: Session, isAll: Bool) throws {
        title = try session.transaction.name(of: PersonID(session.viewer.rawValue)) ?? "Wayside"
        let day = session.now.formatted(
            Date.ISO8601FormatStyle(timeZone: session.settings.timeZone).year().month().day())
        fileName = "wayside-\(isAll ? "" : "places-")\(day)"
        places = try session.placesToExport()
        tracks = try session.tracksToExport()
        passing = try session.passingPlaceCount()
        files = isAll ? try OwnFile.all(of: session) : []
        tables =
            isAll ? try session.transaction.everything(of: session.viewer).map { "\"\($0.table)\": \($0.json)" } : []
    }

    /// The format is told in docs/export.md.
    func json(at now: Date) -> String {
        """
        {
        "format": "wayside-export",
        "version": 1,
        "exportedAt": "\(now.formatted(.iso8601))",
        "tables": {
        \(tables.joined(separator: ",\n"))
        }
        }

        """
    }
}

/// A file within an export: what hangs on one's own things, and one's own picture.
struct OwnFile: Sendable {
    let hash: String
    let name: String
    let isBare: Bool
    let date: Date

    /// Each once.
    static func all(of session: Session) throws -> [OwnFile] {
        let photos = try session.photosToExport().map {
            OwnFile(hash: $0.hash, name: $0.name, isBare: $0.isBare, date: $0.createdAt)
        }
        let picture = try session.profile(PersonID(session.viewer.rawValue))?.picture.map {
            OwnFile(hash: $0, name: "picture.jpg", isBare: false, date: session.now)
        }
        var seen: Set<String> = []
        return ([picture].compactMap(\.self) + photos).filter { seen.insert($0.hash).inserted }
    }

    /// In the archive: the hash tells it from others of the same name.
    var path: String {
        let ending = name.split(separator: ".").dropFirst().last.map { ".\($0.prefix(8))" } ?? ""
        return "files/\(hash)\(ending)"
    }
}
