import Testing

@testable import Language

/// What takes place when, by the form of a line alone; and what "make it" and "no wait" make of one.
struct AppointmentTests {
    @Test(arguments: [
        ("dentist at 9 Monday", true), ("Tuesday lunch w/ Carla 12:30", true), ("flight sat 6:20 am", true),
        ("saturday 9am-1pm flea market", true), ("dentist 10am", true), ("parcel 17:00", true),
        ("call mum friday 5pm", false), ("will it rain friday 5pm", false), ("is the gym open at 5pm", false),
        ("the meeting was friday 5pm", false), ("playlist friday 5pm", false), ("every friday 5pm yoga", false),
        ("nice and quiet 5pm", false), ("room 12", false), ("friday flea market", false),
        ("haircut friday", true), ("tomorrow yoga", true), ("exam 14th", true), ("lunch with tom 12:30", true),
        ("20-22 March Vienna marathon", true), ("moving day on 1 May", true), ("Thursday morning blood test", true),
        ("coffee tomorrow", false), ("dentist?", false), ("dentist", false), ("no yoga friday", false),
    ])
    func `A day, a time of day and what tells of nobody are an appointment`(line: String, isMeant: Bool) {
        #expect(Appointment.isMeant(LineReader.read(line)) == isMeant)
    }

    @Test(arguments: [
        ("Donnerstag Essen mit Papa", true), ("heut Abend Pizza mit Jungs", true), ("Umzug am 1.5.", true),
        ("von 20. bis 22. März in Wien", true), ("Donnerstag früh Blutabnahme nüchtern", true),
        ("täglich 21 Uhr Vitamin D", true), ("immer montags Yoga", true), ("Do. 19:30 Elternabend", true),
        ("heute Abend müde", false), ("morgen früh Regen", false), ("jeden Montag Stress", false),
        ("Essen am Freitag", false), ("montag früh im Stau", false),
    ])
    func `So are those of every day in German, and what comes again`(line: String, isMeant: Bool) {
        #expect(Appointment.isMeant(LineReader.read(line, language: .german), mayRepeat: true) == isMeant)
    }

    @Test(arguments: [
        ("oat milk", NewWords.words("oat milk")), ("a todo", .kind(.task)),
        ("a reminder for tomorrow", .kind(.reminder)),
        ("note paper", .words("note paper")), ("my top priority", .priority("p1")), ("less important", .priority("p3")),
        ("a p2", .priority("p2")), ("7 and 19", .none), ("shared with Ben", .none), ("for the party", .none),
    ])
    func `Only words make a new name`(words: String, made: NewWords) {
        #expect(NewWords(words, language: .english) == made)
    }

    @Test(arguments: [
        ("gym tomorrow 6am no wait 7am", "gym tomorrow 7am"),
        ("remind me tomorrow at 9 to call Bo no wait make it 10", "remind me tomorrow at 10 to call Bo"),
        ("dinner fri 7pm, sorry saturday", "dinner saturday 7pm"), ("gym tomorrow 6am", nil),
        ("no wait 7am", nil), ("no milk at 6 and no bread", nil),
    ])
    func `A time that is taken back gives way`(line: String, meant: String?) {
        #expect(LineReader.read(line).putRight == meant)
    }
}
