import Core

/// What check-ins say.
enum CheckInReply: Reply {
    case side(OccasionRelation?, isNow: Bool)
    case title(OccasionRelation?), none, what(OccasionRelation?), newOccasion, all
    case unknown(String), nothingYet(String), near(String), makeNew(String), occasion(String, Int)
    case madeNew(String), keep(Bool), kept(Bool), key(OccasionRelation?)
    case moment(OccasionRelation?, String), youAreAt(String)

    var wording: Wording {
        switch self {
        case .youAreAt(let name): Wording("checkin.youAreAt", "You are at *{name}*.", ["name": .text(name)])
        case .side(let side, let isNow):
            isNow
                ? Wording("checkin.sideNow", "✓ {side}", ["side": .wording(Self.name(of: side))]) : Self.name(of: side)
        case .title(let side):
            Wording("checkin.title", "*{side}*: which of these? Or type it.", ["side": .wording(Self.name(of: side))])
        case .none:
            Wording(
                "checkin.none",
                "You have no occasions yet. Type one, like `about to leave the office`, or tie a to-do to one: `buy beef before I leave work`."
            )
        case .what: Wording("checkin.what", "What is it? Type it, like `leave the office`.")
        case .newOccasion: Wording("checkin.newOccasion", "New occasion")
        case .unknown(let what):
            Wording("checkin.unknown", "You have no occasion “{what}” yet.", ["what": .text(what)])
        case .nothingYet(let what):
            Wording(
                "checkin.nothingYet",
                "Nothing waits for “{what}” yet. Tap below and type what I shall say then, like `keys`.",
                ["what": .text(what)])
        case .near(let what):
            Wording("checkin.near", "You have no occasion “{what}”. Did you mean one of these?", ["what": .text(what)])
        case .makeNew(let name): Wording("checkin.makeNew", "New occasion: {name}", ["name": .text(name)])
        case .madeNew(let name): Wording("checkin.madeNew", "New occasion: *{name}*.", ["name": .text(name)])
        case .occasion(let name, 0): Wording("checkin.bare", "{name}", ["name": .text(name)])
        case .occasion(let name, let open):
            Wording("checkin.occasion", "{name} ({n})", ["name": .text(name), "n": .number(open)])
        case .moment(let side, let name): Self.moment(side, name)
        case .keep(true): Wording("checkin.keep", "Keep both buttons below")
        case .keep(false): Wording("checkin.unkeep", "Take them away")
        case .kept(true): Wording("checkin.kept", "Both buttons stay below from now on; one tap checks in.")
        case .kept(false): Wording("checkin.unkept", "The buttons below are gone. `check in` shows them.")
        case .key(let side): Self.name(of: side)
        case .all: Wording("checkin.all", "All occasions")
        }
    }

    private static func name(of side: OccasionRelation?) -> Wording {
        switch side {
        case .before: Wording("checkin.before", "I'm about to …")
        case .when: Wording("checkin.when", "I'm just at …")
        case .after: Wording("checkin.after", "I just finished …")
        case nil: Wording("checkin.any", "Check in")
        }
    }

    private static func moment(_ side: OccasionRelation?, _ name: String) -> Wording {
        switch side {
        case .before: Wording("checkin.momentBefore", "About to: *{name}*", ["name": .text(name)])
        case .when: Wording("checkin.momentWhen", "Now: *{name}*", ["name": .text(name)])
        case .after: Wording("checkin.momentAfter", "Just finished: *{name}*", ["name": .text(name)])
        case nil: Wording("checkin.momentAny", "Check-in: *{name}*", ["name": .text(name)])
        }
    }
}

extension OccasionRelation {
    /// One letter, as codes carry it; "n" for no side.
    static func code(_ side: OccasionRelation?) -> String { side.map { String($0.rawValue.prefix(1)) } ?? "n" }

    /// nil for anything else: a client can send anything.
    static func side(code: String) -> OccasionRelation?? {
        code == "n" ? .some(nil) : allCases.first { $0.rawValue.prefix(1) == code }.map { .some($0) }
    }
}
