import Actions
import Core
import Language
import Store

/// Uses the pin that was there already instead of the new one, or keeps both.
struct TwinPress: Press {
    enum Step: String, CaseIterable { case use, both }

    static let verb = "twin"
    let new: PlaceID
    let old: PlaceID
    let step: Step

    init(new: PlaceID, old: PlaceID, step: Step) {
        self.new = new
        self.old = old
        self.step = step
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let new = PlaceID(arguments[0]), let old = PlaceID(arguments[1]),
            let step = Step(rawValue: arguments[2])
        else { return nil }
        self.init(new: new, old: old, step: step)
    }

    var arguments: [String] { ["\(new)", "\(old)", step.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        switch step {
        case .both:
            try session.show(PlaceCard(new))
            return TwinReply.both
        case .use:
            let kept = try session.merge(new, into: old)
            try session.show(PlaceCard(old), note: TwinReply.used(kept.name))
            return nil
        }
    }
}

/// Puts what the draft says at a pin that is there already.
struct DraftUse: Press, OneCoded {
    static let verb = "draftUse"
    let about: PlaceID
    init(_ about: PlaceID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let draft = try session.question(as: DraftQuestion.self)?.draft else { return DraftReply.over }
        let place = try session.placeToChange(about)
        try session.clearQuestion()
        if let note = draft.note { _ = try session.keepNote(NewNote(text: note, home: .place(about))) }
        for attachment in draft.attachments { try session.leaveFetch(attachment, on: .place(about)) }
        try session.show(PlaceCard(about), note: TwinReply.used(place.name))
        return nil
    }
}

extension Session {
    /// Metres within which two pins may be one place; farther where the position is vaguer, but no more than 100.
    private func reach(of fix: Fix) -> Double { min(100, max(PlaceLikeness.reach, fix.accuracy ?? 0)) }

    /// A pin of one's own at that place with a name like it; without a name whichever is there.
    func twin(of name: String?, at fix: Fix) throws -> (place: PlaceRecord, metres: Double)? {
        try ownPlaces(within: reach(of: fix), of: fix.coordinate).first { near in
            name.map { near.place.name.isLike($0, language) } ?? true
        }
    }

    /// Shows a new pin and says which one it looks like; it is kept until that is answered, and if it never is.
    func show(_ new: PlaceRecord, like twin: (place: PlaceRecord, metres: Double)) throws {
        let buttons = [
            TwinPress(new: new.id, old: twin.place.id, step: .use).button(TwinReply.use, voice),
            TwinPress(new: new.id, old: twin.place.id, step: .both).button(TwinReply.keepBoth, voice),
        ]
        let note = TwinReply.pinned(new.name, like: twin.place.name, measures.distance(twin.metres))
        try show(PlaceCard(new.id), note: note, buttons: [buttons])
    }
}

extension String {
    /// One of both names means the other, typed otherwise or in part.
    fileprivate func isLike(_ other: String, _ language: LanguageID) -> Bool {
        PlaceLikeness.isLike(self, other)
            || [(self, other), (other, self)].contains { name, words in
                let names = Names(places: [Named(id: 1, name: name)], headings: [], language: language)
                return NameMatcher.match(words, among: names, as: .place) != nil
            }
    }
}

enum TwinReply: Reply {
    case use, keepBoth, both
    case pinned(String, like: String, String)
    case near(String, String)
    case useNear(String)
    case used(String)
    case same(String)
    case tooMany

    var wording: Wording {
        switch self {
        case .use: Wording("twin.use", "Use that")
        case .keepBoth: Wording("twin.keepBoth", "Keep both")
        case .both: Wording("twin.both", "Both are kept.")
        case .pinned(let new, let name, let distance):
            Wording(
                "twin.pinned",
                "Pinned *{new}*. It looks like *{name}*, {distance} away, which you have already.",
                ["new": .text(new), "name": .text(name), "distance": .text(distance)])
        case .near(let name, let distance):
            Wording(
                "twin.near", "You have *{name}* {distance} from here.",
                ["name": .text(name), "distance": .text(distance)])
        case .useNear(let name): Wording("twin.useNear", "Use {name}", ["name": .text(name)])
        case .same(let name): Wording("twin.same", "*{name}* is one pin already.", ["name": .text(name)])
        case .tooMany:
            Wording(
                "twin.tooMany",
                "More than two pins are called that. Rename the two that are one place, as in `rename Bakery to Old bakery`, then `merge` them."
            )
        case .used(let name): Wording("twin.used", "All of it is at *{name}*.", ["name": .text(name)])
        }
    }
}
