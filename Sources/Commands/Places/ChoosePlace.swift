import Actions
import Core
import Language
import Store

/// What follows once it is clear which pin is meant.
enum PlaceStep: String, Codable, Sendable {
    case open, rename, move, label, delete, directions, map, like, unlike, want, been, rate, reviews, memories, lists,
        visits
}

/// "Which Bakery do you mean?": one of the pins that the name could be.
struct ChoosePlace: Press, StepCoded {
    static let verb = "choose"
    let id: PlaceID
    let step: PlaceStep

    func perform(in session: Session) throws -> (any Reply)? {
        try session.closeChoice()
        if let step = PlacePress.Step(rawValue: step.rawValue) {
            return try PlacePress(id: id, step: step).perform(in: session)
        }
        guard try session.place(id) != nil else { throw Refusal(CommonReply.gone) }
        try session.take(id, step)
        return nil
    }
}

/// A command that does one thing with one pin, which is named.
protocol NamedPinCommand: Command {
    static var step: PlaceStep { get }
    var place: NameMatch? { get }
}

extension NamedPinCommand {
    func perform(in session: Session) throws {
        guard let id = try session.choosePlace(place, then: Self.step) else { return }
        try session.take(id, Self.step)
    }
}

extension Session {
    func take(_ id: PlaceID, _ step: PlaceStep) throws {
        switch step {
        case .directions:
            try usePlace(id)
            try show(DirectionsCard(id))
        case .map: try show(MapCard(.place(id)))
        case .like, .unlike: try likeSaying(.pin(id), step == .like)
        case .want: try wantSaying(.pin(id), true)
        case .been: try beenSaying(.pin(id), on: today)
        case .rate:
            try ownReview(of: id).map { try show(ReviewCard($0.id)) } ?? show(RateCard(.pin(id)))
        case .reviews: try show(ReviewsCard(.pin(id)))
        case .memories: try show(MemoriesCard(.place(id)))
        case .visits: try show(VisitsCard(id))
        case .lists: try show(TickListsCard(.pin(id)))
        case .open, .rename, .move, .label, .delete: try show(PlaceCard(id))
        }
    }

    /// The pin that was meant; nil when it had to be asked. Throws a `Refusal` when there is none of that name.
    ///
    /// With `spoken` the whole line is done with the one that is chosen.
    func choosePlace(_ match: NameMatch?, then step: PlaceStep, of spoken: Spoken? = nil) throws -> PlaceID? {
        guard let match else { throw Refusal(PlaceReply.whichPin) }
        guard let id = match.id else { throw try refusal(PlaceReply.unknown(match.typed), named: match.typed) }
        guard match.isDoubtful else { return PlaceID(id) }
        let choices = try match.choices.prefix(Self.mostChoices).compactMap { try place(PlaceID($0.id)) }
        guard choices.count > 1 || step == .delete else { return PlaceID(id) }
        if let spoken, choices.count > 1 {
            let things = match.choices.prefix(MoreThings.most).map { Thing.place(PlaceID($0.id)) }
            try askWhich(WhichPinQuestion(spoken, typed: match.typed, things), saying: PlaceReply.which(match.typed))
            return nil
        }
        let rows = choices.map { place in
            let label = PlacesReply.row("\(place.name) (\(measures.coordinate(place.coordinate)))")
            return [ChoosePlace(id: place.id, step: step).button(label, voice)]
        }
        offered = rows.compactMap { $0.first?.pressCode }
        try say(Outgoing(voice.say(PlaceReply.which(match.typed)), buttons: rows + moreChoices(match)))
        return nil
    }

    /// Buttons of pins that a name could be; of more the search tells.
    private static let mostChoices = 8

    private func moreChoices(_ match: NameMatch) -> [[Button]] {
        guard match.choices.count > Self.mostChoices, let words = SearchWords(match.typed) else { return [] }
        return [[ShowCard(SearchCard(words)).button(PlaceReply.allSuch(match.typed), voice)]]
    }
}

extension NameMatch {
    /// The best name and those that could as well be meant.
    var choices: [Named] { (id.map { [Named(id: $0, name: name)] } ?? []) + alternatives }
    /// Others fit as well, or it was not typed exactly: nothing may be deleted on a guess.
    var isDoubtful: Bool { !alternatives.isEmpty || !isExact }
}
