import Core
import Testing

@testable import Language

/// What lines tell, rather than order: letters, numbers of people, amounts, where something is, and lists that are asked for.
struct ToldTests {
    @Test(arguments: [
        ("Hi Ana, the meeting is on Tuesday at 14:00 in room 204. Best, Sam", LanguageID.english, true),
        ("Dear Ms. Huber, thank you for your order, it comes in a few days.", .english, true),
        ("Hi Wayside, remind me tomorrow at 9 to call mum", .english, false),
        ("hi, can you remind me at 9 to send love and best wishes to tom", .english, false),
        ("Dear Ana, thanks", .english, false),
        ("Liebe Anna, der Termin ist am 24. März um 14:00 im Büro.", .german, true),
        ("Sehr geehrte Frau Berger, Ihre Brille ist fertig. Mit freundlichen Grüßen Optik Huber", .german, true),
        ("Sehr gut, danke dir für die ganze Hilfe gestern", .german, false),
    ])
    func `A letter is told from a wish`(line: String, language: LanguageID, isLetter: Bool) {
        #expect(LineReader.read(line, language: language).isLetter == isLetter)
    }

    @Test(arguments: [
        ("Dr. Huber, Tel. 01 533 72 15, Mon-Fri 8-12", true), ("phone 0664 1234567", false),
        ("plumber, mobile 0664 1234567", true), ("what is Huber's phone number", false), ("buy a phone", false),
    ])
    func `Somebody's number is a fact`(line: String, isFact: Bool) {
        #expect(LineReader.read(line).tellsContact == isFact)
    }

    @Test(arguments: [
        ("500 g rigatoni", true), ("2 cans of tomatoes", true), ("1 kg", false), ("500 g of fun at the party", false),
        ("2 bags packed and gone", false), ("room 12 g wing", false),
    ])
    func `An amount of something is to be got`(line: String, isAmount: Bool) {
        #expect(ImpliedTask.isAmount(LineReader.read(line)) == isAmount)
    }

    @Test(arguments: [
        ("cake at Korb", "cake", "Korb"), ("buy bread at the Billa", "buy bread", "Billa"), ("cake", "-", "-"),
        ("at Korb", "-", "-"),
    ])
    func `The last place of a line is named behind a word of place`(line: String, before: String, name: String) {
        let read = LineReader.read(line).placeAtEnd
        #expect((read?.before ?? "-") == before && (read?.name ?? "-") == name)
    }

    @Test(arguments: [
        ("what's on my shopping list", LanguageID.english, "shopping"), ("show the list", .english, "-"),
        ("open my to-do list", .english, "-"), ("show me the packing list", .english, "packing"),
        ("list of the week", .english, "-"), ("was steht auf der Einkaufsliste", .german, "Einkaufsliste"),
        ("zeig meine Aufgabenliste", .german, "-"),
    ])
    func `A list that is asked for has its name`(line: String, language: LanguageID, name: String) {
        #expect((LineReader.read(line, language: language).listAskedFor ?? "-") == name)
    }

    @Test(arguments: [
        ("milch und eier hab ich", "milch und eier"), ("hab ich", "-"), ("ich hab milch", "-"), ("milch kaufen", "-"),
    ])
    func `What one has stands before who has it in German`(line: String, what: String) {
        #expect((LineReader.read(line, language: .german).saidToHave ?? "-") == what)
    }
}
