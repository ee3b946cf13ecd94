/// The few words that stand in a picture or describe it.
struct PictureWords: Sendable {
    let noMap: String
    /// With "{width}".
    let map: String
    let youInMiddle: String
    let you: String
    let route: String
    /// With "{radius}".
    let circle: String
    let decimalPoint: String
    /// With "{day}".
    let today: String
    /// With "{weekday}", "{day}" and "{month}".
    let date: String
    let emptyMonth: String
    let overdue: String
    let event: String
    let done: String

    /// In English where the language is none that is known here.
    init(_ language: String) {
        self = Self.tables[String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()] ?? Self.english
    }

    private init(
        noMap: String, map: String, youInMiddle: String, you: String, route: String, circle: String,
        decimalPoint: String, today: String, date: String, emptyMonth: String, overdue: String, event: String,
        done: String
    ) {
        (self.noMap, self.map, self.youInMiddle, self.you) = (noMap, map, youInMiddle, you)
        (self.route, self.circle, self.decimalPoint) = (route, circle, decimalPoint)
        (self.today, self.date, self.emptyMonth) = (today, date, emptyMonth)
        (self.overdue, self.event, self.done) = (overdue, event, done)
    }

    private static let english = PictureWords(
        noMap: "No map of this area", map: "Map, about {width} wide.", youInMiddle: "You are in the middle.",
        you: "You are on it.", route: "With a way to go.", circle: "With a circle of {radius}.", decimalPoint: ".",
        today: "Today is {day}.", date: "{weekday} {day} {month}", emptyMonth: "Nothing on any day.",
        overdue: "overdue", event: "event", done: "done")
    private static let tables = [
        "en": english,
        "de": PictureWords(
            noMap: "Keine Karte von dieser Gegend", map: "Karte, etwa {width} breit.",
            youInMiddle: "Du bist in der Mitte.", you: "Du bist darauf.", route: "Mit einem Weg.",
            circle: "Mit einem Kreis von {radius}.", decimalPoint: ",",
            today: "Heute ist {day}.", date: "{weekday}, {day}. {month}", emptyMonth: "An keinem Tag etwas.",
            overdue: "überfällig", event: "Termin",
            done: "erledigt"),
    ]
}
