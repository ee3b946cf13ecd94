import Core
import Testing

struct CategoryLettersTests {
    static let rows: [([String], [String])] = [
        (["Home", "Work", "Shopping"], ["H", "W", "S"]),
        (["Home", "Health", "Hobby", "House"], ["H", "He", "Ho", "Hu"]),
        (["home", "Home", "HOME"], ["H", "Ho", "Hm"]),
        (["A", "A", "a", "a."], ["A", "A", "A2", "A3"]),
        (["🏠 Haus", "🚗", "🚗 ", "", " "], ["H", "🚗", "🚗2", "?", "?2"]),
        (["Übung", "übrig", "żabka", "2. Stock", "仕事"], ["Ü", "Üb", "Ż", "2", "仕"]),
    ]

    @Test(arguments: rows.indices)
    func `Every category has a sign of its own`(row: Int) {
        let (names, signs) = Self.rows[row]
        let letters = CategoryLetters(names)
        #expect(names.map(letters.sign) == signs)
        #expect(signs.allSatisfy { (1...2).contains($0.count) })
    }

    @Test func `A new category takes no other's sign away`() {
        let names = ["Home", "Health", "Work"]
        let before = CategoryLetters(names), after = CategoryLetters(names + ["Hiking", "Weekend"])
        #expect(names.map(before.sign) == names.map(after.sign))
        #expect(before.sign(of: "Garden") == "G")
    }
}
