import Actions
import Core
import Language
import Store

/// What somebody picks for a bundle before it begins; kept as a lookup: worth nothing some days later.
struct Picking: Codable, Sendable {
    var occasion: OccasionID?
    /// The side of it, as a word.
    var side: String?
    /// The routine whose things are offered ready ticked.
    var routine: RoutineID?
    /// What is ticked, as codes: "t12" a task, "e3" a thing of the routine.
    private(set) var ticked: [String] = []
    /// What has begun with it.
    var begun: BundleID?

    var relation: OccasionRelation? { side.flatMap(OccasionRelation.init(rawValue:)) }

    init(at occasion: OccasionID, _ side: OccasionRelation?, in session: Session) throws {
        self.occasion = occasion
        self.side = side?.rawValue
        let fitting = try session.routines(of: occasion).filter { CheckInSide.covers($0.relation, at: side) }
        try take(fitting.first { $0.relation == side } ?? fitting.first, in: session)
    }

    init(_ routine: RoutineRecord, in session: Session) throws {
        occasion = routine.occasion
        side = routine.relation?.rawValue
        try take(routine, in: session)
    }

    /// Offers a routine's things ready ticked instead of another's; nil: no routine.
    mutating func take(_ routine: RoutineRecord?, in session: Session) throws {
        let old = Set(try rows(in: session).filter(\.isRoutine).map(\.code))
        ticked.removeAll { old.contains($0) }
        self.routine = routine?.id
        for row in try rows(in: session) where row.isRoutine { tick(row.code, true) }
    }

    func has(_ code: String) -> Bool { ticked.contains(code) }

    mutating func tick(_ code: String, _ isOn: Bool) {
        ticked.removeAll { $0 == code }
        if isOn { ticked.append(code) }
    }
}

/// Something that can be picked.
struct PickRow {
    let code: String
    let title: String
    /// nil for what only a routine knows.
    let task: TaskRecord?
    let isRoutine: Bool

    /// At most 40 characters, for a button.
    var shortTitle: String { title.cut(after: 40) }
}

extension Picking {
    /// What it is picked for has not gone meanwhile.
    func isThere(in session: Session) throws -> Bool {
        if let occasion { return try session.occasion(occasion) != nil }
        return try routine.flatMap { try session.routine($0) } != nil
    }

    /// What can be picked: the routine's things first, then what is to be done once.
    func rows(in session: Session) throws -> [PickRow] {
        var tasks = try occasion.map { try self.tasks(at: $0, in: session) } ?? []
        let usual = try routine.flatMap { try session.routine($0) }.map { try session.entries(of: $0.id) } ?? []
        let routineRows = usual.map { entry in
            // A to-do of that title is the same thing.
            let same = tasks.firstIndex { $0.title.lowercased() == entry.title.lowercased() }
            let task = same.map { tasks.remove(at: $0) }
            return PickRow(
                code: task.map { "t\($0.id)" } ?? "e\(entry.id)", title: entry.title, task: task, isRoutine: true)
        }
        return routineRows
            + tasks.map { PickRow(code: "t\($0.id)", title: $0.title, task: $0, isRoutine: false) }
    }

    /// What waits for the occasion at its side, and where it is a place by its name, what is to be done there.
    private func tasks(at occasion: OccasionID, in session: Session) throws -> [TaskRecord] {
        let name = try session.occasion(occasion)?.name ?? ""
        let side = relation?.covering(name, language: session.language)
        let tasks = try session.tasksToPick(occasion, at: side)
        guard relation == nil || relation == .when, let place = try session.place(where: occasion) else { return tasks }
        return try tasks
            + session.tasksToPick(there: place).filter { task in !tasks.contains { $0.id == task.id } }
    }

    /// The bundle that begins with what is ticked; its name is in the words and on the clocks of who begins it.
    func bundle(in session: Session) throws -> NewBundle {
        var bundle = NewBundle(name: try name(in: session))
        (bundle.occasion, bundle.relation, bundle.routine) = (occasion, relation, routine)
        bundle.entries = try rows(in: session).filter { has($0.code) }.map {
            NewBundleEntry(task: $0.task?.id, title: $0.title, isRoutine: $0.isRoutine)
        }
        return bundle
    }

    private func name(in session: Session) throws -> String {
        let occasion = try occasion.flatMap { try session.occasion($0)?.name }
        let routine = try routine.flatMap { try session.routine($0)?.name }
        let topic = occasion.map { OccasionTopic.of($0, language: session.language) } ?? routine ?? ""
        let day = session.measures.dayAndMonth(session.now)
        return session.voice.words(BundleReply.name(topic.shortened(toCodePoints: 80), day).wording)
    }
}

extension Session {
    /// What is being picked; throws the sentence to be shown for another's and for what is over.
    func picking(_ id: LookupID) throws -> Picking {
        guard let picking: Picking = try lookup(id) else { throw Refusal(PickReply.over) }
        return picking
    }
}
