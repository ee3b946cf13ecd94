import Actions
import Core
import Language
import Store

/// Picks something for the bundle that is to begin, or leaves it.
struct Pick: Press {
    static let verb = "pickRow"
    let id: LookupID
    let code: String
    let isOn: Bool
    let page: Int

    init(_ id: LookupID, _ code: String, _ isOn: Bool, page: Int) {
        (self.id, self.code, self.isOn, self.page) = (id, code, isOn, page)
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 4, let id = LookupID(arguments[0]), PickCode.isOne(arguments[1]),
            ["1", "0"].contains(arguments[2]), let page = PageCode.read(arguments[3])
        else { return nil }
        self.init(id, arguments[1], arguments[2] == "1", page: page)
    }

    var arguments: [String] { ["\(id)", code, isOn ? "1" : "0", "\(page)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        var picking = try session.picking(id)
        guard try picking.rows(in: session).contains(where: { $0.code == code }) else {
            try session.show(PickCard(id, page: page))
            return CommonReply.gone
        }
        picking.tick(code, isOn)
        try session.changeLookup(id, to: picking)
        try session.show(PickCard(id, page: page))
        return nil
    }
}

/// What a row of the picking is called in codes: "t12", "e3".
enum PickCode {
    static func isOne(_ code: String) -> Bool { number(code) != nil }

    static func number(_ code: String) -> Int64? {
        guard let letter = code.first, "te".contains(letter), let id = Int64(code.dropFirst()), id > 0,
            code.dropFirst() == "\(id)"
        else { return nil }
        return id
    }
}

/// Picks all, or none.
struct PickAll: Press, SwitchCoded {
    static let verb = "pickAll"
    static let codes = (on: "1", off: "0")
    let about: LookupID
    let isOn: Bool

    func perform(in session: Session) throws -> (any Reply)? {
        var picking = try session.picking(about)
        for row in try picking.rows(in: session).prefix(Session.mostBundleEntries) { picking.tick(row.code, isOn) }
        try session.changeLookup(about, to: picking)
        try session.show(PickCard(about))
        return nil
    }
}

/// Deletes a to-do from the list that is picked from, or takes a thing out of its routine.
struct PickBin: Press {
    static let verb = "pickBin"
    let id: LookupID
    let code: String
    let page: Int

    init(_ id: LookupID, _ code: String, page: Int) { (self.id, self.code, self.page) = (id, code, page) }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let id = LookupID(arguments[0]), PickCode.isOne(arguments[1]),
            let page = PageCode.read(arguments[2])
        else { return nil }
        self.init(id, arguments[1], page: page)
    }

    var arguments: [String] { ["\(id)", code, "\(page)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let picking = try session.picking(id)
        guard let row = try picking.rows(in: session).first(where: { $0.code == code }),
            let number = PickCode.number(code)
        else { throw Refusal(CommonReply.gone) }
        if let task = row.task {
            try session.deleteTask(task.id)
        } else {
            _ = try session.removeEntry(RoutineEntryID(number))
        }
        try session.show(PickCard(id, .edit, page: page), note: TaskReply.deleted(row.title))
        return nil
    }
}

/// Offers another routine's things ready ticked, or none.
struct PickRoutine: Press {
    static let verb = "pickRoutine"
    let id: LookupID
    let routine: RoutineID?
    init(_ id: LookupID, _ routine: RoutineID?) { (self.id, self.routine) = (id, routine) }
    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = LookupID(arguments[0]) else { return nil }
        self.init(id, RoutineID(arguments[1]))
        guard routine != nil || arguments[1] == "0" else { return nil }
    }
    var arguments: [String] { ["\(id)", routine.map { "\($0)" } ?? "0"] }

    func perform(in session: Session) throws -> (any Reply)? {
        var picking = try session.picking(id)
        let chosen = try routine.map { try session.routineToChange($0) }
        try picking.take(chosen, in: session)
        try session.changeLookup(id, to: picking)
        try session.show(PickCard(id))
        return nil
    }
}

/// Asks for something more to do at the occasion, which is picked then.
struct AddPick: Press, OneCoded {
    static let verb = "pickAdd"
    let about: LookupID
    init(_ about: LookupID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        _ = try session.picking(about)
        try session.asNewMessage { try session.ask(PickQuestion(picking: about), saying: TaskReply.what) }
        return nil
    }
}

/// The bundle begins with what is ticked.
struct BeginBundle: Press, OneCoded {
    static let verb = "begin"
    let about: LookupID
    init(_ about: LookupID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        var picking = try session.picking(about)
        if let begun = picking.begun, try session.bundle(begun) != nil {
            try session.show(BundleCard(begun))
            return nil
        }
        let new = try picking.bundle(in: session)
        guard !new.entries.isEmpty else { throw Refusal(BundleRefusal.empty) }
        let bundle = try session.beginBundle(new)
        picking.begun = bundle.id
        try session.changeLookup(about, to: picking)
        try session.show(BundleCard(bundle.id), note: BundleReply.began)
        return nil
    }
}

/// Waits for something more to do at the occasion that is picked from.
struct PickQuestion: Question {
    static let verb = "pick"
    let picking: LookupID

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.text.isEmpty, spoken.message.attachments.isEmpty, !spoken.mayBeCommand, !spoken.line.asks,
            !SaidCheckIn(spoken.line).isOfGoing
        else { return false }
        var picking = try session.picking(picking)
        guard let occasion = picking.occasion else { return false }
        let task = try session.keepTask(
            session.newTask(of: spoken, tied: OccasionTie(occasion, picking.relation)))
        picking.tick("t\(task.id)", true)
        try session.changeLookup(self.picking, to: picking)
        try session.clearQuestion()
        try session.show(PickCard(self.picking), note: TaskReply.keptNamed(task.title))
        return true
    }
}
