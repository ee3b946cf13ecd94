import Actions
import Core
import Store

/// What there is to pick from at a check-in: a tick for each, or a bin while it is edited.
struct PickCard: Card, ModeCoded {
    enum Mode: String, CaseIterable { case pick, edit }

    static let verb = "pick"
    static let rowsPerPage = 8
    let id: LookupID
    let mode: Mode
    let page: Int

    init(_ id: LookupID, _ mode: Mode = .pick, page: Int = 0) { (self.id, self.mode, self.page) = (id, mode, page) }

    var subject: String { CheckInCard.verb }

    func render(in session: Session) throws -> CardFace? {
        let again = ShowCard(CheckInCard()).button(CheckInReply.side(nil, isNow: false), session.voice)
        guard let picking = try? session.picking(id), try picking.isThere(in: session) else {
            return CardFace(session.voice.say(PickReply.over), buttons: [[again]], topics: [])
        }
        let sheet = try PickSheet(self, picking, in: session)
        return CardFace(
            try sheet.lines.joined(), buttons: try sheet.buttons,
            topics: ["tasks:\(session.viewer)", "bundles:\(session.viewer)", "routines:\(session.viewer)"]
                + (picking.occasion.map { ["occasion:\($0)"] } ?? []))
    }
}
