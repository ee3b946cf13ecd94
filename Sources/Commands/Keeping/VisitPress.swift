import Actions
import Core
import Language
import Store

/// What can be done with a visit by a button.
struct VisitPress: Press, StepCoded {
    enum Step: String, CaseIterable { case day, note, delete }

    static let verb = "visitDo"
    let id: VisitID
    let step: Step

    func perform(in session: Session) throws -> (any Reply)? {
        guard let visit = try session.visit(id) else { throw Refusal(CommonReply.gone) }
        let place = try session.placeToChange(visit.place)
        switch step {
        case .day: try session.ask(VisitDayQuestion(place: place.id, visit: id), saying: VisitReply.newDay)
        case .note: try session.ask(VisitNoteQuestion(id: id), saying: VisitReply.newNote)
        case .delete:
            try session.deleteVisit(id)
            let day = visit.dayNumber.map(session.measures.shortDate) ?? visit.day
            try session.tell(VisitReply.deleted(place.name, day))
        }
        return nil
    }
}

/// Asks on which other day one was there.
struct AddVisit: Press, OneCoded {
    static let verb = "addVisit"
    let about: PlaceID
    init(_ about: PlaceID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        let place = try session.placeToChange(about)
        try session.ask(VisitDayQuestion(place: place.id), saying: VisitReply.whichDay)
        return nil
    }
}

/// Waits for the day of a visit.
struct VisitDayQuestion: Question {
    static let verb = "visitDay"
    let place: PlaceID
    var subject: Thing? { .place(place) }
    /// The visit that is to be moved; nil for a new one.
    var visit: VisitID?

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard spoken.isPlainAnswer else { return false }
        let frame = session.frame(of: spoken)
        guard let said = try? spoken.timeAlone() else {
            guard !spoken.mayBeCommand else { return false }
            throw Refusal(VisitReply.noDay)
        }
        guard let day = said.latestDay(in: frame) else { throw Refusal(VisitReply.future) }
        try session.clearQuestion()
        guard let visit else {
            try session.beenSaying(.pin(place), on: day)
            return true
        }
        try session.changeVisit(visit, day: day)
        try session.show(VisitCard(visit), note: VisitReply.changed(session.placeToChange(place).name))
        return true
    }
}

/// Waits for the line about a visit.
struct VisitNoteQuestion: Question {
    static let verb = "visitNote"
    static let longest = 300
    let id: VisitID

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard spoken.isPlainAnswer else { return false }
        let words = SignalWord.none.isSaid(by: spoken.text) ? "" : spoken.unquoted.filter { $0 != "\0" }.trimmed
        let length = words.unicodeScalars.count
        guard length <= Self.longest else { throw Refusal(VisitReply.tooLong(length)) }
        try session.changeVisit(id, note: words)
        try session.clearQuestion()
        guard let visit = try session.visit(id) else { throw Refusal(CommonReply.gone) }
        try session.show(VisitCard(id), note: VisitReply.changed(session.placeToChange(visit.place).name))
        return true
    }
}
