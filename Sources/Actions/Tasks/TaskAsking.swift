package import Core
package import Store

extension Session {
    /// Whether that person may be asked to do something.
    package func mayAsk(_ person: PersonID) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: "SELECT EXISTS (SELECT 1 FROM person WHERE person.id = \(person) AND \(isAskable("person.id")))")
            == true
    }

    /// Those who may be asked, by name.
    package func askable(offset: Int = 0, limit: Int = Session.mostNamed) throws -> [ProfileRecord] {
        try people(
            """
            SELECT \(sql: ProfileRecord.columns) FROM person WHERE \(isAskable("person.id"))
            ORDER BY name COLLATE NOCASE, person.id LIMIT \(limit) OFFSET \(offset)
            """)
    }

    /// Whoever has that username on the messenger, of those who may be asked: for a group, where all see these names.
    package func askable(messengerName username: String) throws -> ProfileRecord? {
        try ProfileRecord.fetchOne(
            db,
            literal: """
                SELECT \(sql: ProfileRecord.columns) FROM person WHERE \(isAskable("person.id"))
                    AND EXISTS (SELECT 1 FROM identity
                        WHERE identity.person = person.id AND identity.username = \(username) COLLATE NOCASE)
                """)
    }

    /// Asks somebody to do a task of the viewer's, instead of whoever was asked before.
    /// - Returns: false where they are asked already.
    @discardableResult
    package func giveTask(_ id: TaskID, to person: ProfileRecord) throws -> Bool {
        let old = try taskToGive(id)
        guard try mayAsk(person.id) else { throw refusalToAsk(person.name) }
        guard old.assignee != person.id, !old.isDone else { return false }
        guard try isGroup || waiting(for: person.id) < Self.mostWaiting else {
            throw Refusal(AskRefusal.tooMany(person.name))
        }
        try assign(old, to: person.id, isAccepted: false, AskTitle.asked(old.title, person.name))
        return true
    }

    /// A group knows only who has written in it, whoever else follows the actor.
    package func refusalToAsk(_ name: String) -> Refusal {
        Refusal(isGroup ? AskRefusal.notWrittenHere(name) : .notAskable(name))
    }

    /// So many requests of one person may wait for another's answer.
    private static let mostWaiting = 20

    private func waiting(for person: PersonID) throws -> Int {
        try askedTasks(of: person, limit: .max).count { !$0.isAccepted }
    }

    /// The same that they were asked for already and have not answered.
    package func askedAlready(_ new: NewTask, of person: PersonID) throws -> TaskRecord? {
        try askedTasks(of: person, limit: Self.mostWaiting).first {
            !$0.isAccepted && $0.title.lowercased() == new.title.lowercased() && $0.due == new.due
        }
    }

    /// Makes a task of the viewer's and asks somebody to do it, as one change.
    package func askNew(_ new: NewTask, _ person: ProfileRecord) throws -> TaskRecord {
        let id = try change(.add, voice.words(AskTitle.asked(new.title, person.name))) {
            let task = try keepTask(new)
            try giveTask(task.id, to: person)
            return task.id
        } subject: {
            .task($0)
        }
        return try taskToChange(id)
    }

    /// Open tasks of the viewer's of that title; where none is called just so, those that have it in theirs.
    package func ownTasks(titled words: String, limit: Int) throws -> [TaskRecord] {
        for condition in isTitled(words) {
            let found = try TaskRecord.fetchAll(
                db,
                literal: """
                    SELECT * FROM task WHERE \(own(.task)) AND doneAt IS NULL AND \(condition)
                    ORDER BY id DESC LIMIT \(limit)
                    """)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// What is open of the viewer's own and somebody was asked to do, the newest first; of that person where one is named.
    package func askedTasks(of person: PersonID? = nil, limit: Int) throws -> [TaskRecord] {
        let condition: Query = person.map { "assignee = \($0)" } ?? "assignee IS NOT NULL"
        return try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE \(own(.task)) AND doneAt IS NULL AND \(condition) ORDER BY id DESC LIMIT \(limit)
                """)
    }

    /// A task is the viewer's alone again.
    /// - Returns: who was to do it; nil where nobody was.
    @discardableResult
    package func takeTaskBack(_ id: TaskID) throws -> PersonID? {
        let old = try taskToGive(id)
        guard let assignee = old.assignee else { return nil }
        try assign(old, to: nil, isAccepted: false, AskTitle.takenBack(old.title))
        return assignee
    }

    /// What the actor was asked to do and has not answered yet.
    package func unansweredTasks(limit: Int) throws -> [TaskRecord] {
        let isAsked: Query = "assignee = \(actor) AND NOT isAccepted AND doneAt IS NULL"
        // Every line asks this, and hardly anybody waits: the long rule of who sees what is left out then.
        guard try Bool.fetchOne(db, literal: "SELECT EXISTS (SELECT 1 FROM task WHERE \(isAsked))") == true else {
            return []
        }
        return try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE \(isAsked) AND \(visible(.task)) ORDER BY id DESC LIMIT \(limit)
                """)
    }

    /// What the actor has taken of others and is open.
    package func takenTasks(limit: Int) throws -> [TaskRecord] {
        try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE assignee = \(actor) AND isAccepted AND doneAt IS NULL AND \(visible(.task))
                ORDER BY id DESC LIMIT \(limit)
                """)
    }

    /// What the actor was asked to do, or has taken, and is open, of that title.
    package func tasksForOthers(titled words: String, limit: Int) throws -> [TaskRecord] {
        for condition in isTitled(words) {
            let found = try TaskRecord.fetchAll(
                db,
                literal: """
                    SELECT * FROM task WHERE assignee = \(actor) AND doneAt IS NULL AND \(visible(.task)) AND \(condition)
                    ORDER BY id DESC LIMIT \(limit)
                    """)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The actor takes what they were asked to do, or refuses it, also later.
    /// - Returns: the task as it was; nil where that was said already.
    @discardableResult
    package func answerTask(_ id: TaskID, takes: Bool) throws -> TaskRecord? {
        let old = try TaskRecord.fetchOne(
            db, literal: "SELECT * FROM task WHERE id = \(id) AND assignee = \(actor) AND \(visible(.task))")
        guard let old else { throw Refusal(ActionReply.gone) }
        guard !takes || !old.isAccepted else { return nil }
        try assign(
            old, to: takes ? actor : nil, isAccepted: takes, takes ? AskTitle.took(old.title) : .refused(old.title),
            asAsked: true)
        return old
    }

    /// The actor does, unasked, what is to be done in a group and nobody does yet.
    package func volunteer(_ id: TaskID) throws {
        let old = try taskToGive(id)
        guard isGroup, old.assignee == nil, !old.isDone else { throw Refusal(ActionReply.gone) }
        try assign(old, to: actor, isAccepted: true, AskTitle.took(old.title))
    }

    /// The actor has left that group: what they were asked to do in it is to be done by somebody else.
    package func leaveTasks(of group: OwnerID) throws {
        try change(.settings, voice.words(AskTitle.left)) {
            try takeBack("task.owner = \(group) AND assignee = \(actor)")
        }
    }

    /// Neither does anything for the other any more: runs inside `change`.
    func endAsking(between one: PersonID, _ other: PersonID) throws {
        for (owner, doer) in [(one, other), (other, one)] {
            try takeBack("task.owner = \(owner.owner) AND assignee = \(doer)")
        }
    }

    /// The actor does nothing for anybody any more: runs where the journal rests.
    func giveUpTasks() throws { try takeBack("assignee = \(actor)") }

    /// Whoever was to do these does them no more, and is not reminded of them.
    private func takeBack(_ condition: Query) throws {
        for task in try TaskRecord.fetchAll(db, literal: "SELECT * FROM task WHERE \(condition)") {
            try db.run("UPDATE task SET assignee = NULL, isAccepted = 0 WHERE id = \(task.id)")
            var open = task
            (open.assignee, open.isAccepted) = (nil, false)
            if !task.isDone { try armReminder(of: open) }
            try markTask(task)
        }
    }

    /// A task of the viewer's own, which is theirs to give.
    private func taskToGive(_ id: TaskID) throws -> TaskRecord {
        let task = try taskToChange(id)
        guard task.owner == viewer else { throw Refusal(ActionReply.notYours) }
        return task
    }

    private func assign(
        _ task: TaskRecord, to person: PersonID?, isAccepted: Bool, _ title: AskTitle, asAsked: Bool = false
    ) throws {
        try change(.change, voice.words(title), subject: .task(task.id), asAsked: asAsked) {
            try db.run("UPDATE task SET assignee = \(person), isAccepted = \(isAccepted) WHERE id = \(task.id)")
            var asked = task
            (asked.assignee, asked.isAccepted) = (person, isAccepted)
            if !task.isDone { try armReminder(of: asked) }
        }
        try markTask(task)
        if let person { try mark("tasks:\(person)") }
    }
}

/// Why somebody cannot be asked.
package enum AskRefusal: Reply {
    case notAskable(String), notWrittenHere(String), tooMany(String)
    case rule

    package var wording: Wording {
        switch self {
        case .notAskable(let name):
            Wording(
                "ask.notAskable",
                "I ask only people who follow you or are in a group with you. {name} can follow you; or share a list of to-dos with them.",
                ["name": .text(name)])
        case .notWrittenHere(let name):
            Wording(
                "ask.notWrittenHere",
                "In a group I ask only people who have written to me in it, and {name} has not yet. In our private chat I ask whoever follows you.",
                ["name": .text(name)])
        case .tooMany(let name):
            Wording(
                "ask.tooMany",
                "{name} has so many requests of yours to answer that I ask nothing more until some are answered or taken back.",
                ["name": .text(name)])
        case .rule:
            Wording(
                "ask.rule", "How often it comes is up to whoever asked you. You can give it back.")
        }
    }
}

/// The one line of a change of who does something.
enum AskTitle: Reply {
    case asked(String, String)
    case takenBack(String), took(String), refused(String)
    case left

    var wording: Wording {
        switch self {
        case .asked(let title, let name):
            Wording("entry.taskAsked", "Asked {name}: “{title}”", ["name": .text(name), "title": .text(title)])
        case .takenBack(let title): Wording("entry.taskTakenBack", "Took back “{title}”", ["title": .text(title)])
        case .took(let title): Wording("entry.taskTook", "Took “{title}”", ["title": .text(title)])
        case .refused(let title): Wording("entry.taskRefused", "Refused “{title}”", ["title": .text(title)])
        case .left: Wording("entry.taskLeft", "Left what a group asked for")
        }
    }
}
