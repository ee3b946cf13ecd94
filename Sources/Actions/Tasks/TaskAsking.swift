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

    /// A task of the viewer's own, which is theirs to give.
    func taskToGive(_ id: TaskID) throws -> TaskRecord {
        let task = try taskToChange(id)
        guard task.owner == viewer else { throw Refusal(ActionReply.notYours) }
        return task
    }

    func assign(
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
