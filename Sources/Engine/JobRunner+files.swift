import Actions
import Core
import Foundation
import Formats
import Queues
import Store

/// Files of places that are brought, and files of one's own that are made: read and written outside the Writer.
extension JobRunner {
    /// Places that one piece of the Writer keeps.
    private static let placesAtOnce = 100
    /// Likewise of tracks, which are longer.
    private static let tracksAtOnce = 10

    /// Fetches a file of places, reads it and counts what keeping it would do.
    func readPlaces(_ file: ReadPlaces, of job: JobRow) async throws -> JobResult {
        guard file.attachment.size ?? 0 <= Self.largestFile else {
            return .planned(file.id, ImportPlan(problem: .tooLarge))
        }
        guard let bytes = try await download(file.attachment, of: job) else { return .noMessenger }
        let read: ImportedFile
        do {
            read = try await LongWork.run { () throws(FileProblem) in
                try PlaceFile.read(bytes, name: file.attachment.name)
            }
        } catch {
            return .planned(file.id, ImportPlan(problem: error))
        }
        let locator = try await store.read { [conversation, clock] transaction in
            try conversation.look(for: job, in: transaction, now: clock.now).locator
        }
        let points = try await locator.points(of: read.places)
        let draft = try await store.read { [conversation, clock] transaction in
            let session = try conversation.look(for: job, in: transaction, now: clock.now)
            return try ImportDraft(
                read, label: file.label,
                twin: { place in try place.coordinate.flatMap { try session.twin(of: place.name, at: $0) }?.name },
                hasTrack: session.hasTrack, locate: { points[$0.name] })
        }
        return .planned(file.id, draft.kept(as: try await keep(draft, of: job)))
    }

    /// The places of one chunk, for the Writer to keep.
    func placesToKeep(_ chunk: KeepPlaces) async throws -> JobResult {
        guard let bytes = try await files.bytes(of: chunk.hash) else { return .failed(reason: "the file is gone") }
        return .placesToKeep(chunk, try JSONText.decode(ImportChunk.self, from: String(decoding: bytes, as: UTF8.self)))
    }

    private func keep(_ draft: ImportDraft, of job: JobRow) async throws -> [String] {
        var hashes: [String] = []
        let places = draft.places, tracks = draft.tracks
        let chunks =
            places.inRows(of: Self.placesAtOnce).map { ImportChunk(places: $0) }
            + tracks.inRows(of: Self.tracksAtOnce).map { ImportChunk(tracks: $0) }
        for chunk in chunks {
            let bytes = Data(try JSONText.encode(chunk).utf8)
            hashes.append(try await keep(bytes, mediaType: "application/json", of: job))
        }
        return hashes
    }
}
