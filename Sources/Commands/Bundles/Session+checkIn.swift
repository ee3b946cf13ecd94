import Actions
import Core
import Language
import Store

extension Session {
    /// The viewer's occasions, to be found by words.
    func occasionFinder() throws -> OccasionFinder { try OccasionFinder(names(of: .occasion), language: language) }

    /// Shows what there is to pick from at an occasion.
    func checkIn(at id: OccasionID, _ side: OccasionRelation?, note: (any Reply)? = nil) throws {
        guard try occasion(id) != nil, try isOwn(.occasion(id)) else { throw Refusal(CommonReply.gone) }
        let picking = try Picking(at: id, side, in: self)
        if try picking.rows(in: self).isEmpty, let open = try openBundles(limit: 10).first(where: { $0.occasion == id })
        {
            return try show(BundleCard(open.id), note: note)
        }
        let lookup = try keepLookup(picking)
        // The card asks for one.
        if try picking.rows(in: self).isEmpty {
            try ask(PickQuestion(picking: lookup))
        } else if try openQuestion() is PickQuestion {
            try clearQuestion()
        }
        try show(PickCard(lookup), note: note)
    }

    /// The same of an occasion that is to be made, where there is none of that name.
    func checkIn(atNew name: String, _ side: OccasionRelation?) throws {
        let known = try occasion(named: name.trimmed)
        let occasion = try known ?? keepOccasion(named: name, at: spot(whereSaid: name, side))
        try checkIn(at: occasion.id, side, note: known == nil ? CheckInReply.madeNew(occasion.name) : nil)
    }

    /// What a line said of coming, going or having finished: shows what there is to pick from, or asks which occasion is
    /// meant.
    func checkIn(_ said: SaidCheckIn) throws {
        guard !said.what.isEmpty else { return try show(CheckInCard(said.relation ?? .before)) }
        switch try occasionFinder().find(said.what, said.relation) {
        case .sure(let id): try checkIn(at: OccasionID(id), side(of: said, at: OccasionID(id)))
        case .near where try !said.isOfGoing && arrive(said.what): return
        case .near where try said.relation == .after && !tasks(named: said.what).isEmpty:
            // "just finished the report" ticks it off.
            try act(.done, onTaskNamed: said.what)
        case .near(let ids): try askOccasion(said, near: ids.map { OccasionID($0) })
        }
    }

    /// "im home", "leaving work": nothing but what one is at, and an occasion says that in this form or another.
    func checkIn(saidIn line: ReadLine) throws -> Bool {
        let said = SaidCheckIn(line)
        guard !line.asks, said.relation != nil, !said.what.isEmpty, line.tokens.count <= Self.mostWords else {
            return false
        }
        if case .sure(let id) = try occasionFinder().find(said.what, said.relation) {
            try checkIn(at: OccasionID(id), side(of: said, at: OccasionID(id)))
        } else if let spot = try spot(whereSaid: said.name, said.relation) {
            if try spot.move == .arrive && said.relation == .when && arrive(said.what) { return true }
            try askOccasion(said, near: [])
        } else {
            return false
        }
        return true
    }

    /// Who leaves work where nothing is to be done before that has it behind: what is to be done after it.
    private func side(of said: SaidCheckIn, at id: OccasionID) throws -> OccasionRelation? {
        guard said.relation == .before, said.isOfLeaving,
            try Picking(at: id, .before, in: self).rows(in: self).isEmpty,
            try !Picking(at: id, .after, in: self).rows(in: self).isEmpty
        else { return said.relation }
        return .after
    }

    /// "finished work", "done with work for today": an occasion that comes near, where nothing to do is called so.
    func checkIn(finishedIn line: ReadLine) throws -> Bool {
        let said = SaidCheckIn(LineReader.read(line.withoutTimes, language: line.language))
        guard said.relation == .after, !said.what.isEmpty, try occasionFinder().find(said.what) != .near([]) else {
            return false
        }
        try checkIn(said)
        return true
    }

    private static let mostWords = 6

    /// What there is to do at a pin of one's own, or its card; false where its words name none.
    private func arrive(_ words: String) throws -> Bool {
        let parts = words.split(separator: " ")
        let names = try names()
        let ranges = parts.indices.flatMap { start in (start..<parts.count).reversed().map { start...$0 } }
        let match = ranges.lazy.compactMap { range in
            NameMatcher.match(parts[range].joined(separator: " "), among: names, as: .place)
        }.first { $0.isExact }
        guard let id = match?.id.map({ PlaceID($0) }), let place = try place(id) else { return false }
        if let occasion = try occasion(where: id) {
            try checkIn(at: occasion, .when)
            return true
        }
        let note = CheckInReply.youAreAt(place.name)
        if try taskCount(.place(id)) > 0 {
            try show(TasksCard(.place(id)), note: note)
        } else {
            try show(PlaceCard(id), note: note)
        }
        return true
    }

    /// The pin at which an occasion is, as it is bound or by its name, as "at Lidl" and "get to Lidl" are.
    func place(where id: OccasionID) throws -> PlaceID? {
        guard let occasion = try occasion(id) else { return nil }
        if let spot = occasion.spot { return spot.move == .arrive ? spot.place : nil }
        return try place(whereSaid: occasion.name)
    }

    /// The occasion of being at a pin.
    func occasion(where place: PlaceID) throws -> OccasionID? {
        try names(of: .occasion).map { OccasionID($0.id) }.first { try self.place(where: $0) == place }
    }

    private func place(whereSaid words: String) throws -> PlaceID? {
        guard let place = SaidCheckIn(LineReader.read(words, language: language)).whereabouts,
            let match = try NameMatcher.match(place, among: names(), as: .place), match.isExact
        else { return nil }
        return match.id.map { PlaceID($0) }
    }

    private func askOccasion(_ said: SaidCheckIn, near ids: [OccasionID]) throws {
        let near =
            try ids.isEmpty
            ? awaited(at: said.relation)
            : ids.compactMap { try occasion($0) }.map {
                CheckIn($0.id, said.relation).button(CheckInReply.occasion($0.signed, 0), voice)
            }
        let new = NewCheckIn(said.relation, named: said.name)?.button(CheckInReply.makeNew(said.name), voice)
        let all = ShowCard(CheckInCard(said.relation ?? .before)).button(CheckInReply.all, voice)
        let isAtPin = try spot(whereSaid: said.name, said.relation) != nil
        let none = isAtPin ? CheckInReply.nothingYet(said.name) : .unknown(said.name)
        let reply = ids.isEmpty ? none : .near(said.name)
        try say(
            Outgoing(
                voice.say(reply),
                buttons: near.inRows(of: 2) + [[new].compactMap(\.self), [all]].filter { !$0.isEmpty }))
    }

    /// "leaving work" where nothing is called so: the occasions at which something waits on that side.
    private func awaited(at side: OccasionRelation?) throws -> [Button] {
        try occasions(offset: 0, limit: Self.mostAwaited).filter { $0.open > 0 }.map {
            CheckIn($0.occasion.id, side).button(CheckInReply.occasion($0.occasion.signed, $0.open), voice)
        }
    }

    private static let mostAwaited = 4
}
