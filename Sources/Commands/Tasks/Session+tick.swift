import Actions
import Core
import Language
package import Store

extension Session {
    /// "wash the car done": something open is called so, and the last word says that it is done.
    func tick(namedIn spoken: Spoken) throws -> Bool {
        let lines = spoken.line.inEachLanguage
        guard let words = lines.lazy.compactMap({ $0.object(before: .finished) }).first else { return false }
        guard !spoken.line.asks else { return try showWhetherDone(words) }
        if SignalWord.everything.isSaid(by: words) {
            try askWhatIsDone()
            return true
        }
        let found = try tasks(named: words, .wholly)
        if found.isEmpty, let done = try lately(doneTitled: words) {
            try show(TaskCard(done), note: FollowReply.doneAlready(words))
            return true
        }
        if try found.isEmpty && tickNote(sayingSo: words) { return true }
        guard found.count == 1, found[0].title.isSaid(by: words) || words.contains(" ")
        else { return false }
        try act(.done, onTaskNamed: words)
        return true
    }

    /// "paid the rent", "cleaned the bathroom today", "passport renewed": one thing that is open is called so.
    package func tick(toldBy spoken: Spoken) throws -> Bool {
        if let undone = spoken.line.saidUndone { return try keepOpen(what: undone) }
        let line = spoken.line.without(.having)
        let isQuestion = line.tokens.last?.key == "?" || spoken.line.asksWhetherDone
        if !spoken.isSlashCommand, isQuestion, let words = line.object(of: .completed) {
            return try showWhetherDone(words.withoutEnd)
        }
        guard !spoken.isSlashCommand, !line.asks || line.saidDid != nil, !isQuestion, spoken.line.gotAllBut == nil,
            let words = line.object(before: .completed) ?? line.object(of: .completed) ?? line.saidDid
                ?? spoken.line.saidToHave,
            case let name = LineReader.read(words, language: language).without(tail: .having).withoutTimes,
            name.contains(where: \.isLetter), !LineReader.read(name, language: language).begins(with: .lacking)
        else { return false }
        if let link = SaidCheckIn(line).arrivalLink {
            guard try tasks(named: name, .wholly).contains(where: { $0.title.hasWord(link, language) }) else {
                return false
            }
        }
        if try act(.done, onEachNamedIn: name) { return true }
        let found = try tasks(named: name, .wholly)
        if found.isEmpty, let asked = try unansweredTask(named: name) {
            try did(asked.id)
            return true
        }
        if found.isEmpty { return try finishNotice(named: name, in: line) }
        guard found.count == 1, line.tellsDone(of: found[0].title) else { return false }
        if let day = pastDay(saidIn: spoken), try mayTick(found[0].id) {
            let noon = FloatingTime(day: day, minute: 12 * 60).moment(in: settings.timeZone)
            let task = try finishTelling(found[0].id, at: noon)
            try show(TaskCard(task.id), note: TaskChangeReply.doneOn(measures.days(ListedDays(day, day))))
            return true
        }
        try act(.done, onTask: found[0], namedIn: name)
        return true
    }

    /// "yesterday", "2 days ago": the day before today on which it was done; nil where no such day is said.
    private func pastDay(saidIn spoken: Spoken) -> Int? {
        let values = spoken.line.timeValues
        guard values.count == 1, case .time(let time) = values[0].value else { return nil }
        return time.latestDay(in: frame(of: spoken)).flatMap { $0 < present.day ? $0 : nil }
    }

    /// "cake bought?": the one to-do of that name, open or done; false where none or several are.
    func showWhetherDone(_ words: String) throws -> Bool {
        let open = try tasks(named: words, .wholly).map { Thing.task($0.id) }
        let known = try open.isEmpty ? SearchWords(words).map { try find($0).own.flatMap(\.things) } ?? [] : open
        guard known.count == 1, known[0].kind == .task else { return false }
        try show(TaskCard(TaskID(known[0].id)))
        return true
    }

    /// The one of that name that the viewer was asked to do and has not answered.
    func unansweredTask(named words: String) throws -> TaskRecord? {
        let asked = try unansweredTasks(limit: 100)
        let found = TitleFinder(asked.map { ($0.id.rawValue, $0.title) }, language: language).find(words, .wholly)
        return found.count == 1 ? asked.first { $0.id.rawValue == found[0] } : nil
    }
}

extension String {
    fileprivate func hasWord(_ word: String, _ language: LanguageID) -> Bool {
        LineReader.read(self, language: language).tokens.contains { $0.key == word }
    }
}
