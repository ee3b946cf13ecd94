package import Core
package import Foundation

/// Reads files of places, whatever their format; it is found by what is in them, and the name only aids.
package enum PlaceFile {
    /// Gives something to keep, or at least parts that somebody should know are not kept. `name` is what the file was
    /// called, where it had a name: Takeout's lists are called like their files.
    package static func read(
        _ data: Data, name: String? = nil, limits: ReadLimits = ReadLimits()
    ) throws(FileProblem) -> ImportedFile {
        guard data.count <= limits.bytes else { throw .tooLarge }
        var reading = Reading(limits: limits)
        try reading.read(data, name: name ?? "", archives: 0)
        guard reading.file != ImportedFile() else { throw .empty }
        return reading.file
    }
}

/// A file that is being read, with what was found so far and what may still be unpacked.
struct Reading {
    let limits: ReadLimits
    var file = ImportedFile()
    private var unpacked = 0

    init(limits: ReadLimits) { self.limits = limits }

    /// `archives` is how many archives surround these bytes.
    mutating func read(_ data: Data, name: String, archives: Int) throws(FileProblem) {
        guard !data.isEmpty else { throw .empty }
        if let kind = Archive.Kind(data) {
            guard archives <= limits.archives else { throw .tooDeep }
            return try read(kind, data, name: name, archives: archives)
        }
        try read(document: data, name: name)
        guard file.places.count <= limits.places, file.tracks.count <= limits.tracks else { throw .tooLarge }
    }

    private mutating func read(document data: Data, name: String) throws(FileProblem) {
        switch DocumentKind(data) {
        case .xml: try readXML(FileText.decode(data))
        case .json: try readJSON(FileText.decode(data))
        case .text:
            guard let text = try? FileText.decode(data, mayBeWestern: true) else { throw .unknownFormat }
            try readTable(text, name: name)
        case .binary: throw .unknownFormat
        }
    }

    /// Reckons bytes that were unpacked.
    mutating func spend(_ bytes: Int, of archive: Int) throws(FileProblem) {
        unpacked += bytes
        guard unpacked <= limits.unpacked, unpacked <= 1_000_000 + archive * limits.ratio else { throw .tooLarge }
    }

    mutating func count(_ part: UnreadPart, _ number: Int = 1) {
        if number > 0 { file.unread[part, default: 0] += number }
    }
}

/// What a document that is no archive looks like from its first bytes.
enum DocumentKind {
    case xml, json, text, binary

    init(_ data: Data) {
        let start = data.prefix(1024).filter { $0 != 0 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF && $0 < 0xFE }
        let first = start.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D && $0 != 0x1E }
        switch first {
        case UInt8(ascii: "<"): self = .xml
        case UInt8(ascii: "{"), UInt8(ascii: "["): self = .json
        default: self = start.contains { $0 < 0x09 || (0x0E..<0x20).contains($0) } ? .binary : .text
        }
    }
}
