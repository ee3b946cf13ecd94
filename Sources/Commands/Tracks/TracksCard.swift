import Actions
import Core
import Foundation
import Geo
import Store

/// The ways that came with files, eight a page, the newest first.
struct TracksCard: PageCard {
    static let verb = "tracks"
    private static let rowsPerPage = 8
    let page: Int
    var goesPrivate: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice, count = try session.trackCount(), topics = ["tracks:\(session.viewer)"]
        let help = HelpPress(area: .places).button(CommonReply.help, voice)
        guard count > 0 else { return CardFace(voice.say(TrackReply.none), buttons: [[help]], topics: topics) }
        let pages = Pages(count: count, size: Self.rowsPerPage, page: page)
        let tracks = try session.tracks(offset: pages.offset, limit: Self.rowsPerPage)
        let rows = tracks.enumerated().map { index, track in
            voice.say(
                TrackReply.row(
                    pages.offset + index + 1, session.title(of: track), session.measures.distance(track.metres),
                    track.startedAt.map(session.measures.day)))
        }
        let buttons = tracks.enumerated().map { index, track in
            [
                ShowCard(TrackCard(track.id)).button(
                    TrackReply.open(pages.offset + index + 1, session.title(of: track)), voice)
            ]
        }
        return CardFace(
            ([voice.say(TrackReply.title(count))] + rows + pages.line(voice)).joined(),
            buttons: buttons + pages.buttons(voice) { TracksCard(page: $0) } + [[help]], topics: topics)
    }
}

/// One way as a picture of the map.
struct TrackCard: Card, OneCoded {
    static let verb = "track"
    let id: TrackID

    init(_ id: TrackID) { self.id = id }
    var about: TrackID { id }
    var goesPrivate: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        guard let track = try session.track(id) else { return nil }
        let voice = session.voice, measures = session.measures, window = session.window(of: track)
        let lasted = track.startedAt.flatMap { start in track.endedAt.map { $0.timeIntervalSince(start) } }
        let facts = TrackReply.facts(
            measures.distance(track.metres), track.startedAt.map(measures.day),
            lasted.flatMap { $0 >= 60 ? measures.duration($0) : nil })
        let lines = [RichText(session.title(of: track), .bold), voice.say(facts), voice.say(session.audienceLine)]
        let credits = window.map { session.mapCredits(of: $0.box()) } ?? []
        return CardFace(
            (lines + credits.map { RichText($0) }).joined(),
            buttons: [
                [
                    DeleteTrack(id).button(CommonReply.delete, voice),
                    ShowCard(TracksCard()).button(TrackReply.mine, voice),
                ]
            ], media: window.map { session.picture(of: track, in: $0) }, topics: ["tracks:\(session.viewer)"])
    }
}

/// Deletes a way of one's own.
struct DeleteTrack: OnePress {
    static let verb = "deleteTrack"
    let about: TrackID
    init(_ about: TrackID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let track = try session.track(about) else { throw Refusal(CommonReply.gone) }
        try session.deleteTrack(track)
        try session.tell(TrackReply.deleted(session.title(of: track)))
        return nil
    }
}
