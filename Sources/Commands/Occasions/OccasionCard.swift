import Actions
package import Core
import Language
package import Store

/// One occasion with what is still to be done before, at and after it.
package struct OccasionCard: Card {
    package static let verb = "occasion"
    static let rowsPerPage = 8
    let id: OccasionID
    let page: Int

    init(_ id: OccasionID, page: Int = 0) { (self.id, self.page) = (id, page) }

    package init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = OccasionID(arguments[0]), let page = PageCode.read(arguments[1]) else {
            return nil
        }
        self.init(id, page: page)
    }

    package var arguments: [String] { ["\(id)", "\(page)"] }
    package var subject: String { "occasion:\(id)" }
    package var thing: Thing? { .occasion(id) }

    package func render(in session: Session) throws -> CardFace? {
        guard let occasion = try session.occasion(id), let whose = try session.whose(.occasion(id)) else { return nil }
        let sheet = try OccasionSheet(occasion, page, in: session)
        let lines = try [session.voice.say(OccasionReply.title(occasion.signed, sheet.count))] + sheet.lines
        return CardFace(
            (lines + whose.lines).joined(), buttons: try sheet.buttons(whose),
            topics: ["occasion:\(id)", "tasks:\(session.viewer)"] + whose.topics)
    }
}

extension OccasionRecord {
    /// The name with its icon.
    var signed: String { icon.map { "\($0) \(name)" } ?? name }
}
