import Actions
import Core
import Foundation
import Store

/// Which bundles are reviewed, as codes say it.
struct ReviewScope: Hashable, Sendable {
    /// nil: all of them.
    let occasion: OccasionID?
    static let all = ReviewScope(occasion: nil)

    init(occasion: OccasionID?) { self.occasion = occasion }

    init?(code: String) {
        occasion = OccasionID(code)
        guard occasion != nil || code == "all" else { return nil }
    }

    var code: String { occasion.map { "\($0)" } ?? "all" }
    var selection: BundleSelection { occasion.map { .occasion($0) } ?? .all }
}

/// Bundles that were run, the newest first, by day or of one occasion; those that are still open stand on top of their
/// day like all others.
struct BundleReviewCard: Card, PagedCoded {
    static let verb = "bundles"
    private static let rowsPerPage = 8
    let scope: ReviewScope
    let page: Int

    init(_ scope: ReviewScope, page: Int = 0) { (self.scope, self.page) = (scope, page) }
    var about: ReviewScope { scope }
    var subject: String { Self.verb }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        let occasion = try scope.occasion.flatMap { try session.occasion($0) }
        guard scope.occasion == nil || occasion != nil else { return nil }
        let pages = Pages(count: try session.bundleCount(scope.selection), size: Self.rowsPerPage, page: page)
        let bundles = try session.bundles(scope.selection, offset: pages.offset, limit: Self.rowsPerPage)
        var lines = [voice.say(BundleReviewReply.title(occasion?.signed, isEmpty: bundles.isEmpty))]
        var day: Int?
        for (index, bundle) in bundles.enumerated() {
            let begun = WallTime(bundle.startedAt, in: session.settings.timeZone).day
            if begun != day {
                lines.append(voice.say(BundleReviewReply.day(session.measures.pick(FloatingTime(day: begun)))))
            }
            day = begun
            lines.append(try line(pages.offset + index + 1, bundle, session))
        }
        let rows = bundles.enumerated().map { index, bundle in
            ShowCard(BundleCard(bundle.id)).button(
                BundleReviewReply.open(pages.offset + index + 1, bundle.name), voice)
        }
        return CardFace(
            (lines + pages.line(voice) + [voice.say(session.audienceLine(ofRows: bundles.map(\.audience)))]).joined(),
            buttons: rows.inRows(of: 1) + pages.buttons(voice) { BundleReviewCard(scope, page: $0) } + [foot(voice)],
            topics: ["bundles:\(session.viewer)"] + bundles.map { "bundle:\($0.id)" }
                + Set(bundles.map(\.owner)).subtracting([session.viewer]).sorted().map { session.sightTopic(of: $0) })
    }

    private func line(_ number: Int, _ bundle: BundleRecord, _ session: Session) throws -> RichText {
        let tally = try session.tally(of: bundle.id)
        let times = (session.measures.time(bundle.startedAt), bundle.endedAt.map { session.measures.time($0) })
        let left = try session.entries(of: bundle.id).count(where: \.isLeft)
        return try RichText("\(number). ") + whose(bundle, session) + RichText("\(bundle.sign) ")
            + RichText(bundle.name, .bold) + RichText(" – ")
            + session.voice.say(BundleReviewReply.row(times, tally.done, of: tally.all + left, bundle.outcome))
    }

    /// Of one's own who else sees it, of another's by whom it is.
    private func whose(_ bundle: BundleRecord, _ session: Session) throws -> RichText {
        guard bundle.owner != session.viewer else { return session.sign(before: bundle.audience) }
        let owner = try session.profile(PersonID(bundle.owner.rawValue))
        return owner.map { session.voice.say(WhoseReply.by($0.called)) + RichText(" – ") } ?? ""
    }

    private func foot(_ voice: Voice) -> [Button] {
        let other =
            scope == .all
            ? ShowCard(ReviewOccasionsCard()).button(BundleReviewReply.byOccasion, voice)
            : ShowCard(BundleReviewCard(.all)).button(BundleReviewReply.byDay, voice)
        return [
            other, ShowCard(CheckInCard()).button(CheckInReply.side(nil, isNow: false), voice),
            HelpPress(area: .occasions).button(CommonReply.help, voice),
        ]
    }
}

/// The occasions that bundles were run of, to review one.
struct ReviewOccasionsCard: PageCard {
    static let verb = "bundleBy"
    private static let rowsPerPage = 10
    let page: Int
    init(page: Int) { self.page = page }
    var subject: String { BundleReviewCard.verb }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        let pages = Pages(count: try session.reviewedOccasionCount(), size: Self.rowsPerPage, page: page)
        let rows = try session.reviewedOccasions(offset: pages.offset, limit: Self.rowsPerPage).map { row in
            ShowCard(BundleReviewCard(ReviewScope(occasion: row.occasion.id)))
                .button(BundleReviewReply.occasion(row.occasion.signed, row.count), voice)
        }
        let back = ShowCard(BundleReviewCard(.all)).button(BundleReviewReply.byDay, voice)
        return CardFace(
            [voice.say(rows.isEmpty ? BundleReviewReply.title(nil, isEmpty: true) : .whichOccasion)].joined(),
            buttons: rows.inRows(of: 2) + pages.buttons(voice) { ReviewOccasionsCard(page: $0) } + [[back]],
            topics: ["bundles:\(session.viewer)", "occasions:\(session.viewer)"])
    }
}
