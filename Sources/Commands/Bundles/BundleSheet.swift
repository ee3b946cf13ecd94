import Actions
import Core
import Foundation
import Store

/// What a bundle's card says.
struct BundleSheet {
    let card: BundleCard
    let bundle: BundleRecord
    let session: Session
    let entries: [BundleEntryRecord]
    let pages: Pages
    let tally: BundleTally

    init(_ card: BundleCard, _ bundle: BundleRecord, in session: Session) throws {
        (self.card, self.bundle, self.session) = (card, bundle, session)
        let all = try session.entries(of: bundle.id)
        entries = all.filter { !$0.isLeft } + all.filter(\.isLeft)
        tally = BundleTally(all)
        pages = Pages(count: entries.count, size: BundleCard.rowsPerPage, page: card.mode == .main ? card.page : 0)
    }

    private var voice: Voice { session.voice }

    /// What an open bundle shows besides itself; what has ended stays as it was.
    var liveTopics: [String] {
        entries.compactMap(\.task).map { "task:\($0)" } + (bundle.occasion.map { ["occasion:\($0)"] } ?? [])
    }

    /// The entries of this page, with their numbers.
    var shown: [(number: Int, entry: BundleEntryRecord)] {
        entries.enumerated().dropFirst(pages.offset).prefix(BundleCard.rowsPerPage).map { ($0 + 1, $1) }
    }

    var lines: [RichText] {
        get throws {
            var lines = [RichText("\(bundle.sign) ") + RichText(bundle.name, .bold)]
            lines.append(voice.say(standing))
            if let moment = try moment { lines.append(voice.say(moment)) }
            if bundle.isForgotten, bundle.owner == session.viewer {
                lines.append(voice.say(BundleReply.stillOn(session.measures.age(of: bundle.touchedAt))))
            }
            for (index, row) in shown.enumerated() {
                if let part = part(of: row.entry, after: index == 0 ? nil : shown[index - 1].entry) {
                    lines.append(voice.say(part))
                }
                lines.append(try line(row.number, row.entry))
            }
            lines += pages.line(voice)
            if let prompt { lines.append(voice.say(prompt)) }
            return lines
        }
    }

    private var standing: BundleReply {
        switch bundle.outcome {
        case nil: .progress(tally.done, of: tally.all)
        case .finished?: .finishedAt(ended, tally.done, of: entries.count)
        case .abandoned?: .abandonedAt(ended, tally.done, of: entries.count)
        }
    }

    private var ended: Wording { session.measures.when(bundle.endedAt ?? bundle.startedAt) }

    private var moment: CheckInReply? {
        get throws {
            guard let occasion = try bundle.occasion.flatMap({ try session.occasion($0) }) else { return nil }
            return .moment(bundle.relation, occasion.signed)
        }
    }

    private var prompt: BundleReply? {
        switch card.mode {
        case .main: nil
        case .add: .whatToAdd
        case .finish: .rest(tally.open)
        case .icon: .whichIcon
        }
    }

    /// The heading over an entry that begins another part; none where all is of one part.
    private func part(of entry: BundleEntryRecord, after last: BundleEntryRecord?) -> (any Reply)? {
        if entry.isLeft { return last?.isLeft == true ? nil : BundleReply.putBackPart }
        let inIt = entries.filter { !$0.isLeft }
        guard inIt.contains(where: \.isRoutine), entry.isRoutine != last?.isRoutine else { return nil }
        return PickReply.part(isRoutine: entry.isRoutine)
    }

    private func line(_ number: Int, _ entry: BundleEntryRecord) throws -> RichText {
        if let done = entry.doneAt {
            let text = RichText("✓ \(number). ") + RichText(entry.title, .bold)
            return text + RichText(" – ") + voice.say(BundleReply.doneAt(time(done), by: try name(entry.doneBy)))
        }
        if entry.isLeft { return RichText("↩ \(number). \(entry.title)") }
        guard let task = try entry.task.flatMap({ try session.task($0) }) else {
            return RichText("☐ \(number). ") + RichText(entry.title, .bold)
        }
        return RichText("☐ ") + (try TaskRow(task, in: session, showsList: true, showsOccasion: false).line(number))
    }

    /// With the day where it is another one than that of the beginning.
    private func time(_ moment: Date) -> String { session.measures.timeOrMoment(moment, toldAt: bundle.startedAt) }

    /// Whoever did it, where that may be somebody else; those who must not meet the viewer are nobody they know.
    private func name(_ person: PersonID?) throws -> String? {
        guard let person, session.isGroup || person.owner != session.viewer else { return nil }
        if session.isGroup { return try session.transaction.name(of: person) }
        return try session.profile(person)?.name ?? session.voice.words(BundleReply.somebody)
    }
}
