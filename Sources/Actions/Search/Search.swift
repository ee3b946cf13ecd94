package import Core
package import Store

/// What was found for some words.
package struct SearchFinding: Sendable {
    /// One's own things of a kind, the best first.
    package struct Group: Sendable {
        package let kind: ThingKind
        package var things: [Thing]
        /// There are more, which are not counted.
        package var isCut: Bool

        package init(kind: ThingKind, things: [Thing], isCut: Bool) {
            self.kind = kind
            self.things = things
            self.isCut = isCut
        }
    }

    package var own: [Group] = []
    /// Those one has to do with.
    package var people: [ProfileRecord] = []
    /// What others share, as far as the viewer sees it.
    package var shared: [Thing] = []
    /// No thing has all of the words; these have some.
    package var isPartly = false

    package var isEmpty: Bool { own.isEmpty && people.isEmpty && shared.isEmpty }
    package init() {}
}

extension Session {
    /// More of a kind are not counted.
    static let mostFound = 200
    private static let mostShared = 60
    private static let mostOwners = 200
    private static let kinds: [ThingKind] = [
        .task, .event, .place, .heading, .note, .template, .review, .reminder, .occasion, .bundle, .routine,
    ]

    /// Finds words over all that the viewer has, then over what others share with them: whole words before their
    /// beginnings. In a group only the group's things.
    package func find(_ words: SearchWords) throws -> SearchFinding {
        var finding = try find(words, [.whole, .begun])
        if finding.isEmpty, words.words.count > 1 {
            finding = try find(words, [.any])
            finding.isPartly = true
        }
        return finding
    }

    /// Only what others share: of one's own nothing is looked through.
    package func findShared(_ words: SearchWords) throws -> [Thing] { isGroup ? [] : try shared(words, [.whole]) }

    private func find(_ words: SearchWords, _ modes: [SearchWords.Mode]) throws -> SearchFinding {
        var finding = SearchFinding()
        finding.own = try Self.kinds.compactMap { try own($0, words, modes) }
        guard !isGroup else { return finding }
        if !modes.contains(.any) {
            finding.people = try acquaintances().filter {
                words.allBegin(in: "\($0.name) \($0.username ?? "")")
            }
        }
        finding.shared = try shared(words, modes)
        return finding
    }

    private func own(_ kind: ThingKind, _ words: SearchWords, _ modes: [SearchWords.Mode]) throws -> SearchFinding
        .Group?
    {
        var found: [Int64] = []
        // What tells of a task or an event has its words; that is found itself.
        let alone: Query =
            kind == .reminder
            ? """
            AND NOT EXISTS (SELECT 1 FROM reminder
                WHERE reminder.id = search.rowid / 16 AND NOT \(ReminderRecord.byItself))
            """ : ""
        for mode in modes where found.count <= Self.mostFound {
            let match = words.match(mode, of: [kind.searchWord(of: viewer)])
            let rows = try SQLRow.fetchAll(
                db,
                literal: """
                    SELECT rowid AS id, length(text) AS length FROM search WHERE search MATCH \(match) \(alone)
                    ORDER BY rowid DESC LIMIT \(Self.mostFound + 1)
                    """)
            let known = Set(found)
            found += Self.ranked(rows, kind).filter { !known.contains($0) }
        }
        guard !found.isEmpty else { return nil }
        let things = found.prefix(Self.mostFound).map { Thing(kind: kind, id: $0 / 16) }
        return .init(kind: kind, things: things, isCut: found.count > Self.mostFound)
    }

    /// A name that says little else comes first, else what is newer.
    private static func ranked(_ rows: [SQLRow], _ kind: ThingKind) -> [Int64] {
        let all = rows.map { (id: $0["id"] as Int64, length: $0["length"] as Int) }
        guard kind == .place || kind == .heading else { return all.map(\.id) }
        return all.sorted { ($0.length, $1.id) < ($1.length, $0.id) }.map(\.id)
    }

    private func shared(_ words: SearchWords, _ modes: [SearchWords.Mode]) throws -> [Thing] {
        let owners = try owners()
        guard !owners.isEmpty else { return [] }
        return try Self.kinds.flatMap { kind in
            var found: [Int64] = []
            for mode in modes where found.count < Self.mostShared {
                let match = words.match(mode, of: owners.map(kind.searchWord))
                let rows = try Int64.fetchAll(
                    db,
                    literal: """
                        SELECT thing.id FROM search CROSS JOIN \(sql: kind.rawValue) AS thing ON thing.id = search.rowid / 16
                        WHERE search MATCH \(match) AND \(visible(kind, as: "thing"))
                        ORDER BY search.rowid DESC LIMIT \(Self.mostShared)
                        """)
                found += rows.filter { !found.contains($0) }
            }
            return try found.map { Thing(kind: kind, id: $0) }.filter { try !isFoundByItsAddress($0, words) }
        }
    }

    /// Of a place near its owner's home others do not know the address, and do not find it by it.
    private func isFoundByItsAddress(_ thing: Thing, _ words: SearchWords) throws -> Bool {
        guard thing.kind == .place, try isRubbedOut(PlaceID(thing.id)) else { return false }
        let known = try [place(PlaceID(thing.id))?.name ?? ""] + labels(of: PlaceID(thing.id))
        return words.matches(in: known.joined(separator: " ")).isEmpty
    }

    /// Whose things may be the viewer's to see: whether they are, the rule says.
    private func owners() throws -> [OwnerID] {
        try OwnerID.fetchAll(
            db,
            literal: """
                SELECT followed AS owner FROM follow WHERE follower = \(viewer) AND isAccepted = 1
                UNION SELECT person FROM closeFriend WHERE friend = \(viewer)
                UNION SELECT owner FROM chosen WHERE chosen.person = \(viewer)
                UNION SELECT link.owner FROM linkHolder JOIN link ON link.id = linkHolder.link
                    WHERE linkHolder.person = \(viewer) AND NOT isRevoked
                UNION SELECT groupChat FROM member WHERE member.person = \(viewer)
                LIMIT \(Self.mostOwners)
                """
        ).filter { $0 != viewer }
    }
}

extension ThingKind {
    /// The word by which the index knows whose a thing is; `Schema.ownedSearch` writes it.
    func searchWord(of owner: OwnerID) -> String {
        switch self {
        case .place: "k0o\(owner)"
        case .note: "k1o\(owner)"
        case .heading: "k2o\(owner)"
        case .reminder: "k3o\(owner)"
        case .review: "k4o\(owner)"
        case .task: "k5o\(owner)"
        case .occasion: "k6o\(owner)"
        case .event: "k9o\(owner)"
        case .bundle: "k7o\(owner)"
        case .routine: "k8o\(owner)"
        case .template: "k10o\(owner)"
        }
    }
}
