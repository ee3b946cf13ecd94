import Actions
import Core
import Language
import Store

/// Keeps that one was somewhere, today or on another day.
struct BeenCommand: Command {
    static let about = About(
        intent: "pin.update", key: "pin.been", area: .visits, summary: "Keep a day on which you were at a pin",
        phrases: [
            "[i have|i|have|was] [just] (been to|been at|been|visited) [my] [the] [pin] {place:place!} [on] {when:time} [too|also|again|as well]",
            "[i have|i|have|was] [just] (been to|been at|been|visited) [my] [the] [pin] {place:place!} [today|again|once more]",
            "[i|we] (was|were) (at|in) [my] [the] [pin] {place:place!} [on] {when:time} with {with:rest}",
            "[i have|we have|i|we] [just] (been to|been at|been|visited) [my] [the] [pin] {place:place!} [on] {when:time} with {with:rest}",
            "[i have|we have|i|we] [just] (been to|been at|been|visited) [my] [the] [pin] {place:place!} with {with:rest}",
            "[i|we] (was|were) (at|in) [my] [the] [pin] {place:place!} [on] {when:time} [too|also|again|as well]",
            "[i|we] went to [my] [the] [pin] {place:place!} [on] {when:time}",
            "{when:time} [i|we] (was|were|went) (at|in|to) [my] [the] [pin] {place:place!}",
            "(been|visited) [on] {when:time} (to|at) {place:place!}",
            "mark [my] [the] [pin] {place:place!} as (visited|been|seen) [on] {when:time}",
            "mark [my] [the] [pin] {place:place!} as (visited|been|seen) [today]",
            "(add|keep|log) [a] visit (to|at) [my] [the] [pin] {place:place!} [on] {when:time}",
            "(add|keep|log) [a] visit (to|at) [my] [the] [pin] {place:place!}",
        ],
        examples: ["been to Bakery", "been to gym yesterday", "visited Bakery on 2 May"])

    let place: NameMatch?
    let when: SaidTime?
    let spoken: Spoken
    /// "with Tom": who else was there.
    let company: String?

    init(_ said: Said) throws {
        place = said.slots.name("place")
        when = try said.slots.time("when")
        spoken = said.spoken
        let with = LanguageTables.tables(for: spoken.line.language).leads.with
        company = said.slots.text("with").map { "\(with) \($0)" }
    }

    func perform(in session: Session) throws {
        guard let when else {
            guard let id = try session.choosePlace(place, then: .been) else { return }
            return try session.beenSaying(.pin(id), on: session.today, note: company)
        }
        guard let day = when.latestDay(in: session.frame(of: spoken)) else { throw Refusal(VisitReply.future) }
        guard let id = try session.choosePlace(place, then: .open, of: spoken) else { return }
        try session.beenSaying(.pin(id), on: day, note: company)
    }
}
