/// The intents that a line may have, the likeliest first.
package struct Ranking: Sendable, Hashable {
    package struct Entry: Sendable, Hashable {
        package let intent: String
        /// How far it is before asking for nothing; about 1 is sure.
        package let lead: Double
        /// How much speaks for it by itself; about 1 is sure, -1 is nothing.
        package let score: Double
    }

    /// What a line that asks for nothing is about.
    package enum Subject: Sendable, Hashable {
        /// The bot itself, or how somebody feels.
        case chat
        /// Other people's and programs' business: the weather, money, music.
        case elsewhere
    }

    package let entries: [Entry]
    package let subject: Subject?
    package var best: Entry? { entries.first }

    init(_ entries: [Entry], subject: Subject? = nil) {
        self.entries = entries
        self.subject = subject
    }

    /// The same with an intent before all others, which is sure.
    func preceded(by intent: String) -> Ranking {
        let first = Entry(intent: intent, lead: Self.sureLead(of: intent), score: 1)
        return Ranking([first] + entries.filter { $0.intent != intent })
    }

    /// The same where it may only be asked whether something is to be kept.
    var askingToAdd: Ranking {
        let all = entries.map { entry in
            let lead =
                entry.intent.hasSuffix(".add") ? min(entry.lead, Self.sureLead(of: entry.intent) - 0.01) : entry.lead
            return Entry(intent: entry.intent, lead: lead, score: entry.score)
        }
        return Ranking(all, subject: subject)
    }

    /// The same without what keeps something.
    var withoutAdding: Ranking { Ranking(entries.filter { !$0.intent.hasSuffix(".add") }, subject: subject) }

    func without(_ intent: String) -> Ranking { Ranking(entries.filter { $0.intent != intent }, subject: subject) }

    /// The intent of a line that asks for nothing.
    package static let nothing = "none"

    /// The intent, where it may be acted on.
    package var sure: Entry? { best.flatMap { $0.lead >= Self.sureLead(of: $0.intent) ? $0 : nil } }

    /// A phrase that is not sure only for a typing error in its own words is believed where what was learned has the same
    /// among the likeliest.
    package func supports(_ candidate: Candidate, of intent: String) -> Bool {
        let isLikely = entries.contains { $0.intent == intent && $0.lead >= Self.supportingLead }
        guard isLikely, candidate.score >= Self.supportedScore else { return false }
        let isMisspelt = candidate.assumptions.contains { if case .keyword = $0 { true } else { false } }
        let isNameless = candidate.slots.all.allSatisfy {
            if case .name(let match) = $0.value { match.isKnown } else { true }
        }
        return isMisspelt && isNameless
    }

    /// The intents worth asking about, where none is sure.
    package var thinkable: [Entry] {
        sure != nil ? [] : entries.prefix(3).filter { $0.lead >= Self.thinkableLead && $0.score >= Self.thinkableScore }
    }

    /// What changes something must be surer than what only looks, and talk may be taken lightly.
    private static func sureLead(of intent: String) -> Double {
        if talk.contains(intent) { return 0.45 }
        return isLooking(intent) ? 1.2 : 1.35
    }

    /// It changes nothing.
    package static func isLooking(_ intent: String) -> Bool {
        let last = intent.utf8.lastIndex(of: UInt8(ascii: ".")).map { intent[$0...].dropFirst() } ?? intent[...]
        return intent == "eta" || looking.contains(String(last))
    }

    /// It asks for nothing to be done with what is kept.
    static func isTalk(_ intent: String) -> Bool { talk.contains(intent) }

    private static let supportingLead = 0.3
    private static let supportedScore = 0.6
    private static let thinkableLead = 0.1
    private static let thinkableScore = -0.6
    private static let talk: Set<String> = ["help", "greeting", "thanks", "yes", "no", "cancel", "repeat", "undo"]
    private static let looking: Set<String> = [
        "list", "show", "near", "navigate", "search", "detail", "where", "suggest",
    ]
}
