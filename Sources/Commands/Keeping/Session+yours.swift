import Actions
import Core
import Store

/// The part of a place's card that is about its reader, the same on the card of a pin and on that of its place of the
/// map.
extension Session {
    private static let daysTold = 3, listsTold = 5

    /// Favourite, wish, visits, review and lists; empty where there is nothing of it.
    func yours(_ pin: PlaceRecord) throws -> [RichText] {
        guard try isOwn(.place(pin.id)) else { return [] }
        var parts: [KeepReply] = []
        if pin.likedAt != nil { parts.append(.isLiked) }
        if pin.wantedAt != nil { parts.append(.isWanted) }
        if let visits = try visitsPart(pin.id) { parts.append(visits) }
        if !isGroup, let review = try ownReview(of: pin.id) { parts.append(.review(ReviewReply.marks(review).wording)) }
        let lists = try lists(around: pin.id).map(\.name)
        if !lists.isEmpty {
            parts.append(.onLists(lists.prefix(Self.listsTold) + (lists.count > Self.listsTold ? ["…"] : [])))
        }
        return parts.map { voice.say($0) }
    }

    /// "been 3 times: 2 May, 1 Mar"
    func visitsPart(_ id: PlaceID) throws -> KeepReply? {
        let count = try visitCount(of: id)
        guard count > 0 else { return nil }
        let days = try visits(to: id, limit: Self.daysTold).compactMap(\.dayNumber).map(measures.shortDate)
        return .visits(count, (days + (count > days.count ? ["…"] : [])).joined(separator: ", "))
    }

    /// Heart, status and reviews: what can be done with any place that one sees.
    func keepButtons(_ ref: PlaceRef) throws -> [Button] {
        let pin = try knownPin(of: ref)
        let isLiked = pin?.likedAt != nil
        return [
            KeepPress(ref, isLiked ? .unlike : .like).button(isLiked ? KeepReply.unlike : .like, voice),
            try statusButton(ref, pin), try reviewButton(ref),
        ]
    }

    /// Nothing, then wanted, then been, each time it says what it will be.
    private func statusButton(_ ref: PlaceRef, _ pin: PlaceRecord?) throws -> Button {
        guard let pin else { return KeepPress(ref, .want).button(KeepReply.want, voice) }
        let last = try visits(to: pin.id, limit: 1).first?.dayNumber
        if pin.wantedAt != nil { return KeepPress(ref, .been).button(KeepReply.beenToday, voice) }
        switch last {
        case nil: return KeepPress(ref, .want).button(KeepReply.want, voice)
        case today?: return try visitsButton(pin)
        default: return KeepPress(ref, .been).button(KeepReply.beenAgain, voice)
        }
    }

    func visitsButton(_ pin: PlaceRecord) throws -> Button {
        ShowCard(VisitsCard(pin.id)).button(KeepReply.visitsButton(try visitCount(of: pin.id)), voice)
    }

    private func reviewButton(_ ref: PlaceRef) throws -> Button {
        if let all = try opinions(of: ref) {
            return ShowCard(ReviewsCard(ref)).button(ReviewReply.count(all.count), voice)
        }
        return ShowCard(RateCard(ref)).button(ReviewReply.rate, voice)
    }
}
