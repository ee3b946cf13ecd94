import Actions
import Core
import Language
import Store

/// What follows with "and", "too": more of what was just done.
extension Session {
    func addMore(_ followUp: FollowUp, _ recall: Recall, _ spoken: Spoken) throws -> Bool {
        guard followUp.kind == .add else { return false }
        return try tickMore(followUp, recall) || shareWithMore(followUp, recall, spoken)
            || askForMore(followUp, recall, spoken)
            || putMore(followUp, spoken) || act(on: spoken.saying(followUp.words))
            || remindOfMore(followUp, recall, spoken)
    }

    /// "and nails to hardware": on the list that it names.
    private func putMore(_ followUp: FollowUp, _ spoken: Spoken) throws -> Bool {
        let said = spoken.saying(followUp.words)
        guard ThingsForList(said.line, isOrder: true) != nil, let wish = try taskWish(putting: said), wish.list != nil
        else { return false }
        try keepAll(of: wish)
        return true
    }

    /// "eggs and bread too" right after "got the milk": these are done as well; false where none of them is open.
    private func tickMore(_ followUp: FollowUp, _ recall: Recall) throws -> Bool {
        guard let made = recall.made, let last = recall.things.last, last.kind == .task,
            try task(TaskID(last.id))?.isDone == true || hasTicked(made),
            case let names = ThingsInLine.each(of: followUp.words, language: followUp.language)
        else { return false }
        if names.count == 1, try tasks(named: names[0], .wholly).isEmpty,
            let done = try lately(doneTitled: TitleFinder.bare(names[0], language: language))
        {
            try show(TaskCard(done), note: FollowReply.doneAlready(names[0]))
            return true
        }
        let named = try names.map { try tasks(named: $0, .wholly) }
        guard named.allSatisfy({ $0.count == 1 }) else { return false }
        // What comes again is open at once.
        let done = try doneThings(from: present.day, to: present.day, offset: 0, limit: Self.mostDone).map(\.thing)
        if let again = named.joined().first(where: { done.contains(.task($0.id)) }), names.count == 1 {
            try show(TaskCard(again.id), note: FollowReply.doneAlready(names[0]))
            return true
        }
        try act(.done, onTaskNamed: followUp.words)
        return true
    }

    private static let mostDone = 20

    /// The change has ticked something that comes again, or a part of what is still to do.
    private func hasTicked(_ made: EntryID) throws -> Bool {
        guard let entry = try entry(made) else { return false }
        return try doneThings(from: present.day - 1, to: present.day, offset: 0, limit: 1).first?.at == entry.at
    }

    /// "and with Cara" right after something was shared: with her, too.
    private func shareWithMore(_ followUp: FollowUp, _ recall: Recall, _ spoken: Spoken) throws -> Bool {
        let line = LineReader.read(followUp.words, language: followUp.language)
        if try shareWithNamed(followUp.words, recall) { return true }
        guard line.beginsWithCompany, let thing = recall.things.last,
            try !isGroup && whose(thing)?.isShared == true && mayBePerson(line.dropFirst.text)
        else { return false }
        let lead = LanguageTables.tables(for: followUp.language).leads.sharing
        return try act(on: spoken.saying("\(lead) \(followUp.words)"))
    }

    /// "cara too" right after something was shared with people: with her, too; nobody is guessed at.
    private func shareWithNamed(_ words: String, _ recall: Recall) throws -> Bool {
        guard !isGroup, let made = recall.made, let entry = try newestUndoable(), entry.id == made,
            entry.kind == .share,
            let thing = recall.things.last, try sharing(of: thing)?.chosen.isEmpty == false,
            case .people(let said)? = try? SaidAudience(words)
        else { return false }
        let people = try said.map { name in
            try acquaintances(called: name.username ?? name.typed)
        }
        guard people.allSatisfy({ $0.count == 1 }) else { return false }
        try ShareDeed.withPeople(people.joined().map(\.id)).perform(on: thing, in: self)
        return true
    }

    /// "and bread" right after Ben was asked to buy milk: he is asked for that, too, with the same verb; "and to call the
    /// plumber" is asked of him as well.
    private func askForMore(_ followUp: FollowUp, _ recall: Recall, _ spoken: Spoken) throws -> Bool {
        guard recall.made != nil, let person = try askedLast, let last = recall.things.last,
            let task = try task(TaskID(last.id)),
            case let line = LineReader.read(followUp.words, language: followUp.language),
            let title = line.deedAskedFor
                ?? LineReader.read(task.title, language: followUp.language).withObject(line.withoutTail.text)
        else { return false }
        try askSaying(wish(spoken.saying(title)), person)
        return true
    }

    /// "also note gym: squats" is a wish of its own.
    func act(on spoken: Spoken) throws -> Bool {
        let understanding = try Understanding(spoken.line, names: names())
        guard understanding.hasOwnWords, let command = try understanding.command(for: spoken) else { return false }
        try command.perform(in: self)
        return true
    }
}
