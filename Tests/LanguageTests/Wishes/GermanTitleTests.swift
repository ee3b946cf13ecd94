import Testing

@testable import Language

/// The same rules with German words.
struct GermanTitleTests {
    typealias Row = (line: String, intent: String, title: String, fields: String)

    static let rows: [Row] = [
        ("Mama morgen anrufen", "task.add", "Mama anrufen", "due=2026-03-15"),
        ("morgen Lisa schreiben", "task.add", "Lisa schreiben", "due=2026-03-15"),
        ("morgen Mama anrufen", "task.add", "Mama anrufen", "due=2026-03-15"),
        ("Mama am Freitag um 17 Uhr anrufen", "task.add", "Mama anrufen", "due=2026-03-20T17:00:00"),
        ("Miete bis Freitag zahlen", "task.add", "Miete zahlen", "due=2026-03-20"),
        ("Miete zahlen am 1. April", "task.add", "Miete zahlen", "due=2026-04-01"),
        ("jeden Dienstag Müll rausbringen", "task.add", "Müll rausbringen", "due=2026-03-17 rule=FREQ=WEEKLY;BYDAY=TU"),
        ("Brot kaufen p1 #markt", "task.add", "Brot kaufen", "labels=markt priority=1"),
        ("dringend: Installateur anrufen", "task.add", "Installateur anrufen", "priority=1"),
        ("setz Milch auf die Einkaufsliste", "task.add", "Milch", "list=Einkauf"),
        ("Milch zu Einkauf", "task.add", "Milch", "list=Einkauf"),
        ("ich muss morgen Mama anrufen", "task.add", "Mama anrufen", "due=2026-03-15"),
        (
            "erinnere mich morgen um 8 daran, Mama anzurufen", "reminder.add", "Mama anrufen",
            "start=2026-03-15T08:00:00"
        ),
        ("erinner mich an den Zahnarzt am Freitag", "reminder.add", "Zahnarzt", "start=2026-03-20"),
        ("Abendessen morgen um 7", "event.add", "Abendessen", "start=2026-03-15T19:00:00"),
        ("nach der Arbeit Brot kaufen", "task.add", "Brot kaufen", "occasion=Arbeit relation=after"),
        ("Eiweiß kaufen im Studio", "task.add", "Eiweiß kaufen", "place=Studio"),
        ("den Bericht vom Montag lesen", "task.add", "den Bericht vom Montag lesen", ""),
        ("Monatsbericht erstellen", "task.add", "Monatsbericht erstellen", ""),
        ("Brot um 12,50 €", "task.add", "Brot um 12,50 €", "money=(amount=12.5 currency=EUR)"),
        ("Karfreitag Fisch kaufen", "task.add", "Fisch kaufen", "due=2026-04-03"),
        ("jeden Freitag gelber Sack", "task.add", "gelber Sack", "due=2026-03-20 rule=FREQ=WEEKLY;BYDAY=FR"),
        ("Pfingstmontag Radtour 10 Uhr", "event.add", "Radtour", "start=2026-05-25T10:00:00"),
        ("ruf am Dienstag Oma an", "task.add", "Oma anrufen", "due=2026-03-17"),
        ("hol die Pakete ab", "task.add", "Pakete abholen", ""),
        ("bring die Bücher zurück in die Bibliothek", "task.add", "Bücher zurückbringen in die Bibliothek", ""),
        ("kauf morgen noch Katzenfutter", "task.add", "Katzenfutter kaufen", "due=2026-03-15"),
        ("und dann noch Elternabend am Donnerstag um 18 Uhr", "event.add", "Elternabend", "start=2026-03-19T18:00:00"),
        ("mal den Keller aufräumen", "task.add", "Keller aufräumen", ""),
        ("Brot kaufen nicht vergessen", "task.add", "Brot kaufen", ""),
        ("brauch noch Milch und Eier", "task.add", "Milch und Eier", ""),
        ("auf die Drogerieliste noch Sonnencreme", "task.add", "Sonnencreme", "list=Drogerieliste"),
        ("morgen mittag mit Tom essen", "event.add", "mit Tom essen", "start=2026-03-15T12:00:00"),
        ("10 Minuten zu Fuß", "task.add", "10 Minuten zu Fuß", "distance=(metres=800)"),
    ]

    @Test(arguments: rows) func `A German title is what is left`(row: Row) {
        var request = ParseRequest(text: row.line, language: "de", as: row.intent, places: ["Studio"])
        request.now = "2026-03-14T09:00:00"
        request.lists = ["Einkauf"]
        var fields = TitleTests.service.answer(request).fields
        #expect(fields.removeValue(forKey: "title") == .text(row.title))
        #expect(TitleTests.words(fields) == row.fields)
    }
}
