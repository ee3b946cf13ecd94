import Testing

@testable import Language

/// What a line says of something that is known: another time, more of it, or that whoever speaks is not there.
struct ToldOfEventsTests {
    @Test(arguments: [
        ("the dentist is at 5, not at 4", "the dentist", "at 5"), ("dentist is at 5 not 4", "dentist", "at 5"),
        ("the exam got moved to 3pm", "the exam", "3pm"), ("exam an hour later", "exam", "an hour later"),
        ("lunch moved half an hour back", "lunch", "half an hour back"), ("maths moved to 23rd", "maths", "23rd"),
    ])
    func `It is at another time`(text: String, name: String, time: String) {
        let told = LineReader.read(text).toldAnew
        #expect(told?.name == name && told?.time == time)
    }

    @Test(arguments: ["the dentist is at 5", "not at 5", "the dentist is not here", "no dentist"])
    func `It says nothing of a time before`(text: String) { #expect(LineReader.read(text).toldAnew == nil) }

    @Test(arguments: [
        ("Sara moved coffee to 4", "coffee", "at 4"), ("we moved the choir to Friday", "choir", "Friday"),
    ])
    func `Somebody has moved it`(text: String, name: String, time: String) {
        let told = LineReader.read(text).movedBySomebody
        #expect(told?.name == name && told?.time == time)
    }

    @Test(arguments: ["Sara moved to Rome", "moved coffee to 4", "the big family meeting moved to 4"])
    func `Nobody has`(text: String) { #expect(LineReader.read(text).movedBySomebody == nil) }

    @Test(arguments: [
        ("extend the meeting by 30 minutes", "the meeting", 1800.0),
        ("the meeting is 30 minutes longer", "the meeting", 1800),
        ("make the meeting an hour longer", "the meeting", 3600), ("make it an hour shorter", "", -3600),
        ("an hour longer", "", 3600), ("pasta 5 min more", "pasta", 300), ("extend essay by 2 hours", "essay", 7200),
    ])
    func `It takes longer or shorter`(text: String, name: String, seconds: Double) {
        let told = LineReader.read(text).lengthened
        #expect(told?.name == name && told?.length.seconds == seconds)
    }

    @Test(arguments: ["the meeting takes 30 minutes", "stay longer", "extend the meeting to 5", "30 minutes"])
    func `It says no more of how long`(text: String) { #expect(LineReader.read(text).lengthened == nil) }

    @Test(arguments: [
        ("I'm not going to yoga", "yoga"), ("i have to miss yoga this week", "yoga"),
        ("we can't make it to yoga", "yoga"),
    ])
    func `Whoever speaks is not there`(text: String, name: String) {
        #expect(LineReader.read(text).missed?.name == name)
    }

    @Test(arguments: ["I'm going to yoga", "he is not going to yoga", "I'm not going to"])
    func `Nobody says so`(text: String) { #expect(LineReader.read(text).missed == nil) }

    @Test(arguments: [
        ("pick up Lena at 4:30", true), ("pick up Lena at 04:30", false), ("flight at 4:30", false),
        ("call at 6:30", false),
        ("wake up at 5:15", false), ("call at 4:30 am", false),
    ])
    func `An hour before dawn is one of the afternoon`(text: String, isMeant: Bool) throws {
        let line = LineReader.read(text), time = try #require(line.times.first).time.get()
        #expect((line.inDaylight(time).part == .afternoon) == isMeant)
    }
}
