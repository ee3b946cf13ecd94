import Actions
import Core
import Language
import Store

/// Takes back that one was somewhere.
struct UnvisitCommand: Command {
    private static let pin = "[my] [the] [pin] {place:place!}"
    private static let delete = "(delete|remove|erase|drop|cancel)"

    static let about = About(
        intent: "pin.update", key: "pin.unvisit", area: .visits, summary: "Take back a visit to a pin",
        phrases: [
            Phrase("[i|we] (was not|were not|wasnt|wasn't|werent|weren't) (at|in) \(pin) [on] {when:time}"),
            Phrase("[i|we] (was not|were not|wasnt|wasn't|werent|weren't) (at|in) \(pin) [today]"),
            Phrase("\(delete) [my|the] [last] visit (to|at) \(pin) [on|of|from] {when:time}"),
            Phrase("\(delete) [my|the] {when:time} visit (to|at) \(pin)"),
            Phrase("\(delete) [my|the] [last] visit (to|at) \(pin)"),
        ],
        examples: ["I was not at Bakery yesterday", "delete my visit to Bakery"])

    private let place: NameMatch?
    private let when: SaidTime?
    private let spoken: Spoken

    init(_ said: Said) throws {
        (place, spoken) = (said.slots.name("place"), said.spoken)
        when = try said.slots.time("when")
    }

    func perform(in session: Session) throws {
        guard let id = try session.choosePlace(place, then: .visits, of: spoken) else { return }
        let visits = try session.visits(to: id, limit: 100), today = session.today
        let isDenied = !spoken.line.begins(with: .removing) && spoken.line.says(.past)
        let said = when?.latestDay(in: session.frame(of: spoken)) ?? (isDenied ? today : nil)
        guard let day = said ?? visits.first?.dayNumber else { return try session.show(VisitsCard(id)) }
        guard let visit = visits.first(where: { $0.dayNumber == day }) else {
            let name = try session.placeToChange(id).name
            return try session.show(VisitsCard(id), note: VisitReply.notOn(name, session.measures.date(day)))
        }
        _ = try VisitPress(id: visit.id, step: .delete).perform(in: session)
    }
}
