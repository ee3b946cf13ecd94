import Core
import Language
import Store

/// Shows a day of which all is to go, where each goes by its own card.
struct ClearDayCommand: Command {
    private static let calendar = "[my|the|our] (calendar|schedule|diary|agenda|day|appointments)"

    static let about = About(
        intent: "event.delete", key: "day.clear", area: .calendar, summary: "Clear a day of your calendar",
        phrases: [
            Phrase("(clear|empty|wipe|free up|cancel) \(calendar) [for|on] {day:time}"),
            "(clear|free up) {day:time}",
            "(cancel|delete|clear|scrap|call off) (everything|all) [of|on|for|from] {day:time}",
            "(cancel|delete|clear|call off) (all|all of) [my|the] (events|meetings|appointments|plans|entries) [of|on|for|from] {day:time}",
            "(cancel|delete|clear) [my] {day:time} (events|meetings|appointments|plans)",
            Phrase("(cancel|delete|clear) (everything|all) [in|on|from] \(calendar) [for|on] {day:time}"),
        ],
        examples: ["clear my calendar for tomorrow"])

    private let day: SaidValue?
    private let spoken: Spoken
    init(_ said: Said) throws { (day, spoken) = (try said.slots.timeOrSpan("day"), said.spoken) }

    func perform(in session: Session) throws {
        guard let days = day.flatMap({ session.days(of: $0, spoken) }), days.first == days.last else {
            throw Refusal(DateReply.noDay)
        }
        try session.show(CalendarCard(.day(days.first)), note: OwnDayReply.oneByOne)
    }
}
