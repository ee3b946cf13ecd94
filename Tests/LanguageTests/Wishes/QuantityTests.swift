import Testing

@testable import Language

/// Distances, money and ratings as fields of a line.
struct QuantityTests {
    typealias Row = (text: String, fields: String)

    static let distances: [Row] = [
        ("500 m", "(metres=500)"), ("500m", "(metres=500)"), ("0.5 km", "(metres=500)"), ("2,5 km", "(metres=2500)"),
        ("1,200 m", "(metres=1200)"), ("3 kilometres", "(metres=3000)"), ("two kilometers", "(metres=2000)"),
        ("a mile", "(metres=1609.344)"), ("half a mile", "(metres=804.672)"), ("a half mile", "(metres=804.672)"),
        ("quarter of a mile", "(metres=402.336)"), ("1/2 mile", "(metres=804.672)"),
        ("1 1/2 miles", "(metres=2414.016)"),
        ("½ km", "(metres=500)"), ("2½ km", "(metres=2500)"), ("two and a half km", "(metres=2500)"),
        ("2 and a half km", "(metres=2500)"), ("a couple of miles", "(metres=3218.688)"),
        ("100 yards", "(metres=91.44)"),
        ("300 ft", "(metres=91.44)"), ("6'", "(metres=1.8288)"), ("6 feet 2 inches", "(metres=1.8796)"),
        ("1 km and 200 m", "(metres=1200)"), ("twenty-five metres", "(metres=25)"),
        ("two hundred and fifty metres", "(metres=250)"), ("about 3 km", "(bound=about metres=3000)"),
        ("~3km", "(bound=about metres=3000)"), ("within 500 m", "(bound=most metres=500)"),
        ("less than 2 miles", "(bound=most metres=3218.688)"), ("at most 2km", "(bound=most metres=2000)"),
        ("at least 10 km", "(bound=least metres=10000)"), ("more than 5 km", "(bound=least metres=5000)"),
        ("3-5 km", "(metres=3000 to=5000)"), ("3 to 5 km", "(metres=3000 to=5000)"),
        ("between 3 and 5 km", "(metres=3000 to=5000)"), ("500 m to 2 km", "(metres=500 to=2000)"),
        ("from 500 to 800 metres", "(metres=500 to=800)"), ("10 minutes on foot", "(metres=800)"),
        ("a 5-minute walk", "(metres=400)"), ("within 15 min walking", "(bound=most metres=1200)"),
        ("a mile and a half", "(metres=2414.016)"), ("a hundred metres", "(metres=100)"),
        ("three thousand feet", "(metres=914.4)"), ("2 miles and half an hour", "(metres=3218.688)"),
        ("1 hour on foot", "(metres=4800)"), ("cafes within 10 minutes walk", "(bound=most metres=800)"),
    ]

    @Test(arguments: distances) func `Distances are metres`(row: Row) {
        #expect(Self.field("distance", of: row.text) == row.fields)
    }

    static let sums: [Row] = [
        ("€12", "(amount=12 currency=EUR)"), ("12 €", "(amount=12 currency=EUR)"),
        ("12.50€", "(amount=12.5 currency=EUR)"),
        ("12,50 euros", "(amount=12.5 currency=EUR)"), ("EUR 12", "(amount=12 currency=EUR)"),
        ("EUR12.50", "(amount=12.5 currency=EUR)"), ("$5", "(amount=5 currency=USD)"),
        ("5$", "(amount=5 currency=USD)"),
        ("12 bucks", "(amount=12 currency=USD)"), ("20 quid", "(amount=20 currency=GBP)"),
        ("£3.20", "(amount=3.2 currency=GBP)"), ("50 pence", "(amount=0.5 currency=GBP)"),
        ("1,200 USD", "(amount=1200 currency=USD)"),
        ("$5k", "(amount=5000 currency=USD)"), ("5 dollars and 20 cents", "(amount=5.2 currency=USD)"),
        ("ten euros", "(amount=10 currency=EUR)"), ("a dollar", "(amount=1 currency=USD)"),
        ("25 cents", "(amount=0.25 currency=USD)"), ("CHF 7.80", "(amount=7.8 currency=CHF)"),
        ("7 swiss francs", "(amount=7 currency=CHF)"), ("300 SEK", "(amount=300 currency=SEK)"),
        ("Rs. 250", "(amount=250 currency=INR)"), ("Rs250", "(amount=250 currency=INR)"),
        ("¥900", "(amount=900 currency=JPY)"), ("15 zł", "(amount=15 currency=PLN)"),
        ("10-15 euros", "(amount=10 currency=EUR to=15)"), ("from €10 to €15", "(amount=10 currency=EUR to=15)"),
        ("between 10 and 15 pounds", "(amount=10 currency=GBP to=15)"),
        ("under 20 euros", "(amount=20 bound=most currency=EUR)"), ("max $30", "(amount=30 bound=most currency=USD)"),
        ("at least £8", "(amount=8 bound=least currency=GBP)"),
        ("around 40 euros", "(amount=40 bound=about currency=EUR)"),
        ("1.2 million euros", "(amount=1200000 currency=EUR)"), ("5 thousand dollars", "(amount=5000 currency=USD)"),
        ("half a million pounds", "(amount=500000 currency=GBP)"), ("a thousand bucks", "(amount=1000 currency=USD)"),
        ("$1.5M", "(amount=1500000 currency=USD)"), ("€2bn", "(amount=2000000000 currency=EUR)"),
        ("3m euros", "(amount=3000000 currency=EUR)"), ("a hundred and fifty euros", "(amount=150 currency=EUR)"),
        ("A$20", "(amount=20 currency=AUD)"), ("C$ 5.50", "(amount=5.5 currency=CAD)"),
        ("HK$90", "(amount=90 currency=HKD)"), ("US$7", "(amount=7 currency=USD)"),
        ("a pound and a half", "(amount=1.5 currency=GBP)"), ("pay Ana 20 euros tomorrow", "(amount=20 currency=EUR)"),
    ]

