import Testing

@testable import MapData

struct WordTests {
    @Test(arguments: [
        ("Café de l'Église", "cafe de leglise"), ("STRASSE", "strasse"), ("Straße", "strasse"), ("Łódź", "lodz"),
        ("  a--b  ", "a b"), ("St. Gallen", "st gallen"), ("Ångström", "angstrom"), ("灯台 博物館", "灯台 博物館"),
        ("Αθήνα", "αθηνα"), ("", ""), ("!?", ""), ("McDonald's", "mcdonalds"), ("№ 5", "no 5"), ("ﬁn", "fin"),
    ])
    func `A name is folded`(name: String, folded: String) { #expect(MapFolding.fold(name) == folded) }

    @Test(arguments: [
        ("Müller", ["muller", "mueller"]), ("L'Ours", ["lours", "l ours"]), ("Plain", ["plain"]),
        ("Smørrebrød", ["smorrebrod", "smoerrebroed"]),
    ])
    func `A name is kept in all the ways it may be typed`(name: String, variants: [String]) {
        #expect(MapFolding.variants(name) == variants)
    }

    @Test(arguments: [
        ("Hauptstraße", "Hauptstr."), ("Haupt Straße", "hauptstrasse"), ("Avenue Foch", "av. foch"),
        ("Boulevard Albert 1er", "bd albert 1er"), ("Sankt-Georg-Straße", "St. Georg-Str."),
        ("Place du Casino", "pl du casino"), ("Main Street", "main st"), ("Rue Grimaldi", "r. grimaldi"),
    ])
    func `An address and its abbreviation are the same`(long: String, short: String) {
        #expect(StreetWords.fold(long) == StreetWords.fold(short))
    }

    @Test(arguments: [
        ("farmacia", "pharmacia"), ("monaco", "monako"), ("schmidt", "schmit"), ("cafe", "kafe"), ("rollen", "rolen"),
    ])
    func `What sounds alike is the same`(one: String, other: String) { #expect(Sound.of(one) == Sound.of(other)) }

    @Test(arguments: [
        ("casino", "casino", 2, 0), ("casino", "casino", 2, 0), ("casino", "csaino", 2, 1), ("casino", "kassino", 2, 2),
        ("casino", "castle", 2, nil), ("", "ab", 2, 2), ("", "abc", 2, nil), ("ab", "", 2, 2), ("abc", "abd", 0, nil),
    ])
    func `Steps from word to word are counted`(one: String, other: String, most: Int, steps: Int?) {
        #expect(EditSteps.between(one, other, atMost: most) == steps)
    }
}
