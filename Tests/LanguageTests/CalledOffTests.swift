import Testing

@testable import Language

/// What is said not to take place, and what a line gives as a name.
struct CalledOffTests {
    @Test(arguments: [
        ("no yoga this week", "yoga"), ("skip tomorrow's yoga", "yoga"), ("yoga is cancelled on Tuesday", "yoga"),
        ("skip yoga", "yoga"), ("cancel the yoga class on 7 April", "yoga class"), ("yoga is off today", "yoga"),
        ("choir is cancelled", "choir"), ("yoga not next week", "yoga"), ("pause yoga for 3 weeks", "yoga"),
        ("pause yoga until April 20", "yoga"), ("skip the bins for a month", "bins"),
        ("the choir has been called off", "the choir"),
    ])
    func `Something does not take place`(text: String, name: String) {
        #expect(LineReader.read(text).calledOff?.name == name)
    }

    @Test(arguments: [
        ("diese Woche kein Yoga", "Yoga"), ("Yoga fällt am Dienstag aus", "Yoga"), ("Chor ist abgesagt", "Chor"),
        ("Yoga nächste Woche nicht", "Yoga"), ("pausiere Yoga 3 Wochen", "Yoga"), ("Yoga bis Mai pausieren", "Yoga"),
    ])
    func `The same in German`(text: String, name: String) {
        #expect(LineReader.read(text, language: .german).calledOff?.name == name)
    }

    @Test(arguments: ["no yoga", "yoga on Tuesday", "cancel yoga", "no", "skip", "yoga on Monday is off on Tuesday"])
    func `Nothing is called off`(text: String) { #expect(LineReader.read(text).calledOff == nil) }

    @Test(arguments: [
        ("name: Clubhouse", "Clubhouse"), ("save it as fishing hut", "fishing hut"), ("call it Cliff", "Cliff"),
        ("save it", ""), ("save", ""),
    ])
    func `A name is given`(text: String, name: String) { #expect(LineReader.read(text).nameGiven == name) }

    @Test(arguments: ["Clubhouse", "save the children", "name", "call Mum", ""])
    func `None is given`(text: String) { #expect(LineReader.read(text).nameGiven == nil) }
}
