import Actions
import Core
import Language
import Store

extension Session {
    /// The occasion that is meant by words: one that says the same in another form counts.
    func occasion(saying words: String, _ relation: OccasionRelation? = nil) throws -> OccasionID? {
        try occasionFinder().same(as: words, relation).map { OccasionID($0) }
    }

    /// Ties a task to the occasion of that name, which is made where there is none.
    func tieSaying(_ id: TaskID, _ words: String, _ relation: OccasionRelation?) throws {
        let known = try occasion(saying: words, relation)
        let task = try reviseTask(id) { new in
            if let known {
                new.tie = OccasionTie(known, relation)
            } else {
                new.newOccasion = try newOccasion(saying: words, relation)
            }
        }
        let (note, buttons) = try tieNote(of: task, isNew: known == nil) ?? (TieAskReply.tied, [])
        try show(TaskCard(id), note: note, buttons: buttons)
    }

    /// What is said of an occasion that a task has just brought with it.
    func tieNote(of task: TaskRecord, isNew: Bool) throws -> (note: any Reply, buttons: [[Button]])? {
        guard isNew, let made = try occasion(of: task) else { return nil }
        let buttons = [
            OccasionAsk(made.id, .name).button(OccasionReply.renameIt, voice),
            NotOccasion(task.id, made.id).button(OccasionReply.notOne, voice),
        ]
        guard let spot = made.spot, let place = try name(of: .place(spot.place)) else {
            return (OccasionReply.newWith(made.name), [buttons])
        }
        return (OccasionReply.newAt(made.name, spot.move, place), [buttons])
    }

    /// When what was to be reminded of at an occasion is brought up: at the pin that the occasion is about, by itself.
    func explaining(_ reason: OccasionReply, _ task: TaskRecord) throws -> OccasionReply {
        guard case .instead = reason, let occasion = try occasion(of: task) else { return reason }
        if let spot = occasion.spot, let place = try name(of: .place(spot.place)) {
            return .insteadAt(spot.move, place)
        }
        guard let site = OccasionSite(occasion.name, task.tie?.relation, language: language) else { return reason }
        return .insteadUnpinned(site.words.isEmpty ? voice.words(HomeReply.name) : site.words)
    }

    func makeOccasionSaying(_ name: String) throws {
        let name = try OccasionName(saying: name, language).text
        if let known = try occasion(saying: name).flatMap({ try occasion($0) }) {
            return try show(OccasionCard(known.id), note: OccasionReply.thereIs(known.name))
        }
        let made = try keepOccasion(named: name, at: spot(whereSaid: name))
        try show(OccasionCard(made.id), note: OccasionReply.made(name))
    }

    func renameOccasionSaying(_ id: OccasionID, to name: String) throws {
        let name = try OccasionName(checking: name).text
        if let other = try occasion(named: name), other.id != id {
            let merge = MergeOccasions(id, other.id).button(OccasionReply.mergeInto(other.name), voice)
            throw Refusal(OccasionReply.taken(other.name), buttons: [[merge]])
        }
        try renameOccasion(id, to: name)
        try show(OccasionCard(id), note: OccasionReply.renamed(name))
    }

    func mergeOccasionsSaying(_ gone: OccasionID, into kept: OccasionID) throws {
        let old = try occasionToChange(gone)
        try merge(gone, into: kept)
        try show(OccasionCard(kept), note: OccasionReply.merged(old.name))
    }

    func deleteOccasionSaying(_ id: OccasionID) throws {
        let old = try occasionToChange(id)
        let count = try taskCount(.occasion(id))
        try deleteOccasion(id)
        try tell(OccasionReply.deleted(old.name, count))
    }

    /// Does it with the occasion that is meant; where none is, the nearest are offered.
    func withOccasion(_ words: String, then step: OccasionStep = .open, _ body: (OccasionID) throws -> Void) throws {
        let finder = try occasionFinder()
        if let id = finder.same(as: words) { return try body(OccasionID(id)) }
        let near = finder.closest(to: words).prefix(8)
        if step == .open, near.count == 1, let id = near.first { return try body(OccasionID(id)) }
        let rows = try near.compactMap { try occasion(OccasionID($0)) }.map {
            [ShowCard(OccasionCard($0.id)).button(TaskFieldReply.choice($0.signed, isOn: false), voice)]
        }
        let all = ShowCard(OccasionsCard()).button(OccasionReply.all, voice)
        throw Refusal(
            rows.isEmpty ? OccasionReply.unknown(words) : .unknownNear(words), buttons: rows + [[all]])
    }
}

/// How sure a name has to be.
enum OccasionStep { case open, change }

/// The name of an occasion, as it can be kept.
struct OccasionName {
    let text: String

    /// Of words that may be said of oneself: "zur Bank gehe" is called "zur Bank gehen".
    init(saying words: String, _ language: LanguageID) throws {
        try self.init(checking: OccasionForm.plain(words.trimmed, language: language))
    }

    init(checking raw: String) throws {
        let words = raw.split(whereSeparator: \.isWhitespace).joined(separator: " ").filter { $0 != "\0" }
        guard words.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol }) else {
            throw Refusal(OccasionRefusal.noName)
        }
        let length = words.unicodeScalars.count
        guard length <= Session.longestOccasionName else { throw Refusal(OccasionRefusal.longName(length)) }
        text = words
    }
}
