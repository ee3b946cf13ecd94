import Actions
import Core
import Foundation
import Store

/// Waits for a location, or for coordinates typed.
struct WhereQuestion: Question {
    enum Purpose: Codable, Sendable {
        case pin(PinDraft)
        case move(PlaceID)
        case near
        case map
        case park(Parking)
        case home
        case search(PlaceSearch)
    }

    static let verb = "where"
    let purpose: Purpose

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        if case .search(var search) = purpose, let center = try session.center(of: search, saidBy: spoken) {
            search.center = center
            try session.requireArea(of: search)
            try session.clearQuestion()
            try session.show(search)
            return true
        }
        guard let fix = try fix(in: spoken, session) else { return false }
        try session.clearQuestion()
        switch purpose {
        case .pin(var draft):
            draft.fix = fix
            draft.name = draft.name ?? PlaceName(linkedIn: spoken.line)?.text
            try draft.save(in: session)
        case .move(let id):
            let place = try session.movePlace(id, to: fix.coordinate, accuracy: fix.accuracy)
            try session.show(PlaceCard(id), note: PlaceReply.moved(place.name))
        case .near:
            try session.show(PlacesCard(sort: .near))
        case .map:
            let isTyped = spoken.message.location == nil
            try session.show(MapCard(.mine, look: isTyped ? MapCard.Look(fix.coordinate) : nil))
        case .park(let parking):
            try parking.keep(at: fix, of: spoken, in: session)
        case .home: try session.keepHome(at: fix.coordinate, accuracy: fix.accuracy)
        case .search(var search):
            let isOwn = spoken.message.location != nil
            search.center = isOwn ? .me(fix) : .point(fix.coordinate, name: nil)
            try session.show(search)
        }
        return true
    }

    /// The same with one more photo of the album that the pin's line came with; nil for any other album.
    func with(_ spoken: Spoken, of album: String) -> WhereQuestion? {
        guard case .pin(var draft) = purpose, draft.album == album else { return nil }
        draft.attachments += spoken.message.attachments
        return WhereQuestion(purpose: .pin(draft))
    }

    private func fix(in spoken: Spoken, _ session: Session) throws -> Fix? {
        if let location = spoken.message.location { return try session.keep(location, sentAt: session.now) }
        guard !spoken.isCommandAround, let point = try spoken.line.onlyCoordinate(in: session) else { return nil }
        return Fix(coordinate: point, accuracy: nil, date: session.now)
    }
}

extension Session {
    /// Asks for a location with the messenger's own button where it has one (private chats).
    func askForLocation(_ reply: some Reply) throws {
        let keyboard = ReplyKeyboard(
            rows: [[.requestLocation(voice.words(PinReply.sendLocation)), .text(voice.words(CommonReply.cancel))]],
            isOneTime: true)
        guard !isGroup else { return try say(reply: PinReply.whereInGroup) }
        try say(Outgoing(voice.say(reply), keyboard: keyboard))
    }

    /// The last position, for the person's own eyes: in a group nobody's position is used or told.
    func shownPosition() throws -> Fix? { isGroup ? nil : try position() }

    /// The last position when it is at most two minutes old, so that "here" means here.
    func freshPosition() throws -> Fix? {
        guard let fix = try shownPosition(), now.timeIntervalSince(fix.date) <= 120 else { return nil }
        return fix
    }

    /// The last position while it still says where somebody is who looks around: for an hour.
    func recentPosition() throws -> Fix? {
        try shownPosition().flatMap { now.timeIntervalSince($0.date) < Self.positionLasts ? $0 : nil }
    }

    private static let positionLasts = 3_600.0

    /// Keeps where the person is now, and gives it as a fix.
    func keep(_ location: SharedLocation, sentAt date: Date) throws -> Fix {
        let fix = Fix(coordinate: location.coordinate, accuracy: location.accuracy, date: date)
        if !isGroup { try keepPosition(fix) }
        return fix
    }
}
