import Testing

@testable import Language

struct TokenTests {
    @Test(arguments: [
        ("Pin here", ["pin", "here"]),
        ("note gym: squats!", ["note", "gym", ":", "squats", "!"]),
        ("DON'T don’t dont", ["dont", "dont", "dont"]),
        ("Ana's café", ["anas", "cafe"]),
        ("Müller Straße Øl", ["muller", "strasse", "ol"]),
        ("cafe\u{301} mu\u{308}ll", ["cafe", "mull"]),
        ("check-in p1 2nd", ["check", "-", "in", "p1", "2", "nd"]),
        ("10:30 1,234.5 3.50", ["10:30", "1,234.5", "3.50"]),
        ("500m", ["500", "m"]),
        ("@ben_x_2 and my_list", ["@", "ben_x_2", "and", "my", "_", "list"]),
        ("٣ кг", ["3", "кг"]),
        ("ＡＢｃ １２", ["abc", "12"]),
        ("hi 👨‍👩‍👧‍👦👍🏽 there", ["hi", "👨‍👩‍👧‍👦👍🏽", "there"]),
        ("a\u{0}b\tc\u{a0}d", ["a", "b", "c", "d"]),
        ("x\ny\r\nz\n\n", ["x", "\n", "y", "\n", "\n", "z"]),
        ("\u{202E}שלום\u{202C} עולם", ["שלום", "עולם"]),
        ("see https://a.example/x?y=1#z, ok", ["see", "https://a.example/x?y=1#z", ",", "ok"]),
        ("“hi” – she said…", ["“", "hi", "”", "-", "she", "said", "."]),
        ("", []),
        ("   ", []),
    ])
    func `A line is cut into tokens`(text: String, keys: [String]) {
        #expect(LineReader.read(text).tokens.map(\.key) == keys)
    }

    @Test func `Tokens know their place in the original text`() {
        let line = LineReader.read("Nöte  “Gym”: 5 kg 🙂")
        #expect(line.tokens.map { line.string($0.range) } == ["Nöte", "“", "Gym", "”", ":", "5", "kg", "🙂"])
    }

    @Test(arguments: [
        ("say \"hello there\" now", ["hello there"]),
        ("„guten Tag“ und «bonjour» and ‘well’", ["guten Tag", "bonjour", "well"]),
        ("call it 'The Den' please", ["The Den"]),
        ("note:'x y'", ["x y"]),
        ("the dogs' bowl and the cats' food", []),
        ("rock 'n roll isn't dead", []),
        ("5'10\" tall and 6\" wide", []),
        ("an \"unclosed quote", []),
        ("\"\" and \" \"", []),
        ("“nested ‘inner’ words”", ["nested ‘inner’ words"]),
    ])
    func `Quoted words are found where they are clearly quoted`(text: String, quotes: [String]) {
        let found = LineReader.read(text).found.compactMap { found in
            if case .quoted(let inner) = found.value { inner } else { nil }
        }
        #expect(found == quotes)
    }

    @Test(arguments: [
        ("buy milk #shopping #to-do", ["shopping", "to-do"]),
        ("#Über_cool!", ["Über_cool"]),
        ("issue #5 and a#b and ##x", []),
        ("#2fast", ["2fast"]),
        ("\"#quoted\" https://x.example/#part", []),
        ("#-", []),
    ])
    func `Labels are found`(text: String, labels: [String]) {
        #expect(LineReader.read(text).labels == labels)
    }

    @Test(arguments: [
        ("3", [3.0]), ("2.5 or 2,5", [2.5, 2.5]), ("1,500", [1500]), ("1,234.5", [1234.5]), ("1.234,5", [1234.5]),
        ("10:30", []), ("1.2.3", []), ("007", [7]), ("\"5\"", []), ("99999999999999999999", [1e20]),
    ])
    func `Numbers are read`(text: String, numbers: [Double]) {
        let found = LineReader.read(text).found.compactMap { found in
            if case .number(let number) = found.value { number } else { nil }
        }
        #expect(found == numbers)
    }

    @Test func `A huge text is read at its beginning and kept whole`() {
        let text = String(repeating: "слово 🙂 ", count: 12_000)
        let line = LineReader.read(text)
        #expect(line.isCut)
        #expect(line.text == text)
        #expect(line.tokens.count < 4096)
    }
}
