import Actions
import Core
import Language
import Store

/// Checks in at an occasion: shows what there is to pick from.
struct CheckIn: Press {
    static let verb = "checkin"
    let occasion: OccasionID
    let side: OccasionRelation?

    init(_ occasion: OccasionID, _ side: OccasionRelation?) { (self.occasion, self.side) = (occasion, side) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let occasion = OccasionID(arguments[0]),
            let side = OccasionRelation.side(code: arguments[1])
        else { return nil }
        self.init(occasion, side)
    }

    var arguments: [String] { ["\(occasion)", OccasionRelation.code(side)] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.checkIn(at: occasion, side)
        return nil
    }
}

extension CheckIn {
    /// Both sides of an occasion, for its own card.
    static func buttons(at occasion: OccasionID, _ voice: Voice) -> [Button] {
        [OccasionRelation.before, .after].map { side in
            CheckIn(occasion, side).button(CheckInReply.side(side, isNow: false), voice)
        }
    }
}

extension CheckInCard {
    /// The grids of both sides, one tap away wherever the day is looked at.
    static func buttons(_ voice: Voice) -> [Button] {
        [OccasionRelation.before, .after].map { side in
            ShowCard(CheckInCard(side)).button(CheckInReply.side(side, isNow: false), voice)
        }
    }
}

/// Asks for an occasion that is not in the grid.
struct AskCheckIn: Press {
    static let verb = "checkinAsk"
    let side: OccasionRelation?
    init(_ side: OccasionRelation?) { self.side = side }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let side = OccasionRelation.side(code: arguments[0]) else { return nil }
        self.side = side
    }
    var arguments: [String] { [OccasionRelation.code(side)] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.asNewMessage {
            try session.ask(CheckInQuestion(side: side), saying: CheckInReply.what(side))
        }
        return nil
    }
}

/// Makes an occasion of the words of a check-in, and checks in there.
struct NewCheckIn: Press {
    static let verb = "checkinNew"
    let side: OccasionRelation?
    /// At most 40 bytes.
    let name: String

    init?(_ side: OccasionRelation?, named name: String) {
        guard !name.isEmpty, name.utf8.count <= 40, !name.contains(":"), !name.contains(where: \.isNewline) else {
            return nil
        }
        (self.side, self.name) = (side, name)
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let side = OccasionRelation.side(code: arguments[0]) else { return nil }
        self.init(side, named: arguments[1])
    }

    var arguments: [String] { [OccasionRelation.code(side), name] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.checkIn(atNew: name, side)
        return nil
    }
}

/// Waits for the words of an occasion to check in at; one that is not there is made.
struct CheckInQuestion: Question {
    static let verb = "checkin"
    let side: OccasionRelation?

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard spoken.isPlainAnswer else { return false }
        let said = SaidCheckIn(spoken.line)
        let name = said.name.isEmpty ? spoken.unquoted : said.name
        let finding = try session.occasionFinder().find(said.what)
        if case .sure(let id) = finding {
            try session.checkIn(at: OccasionID(id), side)
        } else {
            try session.checkIn(atNew: name, side)
        }
        try session.clearQuestion()
        return true
    }
}
