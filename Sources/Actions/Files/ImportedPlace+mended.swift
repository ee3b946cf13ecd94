import Core
import Foundation
import Geo

extension ImportedPlace {
    /// As a pin can hold it, and whether something had to be changed for it.
    func mended(label: String?) -> (place: ImportedPlace, isMended: Bool) {
        var place = self
        place.name = name.asLine(most: 100)
        if place.name.isEmpty { place.name = (address ?? "").asLine(most: 100) }
        if place.name.isEmpty { place.name = coordinate.map { "\($0.latitude.short), \($0.longitude.short)" } ?? "?" }
        let isMended = place.name != name || note.map { $0.asText(most: 4000) != $0 } ?? false
        place.note = noteWithLink?.asText(most: 4000)
        if place.note?.isEmpty == true { place.note = nil }
        place.address = address.map { $0.asLine(most: 300) }.flatMap { $0.isEmpty ? nil : $0 }
        place.lists = Self.names(lists, most: 100)
        place.labels = Self.names(labels + [label].compactMap { $0 }, most: 40)
        return (place, isMended)
    }

    /// Addresses in Google Maps say no more than the place itself.
    private var noteWithLink: String? {
        guard let url, !url.contains("google."), !url.contains("goo.gl"), note?.contains(url) != true else {
            return note
        }
        return [note, url].compactMap { $0 }.joined(separator: "\n")
    }

    private static func names(_ names: [String], most: Int) -> [String] {
        var seen: Set<String> = []
        return names.map { $0.asLine(most: most) }.filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
    }
}

extension ImportedTrack {
    /// Most points of a track; of longer ones those that matter most for their form are kept.
    private static let mostPoints = 5_000

    /// As it can be kept, to the millionth of a degree.
    var mended: ImportedTrack {
        var track = self
        track.name = name.asLine(most: 100)
        track.pieces = PathText.read(PathText.write(PathLine.thinned(pieces, to: Self.mostPoints)))
        return track
    }
}

extension String {
    /// One line without signs that nobody sees, cut where it is too long, empty where nothing can be read; the length is
    /// in scalars, as the store counts.
    fileprivate func asLine(most: Int) -> String {
        let words = split { $0.isWhitespace || $0.isNewline }.joined(separator: " ").visible
        guard words.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol }) else { return "" }
        return words.shortened(toCodePoints: most)
    }

    fileprivate func asText(most: Int) -> String {
        let lines = split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0).visible }
        return lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines).shortened(
            toCodePoints: most)
    }

    /// Without control characters, and without those that turn the direction of what follows.
    private var visible: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.filter { scalar in
                    scalar == "\t"
                        || scalar.properties.generalCategory != .control && !(0x202A...0x202E).contains(scalar.value)
                            && !(0x2066...0x2069).contains(scalar.value)
                }))
    }
}

extension Double {
    /// Five decimals: a metre or so.
    fileprivate var short: String { String((self * 100_000).rounded() / 100_000) }
}
