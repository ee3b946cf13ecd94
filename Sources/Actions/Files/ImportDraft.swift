package import Core
import Geo

/// A read file as it is to be kept: mended, without what it has twice or without coordinates, and the plan that says so.
package struct ImportDraft: Sendable {
    package private(set) var plan = ImportPlan()
    /// In the file's order.
    package private(set) var places: [ImportedPlace] = []
    package private(set) var tracks: [ImportedTrack] = []
    private var seen: [Cell: [Int]] = [:]
    private var seenTracks: Set<ImportedTrack> = []
    /// Of the places, in small letters.
    private var lists: Set<String> = []

    /// `twin` gives the name of the pin that a place is already; `label` goes to all of them.
    /// `hasTrack` says whether a track is there already; `locate` knows where a place without coordinates is.
    package init(
        _ file: ImportedFile, label: String?, twin: (ImportedPlace) throws -> String?,
        hasTrack: (ImportedTrack) throws -> Bool = { _ in false },
        locate: (ImportedPlace) throws -> Coordinate? = { _ in nil }
    ) rethrows {
        plan.unread = Dictionary(uniqueKeysWithValues: file.unread.map { ($0.key.rawValue, $0.value) })
        for track in file.tracks { try add(track.mended, isKnown: hasTrack) }
        for place in file.places { try add(place, label: label, twin: twin, locate: locate) }
    }

    private mutating func add(_ track: ImportedTrack, isKnown: (ImportedTrack) throws -> Bool) rethrows {
        plan.draw(track)
        if try !seenTracks.insert(track).inserted || isKnown(track) {
            plan.knownTracks = plan.knownTracks.adding(track.name)
        } else {
            plan.tracks.add(track.name)
            tracks.append(track)
        }
    }

    private mutating func add(
        _ raw: ImportedPlace, label: String?, twin: (ImportedPlace) throws -> String?,
        locate: (ImportedPlace) throws -> Coordinate?
    ) rethrows {
        var (place, isMended) = raw.mended(label: label)
        let isUnplaced = place.coordinate == nil
        guard let point = try place.coordinate ?? locate(place) else { return plan.unplaced.add(place.name) }
        place.coordinate = point
        guard !hasSeen(place, at: point) else { return plan.repeated.add(place.name) }
        if try twin(place) != nil { plan.known.add(place.name) } else { plan.new.add(place.name) }
        if isUnplaced { plan.located = plan.located.adding(place.name) }
        if isMended { plan.mended.add(place.name) }
        for list in place.lists where lists.insert(list.lowercased()).inserted { plan.lists.add(list) }
        places.append(place)
        plan.draw(point)
    }

    /// With the hashes under which the places are kept, some at a time.
    package func kept(as chunks: [String]) -> ImportPlan {
        var plan = plan
        plan.chunks = chunks
        return plan
    }

    /// Looks among the nearest of those before, and remembers this one.
    private mutating func hasSeen(_ place: ImportedPlace, at point: Coordinate) -> Bool {
        let cell = Cell(point)
        let near = cell.around.flatMap { seen[$0] ?? [] }
        let isTwin = near.contains { index in
            let other = places[index]
            guard let there = other.coordinate, there.distance(to: point) <= PlaceLikeness.reach else { return false }
            return PlaceLikeness.isLike(place.name, other.name)
        }
        if !isTwin { seen[cell, default: []].append(places.count) }
        return isTwin
    }

    /// A square of a thousandth of a degree, which is wider than the radius but for the poles.
    private struct Cell: Hashable {
        let row: Int
        let column: Int

        init(_ point: Coordinate) {
            row = Int((point.latitude * 1000).rounded(.down))
            column = Int((point.longitude * 1000).rounded(.down))
        }

        private init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }

        var around: [Cell] {
            (-1...1).flatMap { dy in (-1...1).map { dx in Cell(row: row + dy, column: column + dx) } }
        }
    }
}
