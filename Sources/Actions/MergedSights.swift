import Core
import Store

/// Who sees two pins that become one.
extension Session {
    /// Whether somebody sees the kept pin who does not see the one that goes.
    /// - Throws: the sentence to be shown where it is the other way round by a list, which the kept one would go on.
    func willBeSeenMore(_ gone: PlaceRecord, than kept: PlaceRecord) throws -> Bool {
        guard !isGroup else { return false }
        let (old, new) = (try sights(of: kept.id), try sights(of: gone.id))
        if !old.contains(Self.everyone), let list = new.subtracting(old).compactMap(HeadingID.init(sight:)).min() {
            throw Refusal(MergeRefusal.wouldBeSeen(kept.name, gone.name, on: try name(of: .heading(list)) ?? ""))
        }
        return !old.isSubset(of: new) && !new.contains(Self.everyone)
    }

    private static let everyone = "audience:everyone"

    private func sights(of place: PlaceID) throws -> Set<String> {
        Set(try String.fetchAll(db, literal: Visibility.sights(ofPlace: place)))
    }

    /// Labels, photos and an address that were typed or sent for oneself become a note at the kept pin.
    func keepToOneself(_ gone: PlaceRecord, at kept: PlaceID) throws {
        let labels = try labels(of: gone.id).map { "#\($0)" }
        let address = gone.addressIsAssumed ? nil : gone.address
        guard try !labels.isEmpty || address != nil || !photos(of: .place(gone.id)).isEmpty else { return }
        let words = [gone.name, address].compactMap(\.self).joined(separator: ", ")
        let note = try keepNote(NewNote(text: ([words] + labels).joined(separator: " "), home: .place(kept))).id
        try db.run("UPDATE photo SET note = \(note), place = NULL WHERE place = \(gone.id)")
    }
}

extension HeadingID {
    fileprivate init?(sight: String) {
        guard sight.hasPrefix("list:") else { return nil }
        self.init(sight.dropFirst("list:".count))
    }
}

enum MergeRefusal: Reply {
    case wouldBeSeen(String, String, on: String)

    var wording: Wording {
        switch self {
        case .wouldBeSeen(let kept, let gone, let list):
            Wording(
                "merge.wouldBeSeen",
                "Others see *{gone}* on *{list}*, so *{kept}* would be seen, too. Type `merge {kept} into {gone}` instead, or take *{gone}* off that list first.",
                ["kept": .text(kept), "gone": .text(gone), "list": .text(list)])
        }
    }
}
