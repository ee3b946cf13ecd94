import Core
import Foundation

extension Reading {
    /// Reads the files of places within a KMZ, a Takeout or any other ZIP, and counts the others.
    mutating func read(_ kind: Archive.Kind, _ data: Data, name: String, archives: Int) throws(FileProblem) {
        let archive = try Archive(kind, data)
        var entries = 0
        var first: FileProblem?
        while let entry = try archive.next() {
            entries += 1
            guard entries <= limits.entries else { throw .tooLarge }
            guard entry.isFile else { continue }
            guard kind == .gzip || entry.mayHoldPlaces else {
                count(entry.isPicture ? .picture : .otherFile)
                continue
            }
            guard !entry.isLocked else { throw .locked }
            guard entry.size ?? 0 <= limits.unpacked else { throw .tooLarge }
            let inner =
                kind == .gzip
                ? String(name.lowercased().hasSuffix(".gz") ? name.dropLast(3)[...] : name[...]) : entry.name
            if let problem = try readInner(archive, packed: data.count, name: inner, archives: archives) {
                first = first ?? problem
                count(problem == .unknownFormat || problem == .empty ? .otherFile : .brokenFile)
            }
        }
        if file.places.isEmpty, file.tracks.isEmpty, let first { throw first }
    }

    /// - Returns: why this one file was not read; what speaks against the whole archive is thrown.
    private mutating func readInner(
        _ archive: Archive, packed: Int, name: String, archives: Int
    ) throws(FileProblem) -> FileProblem? {
        let content = try archive.content { (count) throws(FileProblem) in try spend(count, of: packed) }
        do {
            try read(content, name: name, archives: archives + 1)
            return nil
        } catch {
            switch error {
            case .tooLarge, .tooDeep, .locked: throw error
            default: return error
            }
        }
    }
}

extension Archive.Entry {
    private var ending: String { name.split(separator: ".").last?.lowercased() ?? "" }

    fileprivate var mayHoldPlaces: Bool {
        ["kml", "kmz", "gpx", "geojson", "geojsonl", "json", "csv", "tsv", "tcx", "zip", "gz"].contains(ending)
    }

    fileprivate var isPicture: Bool { ["png", "jpg", "jpeg", "gif", "webp", "heic"].contains(ending) }
}
