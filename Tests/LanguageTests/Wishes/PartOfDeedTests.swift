import Testing

@testable import Language

/// One of several things that a title names, and what is left without it.
struct PartOfDeedTests {
    @Test(arguments: [
        ("eggs", "buy milk and eggs", "buy eggs | buy milk"), ("the milk", "buy milk and eggs", "buy milk | buy eggs"),
        ("buy milk", "buy milk and eggs", "buy milk | buy eggs"), ("jam", "butter and jam", "jam | butter"),
        ("bread", "buy milk, bread and eggs", "buy bread | buy milk and eggs"),
        ("eggs and milk", "buy milk, bread and eggs", "buy milk and eggs | buy bread"),
        ("eggs and ham", "buy milk, bread and eggs", "-"), ("bread, eggs and milk", "buy milk, bread and eggs", "-"),
        ("hat", "shoes, hat, gloves", "hat | shoes, gloves"),
        ("eggs", "cake for Mia: eggs, flour, sugar", "eggs | cake for Mia: flour, sugar"),
        ("dad", "buy milk and call dad", "call dad | buy milk"), ("buy", "buy milk and eggs", "-"),
        ("milk and eggs", "buy milk and eggs", "-"), ("ham", "buy milk and eggs", "-"), ("milk", "buy milk", "-"),
        ("cat", "feed cat, laundry", "feed cat | laundry"),
        ("tomatoes", "water roses, tomatoes", "water tomatoes | water roses"),
        ("Tom", "call Tom, the plumber", "-"), ("", "butter and jam", "-"), ("jam", ",", "-"),
        ("form", "ask the tax office about the form and print it", "-"),
    ])
    func `It is done by itself`(words: String, title: String, expected: String) {
        let part = PartOfDeed(named: words, of: title, language: .english)
        #expect(part.map { "\($0.part) | \($0.rest)" } ?? "-" == expected)
    }

    @Test(arguments: [
        ("cheese and coffee", "buy coffee and oat milk", true),
        ("oat milk and coffee", "buy coffee and oat milk", false),
        ("coffee", "buy coffee", false), ("", "buy coffee and oat milk", true),
    ])
    func `Words that do not name all of it leave the rest open`(words: String, title: String, isOpen: Bool) {
        #expect(PartOfDeed.leavesOpen(words, of: title, language: .english) == isOpen)
    }

    @Test(arguments: [
        ("Milch", "Milch und Eier kaufen", "Milch kaufen | Eier kaufen"),
        ("Brot", "Milch, Brot und Eier kaufen", "Brot kaufen | Milch und Eier kaufen"),
        ("Papa", "Milch kaufen und Papa anrufen", "Papa anrufen | Milch kaufen"),
    ])
    func `Where verbs stand last, the verb stands behind it`(words: String, title: String, expected: String) {
        let part = PartOfDeed(named: words, of: title, language: .german)
        #expect(part.map { "\($0.part) | \($0.rest)" } ?? "-" == expected)
    }
}
