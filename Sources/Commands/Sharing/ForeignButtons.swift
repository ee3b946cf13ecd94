import Actions
import Core
import Store

extension Whose {
    /// What can be done with another's thing: nothing that changes it.
    func buttons(_ own: [[Button]], in session: Session) throws -> [[Button]] {
        let voice = session.voice
        var copies =
            [.review, .bundle].contains(thing.kind) ? [] : [SaveCopy(thing).button(ForeignReply.saveCopy, voice)]
        if thing.kind == .place { copies.append(NoteForMyself(thing).button(ForeignReply.note, voice)) }
        if try session.sharer(of: thing) != nil {
            copies.append(LeaveThing(thing, isSure: false).button(LeaveReply.button, voice))
        }
        var foot: [Button] = []
        if case .person(let person) = owner {
            let profile = try session.knownProfile(person.id).map { ShowCard(ProfileCard($0.id)) }
            let card = profile ?? ShowCard(SharedCard(person.id))
            foot.append(card.button(ForeignReply.person(person.told), voice))
        }
        foot.append(ShowCard(ThingHistoryCard(thing)).button(ThingHistoryReply.button, voice))
        if case .person(let person) = owner, !session.isGroup {
            foot.append(BlockOwner(thing).button(ForeignReply.block(person.told), voice))
        }
        return own + [copies, foot].filter { !$0.isEmpty }
    }
}

/// Keeps another's thing as one's own.
struct SaveCopy: Press, ThingCoded {
    static let verb = "copy"
    let about: Thing
    init(_ about: Thing) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let owner = try session.owner(of: about) else { throw Refusal(CommonReply.notHere) }
        guard !owner.isOwn else { throw Refusal(ForeignReply.isYours) }
        let left = try session.filesThatStay(with: about)
        let copy = try session.saveCopy(of: about)
        let name = try session.name(of: copy) ?? ""
        try session.asNewMessage {
            if let card = try session.card(of: copy) { try session.show(card, note: ForeignReply.copied(name, left)) }
        }
        return nil
    }
}

/// Blocks whoever a thing is of, also where they cannot be looked up; pressed in error, Undo brings all back.
struct BlockOwner: Press, ThingCoded {
    static let verb = "blockOwner"
    let about: Thing
    init(_ about: Thing) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.requirePrivacy()
        let promised = try session.ownerID(of: about).map { try session.promisedTasks(to: PersonID($0.rawValue)) }
        let owner = try session.blockOwner(of: about)
        try session.tellYoursAgain(promised ?? [])
        try session.show(BlockedCard(), note: PersonReply.blocked(owner.told))
        return nil
    }
}

/// A note of one's own about another's place: it goes under a heading of that name, since only the owner's notes hang
/// at the place; under none where others see that heading, for it is for oneself.
struct NoteForMyself: Press, ThingCoded {
    static let verb = "noteAbout"
    let about: Thing
    init(_ about: Thing) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let name = try session.name(of: about) else { throw Refusal(CommonReply.notHere) }
        let known = try session.homeToWrite(named: name).home
        let isSeen = try known?.thing.flatMap(session.whose)?.isShared == true
        try session.ask(
            NoteQuestion(home: isSeen ? .loose : known ?? .loose, newHeading: known == nil ? name : nil),
            saying: ForeignReply.typeNote(name))
        return nil
    }
}

enum ForeignReply: Reply {
    case saveCopy, note, isYours
    /// With how many files that stay with the original.
    case copied(String, Int)
    case typeNote(String)
    case person(String), block(String)

    var wording: Wording {
        switch self {
        case .saveCopy: Wording("foreign.saveCopy", "Save a copy")
        case .note: Wording("foreign.note", "Note for myself")
        case .isYours: Wording("foreign.isYours", "That is yours already.")
        case .copied(let name, 0):
            Wording("foreign.copied", "Saved a copy of *{name}*, for you alone.", ["name": .text(name)])
        case .copied(let name, let left):
            Wording(
                "foreign.copiedWithout",
                "Saved a copy of *{name}*, for you alone. {n:file stays|files stay} with the original: I cannot take out where a film or a raw picture was made.",
                ["name": .text(name), "n": .number(left)])
        case .typeNote(let name):
            Wording(
                "foreign.typeNote", "Type your note about *{name}*, or send a photo. Only you will see it.",
                ["name": .text(name)])
        case .person(let name): Wording("foreign.person", "{name}", ["name": .text(name)])
        case .block(let name): Wording("foreign.block", "Block {name}", ["name": .text(name)])
        }
    }
}
