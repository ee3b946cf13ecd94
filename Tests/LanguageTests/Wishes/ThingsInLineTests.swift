import Core
import Testing

@testable import Language

/// Several things in a line, and the list that they are for.
struct ThingsInLineTests {
    @Test(arguments: [
        ("milk", ["milk"]), ("milk, eggs", ["milk", "eggs"]), ("milk, eggs and bread", ["milk", "eggs", "bread"]),
        ("salt and pepper", ["salt and pepper"]), ("milk, salt & pepper", ["milk", "salt", "pepper"]),
        ("milk,, eggs,", ["milk", "eggs"]), (",", [","]), ("milk, and eggs", ["milk", "eggs"]),
        ("1,5 l milk", ["1,5 l milk"]), ("Milch, Eier und Brot", ["Milch", "Eier und Brot"]),
    ])
    func `A row with commas is several things`(title: String, parts: [String]) {
        #expect(ThingsInLine.parts(of: title, language: .english) == parts)
    }

    @Test func `What joins the last two is the language's own word`() {
        #expect(ThingsInLine.parts(of: "Milch, Eier und Brot", language: .german) == ["Milch", "Eier", "Brot"])
    }

    @Test(arguments: [
        ("milk, eggs to party", "milk+eggs > party"),
        ("milk, eggs and bread onto the party list", "milk+eggs+bread > party!"),
        ("milk, eggs to my list baking!", "milk+eggs > baking!"), ("milk, eggs on Friday", "-"), ("milk to party", "-"),
        ("milk, eggs to 7", "-"),
        ("tent and stove to camping", "tent and stove > camping"),
        ("tent and stove to the camping list", "tent and stove > camping!"),
        ("buy a tent and a stove to cook", "-"), ("we went up and down to sea", "-"), ("tent and stove", "-"),
        ("milk, eggs to", "-"), ("milk, to party", "-"),
        ("hello, I want to go to the moon now", "-"),
        ("milk, eggs\nto party", "-"), ("so, we went on and on and on", "-"),
    ])
    func `Several things go on a list by its name`(text: String, meant: String) {
        let things = ThingsForList(LineReader.read(text, language: .english))
        #expect(things.map(Self.text) ?? "-" == meant)
    }

    @Test(arguments: [
        ("Milch, Eier auf die Liste Fest", "Milch+Eier > Fest!"), ("Milch, Eier zum Fest", "Milch+Eier > Fest"),
        ("Milch, Eier to party", "-"),
    ])
    func `German things go on a list by its name`(text: String, meant: String) {
        let things = ThingsForList(LineReader.read(text, language: .german))
        #expect(things.map(Self.text) ?? "-" == meant)
    }

    private static func text(_ things: ThingsForList) -> String {
        "\(things.titles.joined(separator: "+")) > \(things.list)\(things.isSure ? "!" : "")"
    }
}
