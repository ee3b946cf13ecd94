import Actions
import Core
import Language
import Store

/// Visits, notes and photos of one's places by date.
struct MemoriesCommand: Command {
    static let about = About(
        intent: "memory.list", area: .visits, menu: "memories",
        summary: "Visits, notes and photos of your places by date",
        phrases: [
            "[show|see] [me] [my] memories", "[show|see] [me] [my] memories (of|from|at|in) {year:number}",
            "[show|see] [me] [my] memories {year:number}",
            "[show|see] [me] [my] memories [of|from|at|in] [my] [the] [pin] {place:place}",
            "[show|see] [me] [my] {place:place!} memories",
        ],
        examples: ["memories", "memories Bakery", "memories 2025"])

    let place: NameMatch?
    let year: Int?

    init(_ said: Said) throws {
        place = said.slots.name("place")
        year = said.slots.number("year").flatMap { Int(exactly: $0) }
    }

    func perform(in session: Session) throws {
        if let year {
            guard (1000...9999).contains(year) else { throw Refusal(MemoryReply.noYear) }
            return try session.show(MemoriesCard(.year(year)))
        }
        guard place != nil else { return try session.show(MemoriesCard(.all)) }
        guard let id = try session.choosePlace(place, then: .memories) else { return }
        try session.show(MemoriesCard(.place(id)))
    }
}

/// What happened on this day in other years.
struct ThisDayCommand: Command {
    static let about = About(
        intent: "memory.list", key: "memory.list.day", area: .visits, summary: "What happened a year ago today",
        phrases: [
            "[show|see] [me] [my] [memories] [of|from] (a|one) year ago [today]",
            "[show|see] [me] [my] [memories] [of|from] today a year ago", "[show|see] [me] [my] [memories] on this day",
            "[show|see] [me] [my] memories [of|from] (today|this day)",
        ],
        examples: ["a year ago today", "memories on this day"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.show(MemoriesCard(.thisDay)) }
}