    @Test(arguments: sums) func `Sums of money have a currency`(row: Row) {
        #expect(Self.field("money", of: row.text) == row.fields)
    }

    static let ratings: [Row] = [
        ("4 stars", "(of=5 stars=4)"), ("five stars for the bar", "(of=5 stars=5)"), ("★★★", "(of=5 stars=3)"),
        ("★★★☆☆", "(of=5 stars=3)"), ("⭐⭐⭐⭐", "(of=5 stars=4)"), ("4 out of 5", "(of=5 stars=4)"),
        ("8 out of 10", "(of=10 stars=8)"), ("4/5 stars", "(of=5 stars=4)"), ("3.5 stars", "(of=5 stars=3.5)"),
    ]

    @Test(arguments: ratings) func `Ratings are stars`(row: Row) {
        #expect(Self.field("rating", of: row.text) == row.fields)
    }

    @Test(arguments: [
        "2 kg flour", "3 eggs", "2 pounds of flour", "call 555 1234", "room 12", "10 min", "it's 5", "size 42",
        "m", "walk the dog", "a star is born", "all 3", "try 2 more", "two cups", "1/2 cup", "the '90s", "4 of them",
    ])
    func `What only looks like a measure is none`(text: String) {
        let fields = TitleTests.service.answer(ParseRequest(text: text)).fields
        #expect(fields.keys.allSatisfy { !["distance", "money", "rating"].contains($0) }, "\(fields)")
    }

    @Test(arguments: [
        ("anderthalb Kilometer", "distance", "(metres=1500)"), ("hundert Meter", "distance", "(metres=100)"),
        ("2,5 Mio. €", "money", "(amount=2500000 currency=EUR)"),
        ("3 Tausend Euro", "money", "(amount=3000 currency=EUR)"),
    ])
    func `German counts in its own words`(text: String, name: String, fields: String) {
        let answer = TitleTests.service.answer(ParseRequest(text: text, language: "de"))
        #expect(answer.fields[name].map(TitleTests.words) == fields)
    }

    @Test func `What was taken for granted is told`() {
        let answer = TitleTests.service.answer(ParseRequest(text: "10 minutes on foot for $5"))
        #expect(answer.assumed == ["10 minutes on foot = 80 m a minute", "$5 = USD"])
    }

    @Test func `Phrases have slots for measures`() throws {
        let matcher = PhraseMatcher([
            PhraseTable(intent: "place.search", phrases: ["{what:text} {distance:distance}"]),
            PhraseTable(intent: "spend", phrases: ["spent {sum:money} [on {what:rest}]"]),
        ])
        let near = try #require(matcher.candidates(for: LineReader.read("cafes within 300 m"), names: .none).first)
        #expect(near.slots.distance("distance")?.metres.value == 300)
        let sum = try #require(matcher.candidates(for: LineReader.read("spent 12 € on tea"), names: .none).first)
        #expect(sum.slots.money("sum") == SaidMoney(amount: SaidAmount(12), currency: "EUR"))
    }

    private static func field(_ name: String, of text: String) -> String? {
        TitleTests.service.answer(ParseRequest(text: text)).fields[name].map(TitleTests.words)
    }
}
