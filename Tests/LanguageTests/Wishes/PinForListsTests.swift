import Core
import Testing

@testable import Language

/// One pin, and the lists that it is to go on.
struct PinForListsTests {
    @Test(arguments: [
        ("put Bakery on Ideas", "Bakery > Ideas"), ("put Bakery on Ideas and Shopping", "Bakery > Ideas+Shopping"),
        ("add the bakery to my Ideas, Brunch and Late!", "bakery > Ideas+Brunch+Late"),
        ("put Blue Bottle Coffee on Ideas and on Brunch", "Blue Bottle Coffee > Ideas+Brunch"),
        ("put Bakery on", "-"), ("Bakery on Ideas", "-"), ("put Bakery on Friday", "-"), ("put Bakery on list 7", "-"),
    ])
    func `A pin and its lists are read`(line: String, read: String) {
        let found = PinForLists(LineReader.read(line, language: .english))
        #expect(found.map { "\($0.place) > \($0.lists.joined(separator: "+"))" } ?? "-" == read)
    }

    @Test func `So they are in German`() {
        let found = PinForLists(LineReader.read("setz die Bäckerei auf Ideen und Einkauf", language: .german))
        #expect(found?.place == "Bäckerei" && found?.lists == ["Ideen", "Einkauf"])
    }
}
