import Actions
import Core
import Language
import Store

/// Makes one pin of two that are the same place: all of the first goes to the second.
struct MergePinsCommand: Command {
    static let about = About(
        intent: "pin.update", key: "pin.merge", area: .places, summary: "Make one pin of two",
        phrases: [
            "(merge|combine) [my] [the] [pin|place] {place:place} (with|into|and) [the] [pin|place] {other:place}",
            "(merge|combine) [my] [the] (pins|places) {place:place} (with|into|and) {other:place}",
        ],
        examples: ["merge Café Müller into Bakery"])

    let gone: NameMatch?
    let kept: NameMatch?

    init(_ said: Said) throws {
        gone = said.slots.name("place")
        kept = said.slots.name("other")
    }

    func perform(in session: Session) throws {
        let (gone, kept) = (try session.pins(of: gone), try session.pins(of: kept))
        guard let (new, old) = Self.pair(gone, kept) else { throw Refusal(TwinReply.tooMany) }
        guard new.id != old.id else { throw Refusal(TwinReply.same(old.name)) }
        _ = try session.merge(new.id, into: old.id)
        try session.show(PlaceCard(old.id), note: TwinReply.used(old.name))
    }

    /// Of two pins of one name the newer goes into the older.
    private static func pair(_ gone: [PlaceRecord], _ kept: [PlaceRecord]) -> (PlaceRecord, PlaceRecord)? {
        if gone.count == 1, kept.count == 1 { return (gone[0], kept[0]) }
        let both = Dictionary((gone + kept).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let byAge = both.values.sorted { $0.id < $1.id }
        guard byAge.count == 2 else { return nil }
        if gone.count == 1 { return (gone[0], byAge[byAge[0].id == gone[0].id ? 1 : 0]) }
        if kept.count == 1 { return (byAge[byAge[0].id == kept[0].id ? 1 : 0], kept[0]) }
        return (byAge[1], byAge[0])
    }
}

extension Session {
    /// All pins that a name could be.
    fileprivate func pins(of match: NameMatch?) throws -> [PlaceRecord] {
        guard let match else { throw Refusal(PlaceReply.whichPin) }
        guard match.id != nil else { throw Refusal(PlaceReply.unknown(match.typed)) }
        return try match.choices.compactMap { try place(PlaceID($0.id)) }
    }
}
