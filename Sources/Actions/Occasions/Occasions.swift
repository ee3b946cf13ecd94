package import Core
import Foundation
package import Store

extension Session {
    /// The longest name of an occasion, in Unicode scalars, as the schema counts.
    package static let longestOccasionName = 100

    /// An occasion that the viewer may see.
    package func occasion(_ id: OccasionID) throws -> OccasionRecord? { try seen(.occasion(id)) }

    /// The viewer's occasion of that name; capitals do not matter.
    package func occasion(named name: String) throws -> OccasionRecord? {
        let name = name.lowercased()
        let id = try names(of: .occasion).first { $0.name.lowercased() == name }?.id
        return try id.flatMap { try occasion(OccasionID($0)) }
    }

    /// An occasion that the viewer may change; throws the sentence to be shown where there is none.
    package func occasionToChange(_ id: OccasionID) throws -> OccasionRecord {
        try toChange(.occasion(id), occasion(id))
    }

    /// The occasion of that name, made where there is none, then bound to a spot at one of the viewer's places.
    @discardableResult
    package func keepOccasion(named name: String, at spot: OccasionSpot? = nil) throws -> OccasionRecord {
        if let known = try occasion(named: name) { return known }
        let name = try checked(name)
        if let spot, try !isOwn(.place(spot.place)) { throw Refusal(ActionReply.notYours) }
        let occasion = try change(.add, voice.words(OccasionTitle.added(name))) {
            var occasion = OccasionRecord(owner: viewer, name: name, createdAt: now, addedBy: adder)
            (occasion.place, occasion.move) = (spot?.place, spot?.move)
            return try occasion.insertedAnew(db)
        } subject: {
            .occasion($0.id)
        }
        try markOccasion(occasion)
        return occasion
    }

    package func renameOccasion(_ id: OccasionID, to name: String) throws {
        let old = try occasionToChange(id)
        let name = try checked(name)
        if let other = try occasion(named: name), other.id != id { throw Refusal(OccasionRefusal.taken(other.name)) }
        try revise(old, .renamed(old.name, to: name), "name = \(name)")
    }

    /// nil takes the icon away.
    package func setIcon(_ icon: String?, of id: OccasionID) throws {
        let old = try occasionToChange(id)
        try revise(old, .changed(old.name), "icon = \(icon)")
    }

    /// Where it is, and whether it is arriving there or leaving; nil for no place.
    package func setPlace(_ place: PlaceID?, _ move: OccasionMove?, of id: OccasionID) throws {
        let old = try occasionToChange(id)
        if let place, try !isOwn(.place(place)) { throw Refusal(ActionReply.notYours) }
        try revise(old, .changed(old.name), "place = \(place), move = \(place == nil ? nil : move)")
    }

    /// When it is usual; nil for no time.
    package func setHours(_ hours: OccasionHours?, of id: OccasionID) throws {
        let old = try occasionToChange(id)
        try revise(
            old, .changed(old.name), "days = \(hours?.text), minute = \(hours?.minute), settledAt = \(now.stored)")
    }

    /// Whether it is asked if it has come.
    package func setAsking(_ asks: Bool, of id: OccasionID) throws {
        let old = try occasionToChange(id)
        try revise(old, .changed(old.name), "asks = \(asks), settledAt = \(now.stored)")
    }

    func revise(_ occasion: OccasionRecord, _ title: OccasionTitle, _ columns: Query) throws {
        try change(.change, voice.words(title), subject: .occasion(occasion.id)) {
            try db.run("UPDATE occasion SET \(columns) WHERE id = \(occasion.id)")
        }
        try markTasks(tiedTo: occasion)
        if let place = try self.occasion(occasion.id)?.place, place != occasion.place { try mark("place:\(place)") }
    }

    private func checked(_ name: String) throws -> String {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { throw Refusal(OccasionRefusal.noName) }
        let length = name.unicodeScalars.count
        guard length <= Self.longestOccasionName else { throw Refusal(OccasionRefusal.longName(length)) }
        return name
    }
}
