import Actions
import Core
import Store

/// Whether places that nobody else sees shall go onto a list that others see.
struct OpenListQuestion: Question {
    static let verb = "openList"
    let places: [PlaceRef]
    let list: HeadingID
    var isWaiting: Bool { false }
    var isOffered: Bool { true }

    /// By its buttons alone, and by a "yes" to what is offered.
    func answer(_ spoken: Spoken, in session: Session) throws -> Bool { false }
}

/// Puts the places on the list although others see it.
struct PutOpenly: BarePress {
    static let verb = "putOpenly"

    func perform(in session: Session) throws -> (any Reply)? {
        guard let question = try session.question(as: OpenListQuestion.self) else { return FollowReply.notAsked }
        let list = try session.listToChange(question.list)
        try session.closeChoice()
        try session.clearQuestion()
        if list.holdsFavourites, question.places.count == 1 {
            try session.likeSaying(question.places[0], true, isSure: true)
        } else {
            try session.putSaying(question.places, onListNamed: list.name, isSure: true)
        }
        return nil
    }
}

extension Session {
    /// Asks before what nobody else sees comes onto a list that others see: always for the favourites, of which a heart
    /// says nothing, else for the first place since it is shared.
    func asksOpenly(_ places: [PlaceRef], onto list: HeadingRecord) throws -> Bool {
        guard try !isGroup && whose(.heading(list.id))?.isShared == true,
            try list.holdsFavourites || !hasComeOpenly(to: list.id)
        else { return false }
        let hidden = try places.filter { try knownPin(of: $0).flatMap { try whose(.place($0.id)) }?.isShared != true }
        guard let first = hidden.first else { return false }
        try ask(OpenListQuestion(places: places, list: list.id))
        let put = PutOpenly().button(AddedReply.put(list.name), voice)
        let alone =
            list.holdsFavourites && places.count == 1
            ? KeepPress(first, .likeAlone).button(KeepReply.likeAlone, voice)
            : CancelPress().button(CommonReply.cancel, voice)
        offered = [put].compactMap(\.pressCode)
        try say(Outgoing(voice.say(AddedReply.onShared(list.name)), buttons: [[put, alone]]))
        return true
    }
}
