import Actions
import Core
import Language
import Store

/// The ways that came with files.
struct TracksCommand: Command {
    static let about = About(
        intent: "pin.list", key: "track.list", area: .places, summary: "Tracks that came with files",
        phrases: [
            "[(show|list|see|open)] [me] [all] [of] my (tracks|gpx tracks)",
            "(show|list|see) [me] [all] [the] (tracks|gpx tracks)",
        ],
        examples: ["my tracks"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.show(TracksCard()) }
}

/// One of them by its name.
struct TrackCommand: Command {
    static let about = About(
        intent: "pin.show", key: "track.show", area: .places, summary: "A track on the map",
        phrases: ["(show|see|open|draw) [me] [the|my] [gpx] track {name:rest}"],
        examples: ["show track Walk round the ring"])

    private static let most = 500
    let name: String

    init(_ said: Said) throws { name = said.slots.text("name")?.trimmed ?? "" }

    /// The one that is called so, or else the newest whose name has these words in it.
    func perform(in session: Session) throws {
        let tracks = try session.tracks(offset: 0, limit: Self.most)
        let wanted = name.lowercased()
        let found =
            tracks.first { $0.name.lowercased() == wanted }
            ?? tracks.first { !wanted.isEmpty && $0.name.lowercased().contains(wanted) }
        guard let found else { throw Refusal(TrackReply.unknown(name)) }
        try session.show(TrackCard(found.id))
    }
}
