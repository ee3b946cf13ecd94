import Actions
import Core
import Foundation
import Store

/// A pin that is not saved yet: it lives in the open question alone, and dies with it.
struct PinDraft: Codable, Sendable {
    var name: String?
    var labels: [String] = []
    var note: String?
    var attachments: [Attachment] = []
    /// The album that the attachments are of, for those of it that still come.
    var album: String?
    var fix: Fix?
    /// The place of the map that it is.
    var element: OSMElement?
    /// The heading whose notes move to the pin.
    var heading: HeadingID?
    /// The list that the pin goes on.
    var list: String?

    /// Nothing was said of it yet.
    var isBare: Bool { name == nil && note == nil && labels.isEmpty && attachments.isEmpty && list == nil }

    /// Makes the pin, its note and the jobs for its photos, and shows its card.
    func save(in session: Session) throws {
        guard let fix else { return }
        let given = name
        let twin = try given.flatMap { try session.twin(of: $0, at: fix) }
        let found = try element.flatMap { try session.atlas?.place($0) }
        let new = try NewPlace(
            name: given ?? session.freeName(), point: fix.coordinate, accuracy: fix.accuracy, labels: labels,
            address: found?.address, element: found?.element, category: found?.category)
        let known = try heading ?? given.flatMap { try session.heading(named: $0) }
        let place = try session.pinning(.add, EntryTitle.pinned(new.name)) {
            try session.keepPlace(new, note: note, heading: known)
        }
        if let list { try session.list(place.id, on: session.keepList(named: list)) }
        if session.cause != nil && session.pressed == nil { try session.remember(origin: .place(place.id)) }
        for attachment in attachments { try session.leaveFetch(attachment, on: .place(place.id)) }
        if given == nil, try session.waitingQuestion() == nil { try session.ask(NameQuestion(place: place.id)) }
        if let album { try session.remember(album: album, thing: .place(place.id)) }
        if let twin { return try session.show(place, like: twin) }
        try session.show(
            PlaceCard(place.id),
            note: given == nil ? PinReply.pinnedAssumingName(place.name) : PinReply.pinned(place.name),
            buttons: given == nil ? [] : session.waitingRows(at: place))
    }
}

extension Session {
    /// "this is home", "parked here" right after a location: what was made there takes the place of the draft, where nothing
    /// was said of that.
    func closeDraft(at point: Coordinate) throws {
        guard let draft = try question(as: DraftQuestion.self)?.draft, draft.fix?.coordinate == point,
            draft.isBare
        else { return }
        try retireCards(of: DraftCard.verb)
        try clearQuestion()
    }

    /// What the draft's card in this chat shows.
    var draftTopic: String { "draft:\(chat?.description ?? "")" }
}
