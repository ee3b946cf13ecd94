import Core
import Testing

@testable import Language

/// Wishes for places of the world as people type them, and lines that only sound like one.
struct PlaceWishTests {
    static let names = Names(places: [Named(id: 1, name: "gym")])

    static let standing: [(String, String)] = [
        ("cafes within 500 m", "amenity=cafe 500 m"),
        ("vegan restaurant near the hotel open now", "amenity=restaurant vegan near hotel open now"),
        ("pharmacy on Sunday 10:00", "amenity=pharmacy open then"),
        ("pharmacy open on Sunday 10:00", "amenity=pharmacy open then"),
        ("cafes open on sunday morning", "amenity=cafe open then"),
        ("museums in Vaduz", "tourism=museum in Vaduz"),
        ("cafe near gym", "amenity=cafe near gym"),
        ("coffee near me", "amenity=cafe near here"),
        ("wheelchair accessible toilets nearby", "amenity=toilets wheelchair near here"),
        ("bank near me", "amenity=bank near here"),
        ("cheap hotels in Rome", "tourism=hotel in Rome cheap"),
        ("atm around 43.7396, 7.4283", "amenity=atm near 43.7396, 7.4283"),
        ("sushi within 1 km", "amenity=cafe,amenity=fast_food,amenity=restaurant sushi 1000 m"),
        ("cafes with wifi", "amenity=cafe wifi"),
        ("cafes with outdoor seating near me", "amenity=cafe outside near here"),
        ("restaurants with a terrace", "amenity=restaurant outside"),
        ("24 hour pharmacy", "amenity=pharmacy always"),
        ("24/7 pharmacy in Vaduz", "amenity=pharmacy always in Vaduz"),
        ("dog friendly cafe", "amenity=cafe dogs"),
        ("free parking near me", "amenity=parking free near here"),
        ("pizza delivery", "amenity=cafe,amenity=fast_food,amenity=restaurant delivery pizza"),
        ("best pizza", "amenity=cafe,amenity=fast_food,amenity=restaurant pizza"),
        ("quiet cafe", "amenity=cafe"),
        ("cafes near the hotel with wifi", "amenity=cafe wifi near hotel"),
    ]

    @Test(arguments: standing)
    func `A line is a wish by itself`(_ text: String, _ wish: String) {
        #expect(Self.read(text, .standing)?.description == wish)
    }

    @Test(arguments: [
        "buy coffee", "coffee", "bread", "bank", "park", "museum tickets tomorrow", "restaurant friday 19:00",
        "dentist friday 3pm", "best pizza recipe", "free coffee", "delivery", "order delivery", "clean the bathroom",
        "pizza in the oven",
        "hotel", "the cafe was nice", "school starts on monday",
    ])
    func `A line is no wish by itself`(_ text: String) {
        #expect(Self.read(text, .standing) == nil)
    }

    static let german: [(String, String)] = [
        ("cafés im umkreis von 500 m", "amenity=cafe 500 m"),
        ("veganes restaurant in der nähe jetzt offen", "amenity=restaurant vegan near here open now"),
        ("apotheke am sonntag 10:00", "amenity=pharmacy open then"),
        ("apotheke offen am sonntag um 10 uhr", "amenity=pharmacy open then"),
        ("museen in wien", "tourism=museum in wien"),
        ("bankomat in der nähe", "amenity=atm near here"),
        ("cafés mit wlan", "amenity=cafe wifi"),
        ("apotheke rund um die uhr", "amenity=pharmacy always"),
        ("hundefreundliches restaurant", "amenity=restaurant dogs"),
    ]

    @Test(arguments: german)
    func `German is read too`(_ text: String, _ wish: String) {
        #expect(Self.read(text, .standing, .german)?.description == wish)
    }

    @Test func `What is asked for may be a thing, and end with where`() {
        #expect(Self.read("bread", .asked)?.description == "shop=bakery")
        #expect(Self.read("museums Vienna", .asked)?.description == "tourism=museum in Vienna")
    }

    @Test(arguments: [
        ("open now", "open now"), ("only open ones", "open now"), ("the vegan ones", "vegan"), ("with wifi", "wifi"),
        ("with a terrace and open now", "outside open now"), ("which ones are open now", "open now"),
        ("only pizza", "pizza"),
    ])
    func `A line says which of the places that were found`(_ text: String, _ wish: String) {
        #expect(Self.read(text, .narrowing)?.description.hasSuffix(wish) == true)
    }

    @Test(arguments: [
        "ok", "the nice ones", "coffee", "cafes", "in Vaduz", "tomorrow at 9", "buy wifi cable", "with Ben",
    ])
    func `A line says nothing of places that were found`(_ text: String) {
        #expect(Self.read(text, .narrowing) == nil)
    }

    @Test(arguments: [
        ("quiet cafe", "quiet"), ("a romantic italian restaurant", "romantic"), ("restaurants with parking", "parking"),
    ])
    func `What no map knows is kept to be said`(_ text: String, _ words: String) {
        #expect(Self.read(text, .standing)?.passedOver == words)
    }

    @Test func `A line of which it is known that it looks for places may have other words and errors`() {
        let wish = Self.read("i would love some resturants with a view", .loose)
        #expect(wish?.categories == [PlaceCategory(key: "amenity", value: "restaurant")])
    }

    @Test func `Every kind has a name in every language`() {
        for language in LanguageTables.all.map(\.id) {
            for tag in ["amenity=cafe", "amenity=atm", "shop=bakery", "tourism=museum", "leisure=playground"] {
                #expect(PlaceCategory(tag).flatMap { language.name(of: $0) } != nil, "\(language) \(tag)")
            }
        }
    }

    private static func read(
        _ text: String, _ freedom: PlaceWishReader.Freedom, _ language: LanguageID = .english
    ) -> PlaceWish? {
        let line = LineReader.read(text, language: language)
        var reader = PlaceWishReader(line, freedom: freedom, names: names)
        return reader.read(0..<line.tokens.count)
    }
}

/// Streets with house numbers.
struct StreetReaderTests {
    @Test(arguments: [
        "42 quai jean-charles rey", "Hauptstr. 3", "Hauptstraße 3, Ostrand", "sankt-georg-straße 5",
        "10 downing street",
        "221 b baker street, london", "rue du phare 12", "Lange Gasse 12 Wien", "1600 pennsylvania ave",
    ])
    func `A line is an address`(_ text: String) { #expect(Self.isAddress(text)) }

    @Test(arguments: [
        "3 way call", "buy 2 street maps", "pin Dentist at Hafenstraße 11", "2 kg flour", "call mum at Lange Gasse 12",
        "street food", "hauptstraße", "meet on 5 may", "1 place left",
    ])
    func `A line is none`(_ text: String) { #expect(!Self.isAddress(text)) }

    private static func isAddress(_ text: String) -> Bool {
        let line = LineReader.read(text)
        return StreetReader(tokens: line.tokens).isAddress(0..<line.tokens.count)
    }
}
