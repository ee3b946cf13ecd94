import Testing

@testable import Language

struct NameTests {
    static let places = [
        "Gym", "Blue Bottle Coffee", "Bakery Müller", "Home", "The Old Mill", "Main Station", "Café Central",
        "Cafe Sperl", "Gate 12", "Gate 13", "Ana’s House", "Supermarket", "Queens Park Rangers", "St. Mary Street",
        "Ćevapčići Grill", "東京タワー", "Dentist", "Library", "🏖 Beach hut", "🚀",
    ].enumerated().map { Named(id: Int64($0.offset + 1), name: $0.element) }
    static let names = Names(places: places)

    static func match(_ text: String) -> NameMatch { names.match(text, as: .place) }

    @Test(arguments: [
        ("gym", "Gym"), ("GYM", "Gym"), ("the gym", "Gym"), ("my gym", "Gym"), ("Gym!", "Gym"),
        ("blue bottle coffee", "Blue Bottle Coffee"), ("Blue-Bottle coffee", "Blue Bottle Coffee"),
        ("bakery müller", "Bakery Müller"), ("bakery muller", "Bakery Müller"), ("Bakery Mueller", "Bakery Müller"),
        ("old mill", "The Old Mill"), ("the old mill", "The Old Mill"), ("anas house", "Ana’s House"),
        ("ana's house", "Ana’s House"), ("cafe central", "Café Central"), ("CAFÉ SPERL", "Cafe Sperl"),
        ("gate 12", "Gate 12"), ("st mary street", "St. Mary Street"), ("cevapcici grill", "Ćevapčići Grill"),
        ("東京タワー", "東京タワー"), ("“Gym”", "Gym"), ("beach hut", "🏖 Beach hut"), ("gym 💪", "Gym"), ("🚀", "🚀"),
    ])
    func `The same words but for case, accents and articles are the name`(typed: String, name: String) {
        let match = Self.match(typed)
        #expect(match.name == name)
        #expect(match.isExact)
        #expect(match.alternatives == [])
    }

    @Test(arguments: [
        ("blue bottle", "Blue Bottle Coffee"), ("blue bot", "Blue Bottle Coffee"), ("bottle", "Blue Bottle Coffee"),
        ("coffee bottle blue", "Blue Bottle Coffee"), ("bakery", "Bakery Müller"), ("bak", "Bakery Müller"),
        ("bakrey muller", "Bakery Müller"), ("libary", "Library"), ("dentsit", "Dentist"),
        ("super market", "Supermarket"), ("supermraket", "Supermarket"), ("sperl", "Cafe Sperl"),
        ("qpr", "Queens Park Rangers"), ("station", "Main Station"), ("main staion", "Main Station"),
        ("bakeries muller", "Bakery Müller"), ("gyms", "Gym"), ("gmy", "Gym"), ("saint mary st", "St. Mary Street"),
    ])
    func `A name typed in part or with an error is found, and told so`(typed: String, name: String) {
        let match = Self.match(typed)
        #expect(match.name == name)
        #expect(match.isKnown)
        #expect(!match.isExact)
        #expect(match.score < 1)
    }

    @Test(arguments: [
        "hose", "some", "not", "the", "gum", "gate 14", "gate 1", "gate 112", "bank", "blue car", "zoo",
        "and", "bottles of beer", "milk", "a", "🙂", "come",
    ])
    func `An ordinary word is not stolen`(typed: String) {
        #expect(Self.match(typed).id == nil)
        #expect(Self.match(typed).name == typed)
    }

    @Test func `Better kinds of fit come first`() {
        let scores = ["blue bottle coffee", "blue bottle", "coffee blue bottle", "blu bottle cofee", "bbc"].map {
            Self.match($0).score
        }
        #expect(scores == scores.sorted(by: >))
        #expect(Set(scores).count == scores.count)
    }

    @Test func `Two that fit alike are a question`() {
        let match = Self.match("cafe")
        #expect(match.isAmbiguous)
        #expect(Set([match.name] + match.alternatives.map(\.name)) == ["Café Central", "Cafe Sperl"])
        let gates = Self.match("gate")
        #expect(Set([gates.name] + gates.alternatives.map(\.name)) == ["Gate 12", "Gate 13"])
    }

    @Test func `Two of the same name are a question, and one that only begins so is none`() {
        let names = Names(places: [Named(id: 1, name: "Bar"), Named(id: 2, name: "bar"), Named(id: 3, name: "Barber")])
        let match = names.match("bar", as: .place)
        #expect(match.isExact)
        #expect(match.alternatives.map(\.id) == [2])
    }

    @Test func `A name of another kind is not found`() {
        #expect(Self.names.match("gym", as: .list).id == nil)
    }

    @Test(arguments: [
        ("ab", "ba", 1), ("note", "ntoe", 1), ("same", "same", 0), ("", "ab", 2), ("kitten", "sitting", 3),
        ("abcdef", "ghijkl", 3), ("bakery", "bkery", 1),
    ])
    func `Typing errors are counted`(a: String, b: String, distance: Int) {
        let (a, b) = (a.unicodeScalars.map(\.value)[...], b.unicodeScalars.map(\.value)[...])
        #expect(EditDistance.between(a, b, atMost: 2) == distance)
        #expect(EditDistance.between(b, a, atMost: 2) == distance)
    }

    @Test func `Ten thousand names are searched in a moment`() {
        let names = Names(places: (1...10_000).map { Named(id: Int64($0), name: "Spot \($0) street") })
        #expect(names.match("spot 4711 street", as: .place).id == 4711)
        #expect(names.match("sptoe 4711 stret", as: .place).id == nil)
        #expect(names.match("spot", as: .place).isAmbiguous)
    }
}
