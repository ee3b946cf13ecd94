import Core
import Testing

@testable import Language

struct PhraseTests {
    static let catalog = PhraseMatcher([
        PhraseTable(
            intent: "pin.create",
            phrases: [
                "pin {point:coordinate}", "pin {name:name} [at] {point:coordinate}",
                "pin (here|this [place]) [as {name:name}]", "pin {name:name}",
            ]),
        PhraseTable(intent: "pin.list", phrases: ["[show] [my] (pins|places)", "list [all] [my] (pins|places)"]),
        PhraseTable(
            intent: "note.add",
            phrases: [
                "note {at:place|heading+}: {text:rest}", "note {text:rest}",
                "note that {text:rest}", "remember {text:rest}",
            ]),
        PhraseTable(intent: "pin.delete", phrases: ["(delete|remove) [pin] {place:place}"]),
        PhraseTable(intent: "pin.update", phrases: ["rename {place:place} to {name:name}"]),
        PhraseTable(intent: "pin.near", phrases: ["near [me]", "what is near {place:place}", "near {place:place}"]),
        PhraseTable(
            intent: "list.add", phrases: ["add {item:text} to {list:list!}", "add {item:text} in {count:number}"]),
        PhraseTable(intent: "undo", phrases: ["undo [that|it]"]),
        PhraseTable(intent: "thanks", phrases: ["(thanks|thank you) [very much]"]),
        PhraseTable(intent: "help", phrases: ["help", "what can you do"]),
        PhraseTable(intent: "note.label", phrases: ["tag {place:place} {label:label}"]),
    ])

    static let names = Names(
        places: [
            Named(id: 1, name: "Gym"), Named(id: 2, name: "Blue Bottle Coffee"), Named(id: 3, name: "Bakery Müller"),
            Named(id: 4, name: "Home"),
        ],
        headings: [Named(id: 7, name: "Ideas")], lists: [Named(id: 9, name: "Shopping")])

    static func best(_ text: String) -> Candidate? {
        catalog.candidates(for: LineReader.read(text), names: names).first
    }

    @Test func `The patterns are well formed`() {
        #expect(Self.catalog.faults == [])
    }

    @Test(arguments: [
        ("pin here", "pin.create", [:]),
        ("Pin here!", "pin.create", [:]),
        ("/pin here", "pin.create", [:]),
        ("pin here 📍", "pin.create", [:]),
        ("could you please pin this place, thanks!", "pin.create", [:]),
        ("pin here as Summer House please", "pin.create", ["name": "Summer House"]),
        ("pin Bakery 48.2082, 16.3738", "pin.create", ["name": "Bakery"]),
        ("pin Bakery, 48.2082, 16.3738", "pin.create", ["name": "Bakery"]),
        ("pin “Pin here” at 48.2082, 16.3738", "pin.create", ["name": "Pin here"]),
        ("pin Bakery\n48.2082, 16.3738", "pin.create", ["name": "Bakery"]),
        ("pin 🏠 Cottage 🌲", "pin.create", ["name": "🏠 Cottage 🌲"]),
        ("note gym 💪: squats", "note.add", ["at": "gym 💪", "text": "squats"]),
        ("pin Yellow door.", "pin.create", ["name": "Yellow door"]),
        ("show my pins", "pin.list", [:]),
        ("pls show pins", "pin.list", [:]),
        ("note gym: squats", "note.add", ["at": "gym", "text": "squats"]),
        ("note gym: squats, thanks!", "note.add", ["at": "gym", "text": "squats, thanks!"]),
        ("Note Garage: new tyres: 4 pieces", "note.add", ["at": "Garage", "text": "new tyres: 4 pieces"]),
        ("note ideas: paint", "note.add", ["at": "ideas", "text": "paint"]),
        ("note buy milk", "note.add", ["text": "buy milk"]),
        ("note: buy milk", "note.add", ["text": "buy milk"]),
        ("note - buy milk", "note.add", ["text": "buy milk"]),
        ("note\n- milk\n- eggs\n", "note.add", ["text": "- milk\n- eggs"]),
        ("note gym:\n- squats\n\n- rows", "note.add", ["at": "gym", "text": "- squats\n\n- rows"]),
        ("note \"pin here: now\"", "note.add", ["text": "pin here: now"]),
        ("note https://a.example/b: nice", "note.add", ["text": "https://a.example/b: nice"]),
        ("delete bakery muller", "pin.delete", ["place": "bakery muller"]),
        ("delete the gym, please", "pin.delete", ["place": "the gym"]),
        ("rename gym to Fitness Barn, thanks", "pin.update", ["place": "gym", "name": "Fitness Barn"]),
        ("rename home to Home to be", "pin.update", ["place": "home", "name": "Home to be"]),
        ("what's near blue bottle?", "pin.near", ["place": "blue bottle"]),
        ("add milk to my shopping", "list.add", ["item": "milk", "list": "my shopping"]),
        ("add note to self to shopping", "list.add", ["item": "note to self", "list": "shopping"]),
        ("add eggs in 12", "list.add", ["item": "eggs", "count": "12"]),
        ("undo", "undo", [:]),
        ("undo that please", "undo", [:]),
        ("hi!\npin here\nthanks", "pin.create", [:]),
        ("thanks", "thanks", [:]),
        ("ok thank you very much!!", "thanks", [:]),
        ("tag gym #sport", "note.label", ["place": "gym", "label": "sport"]),
        ("WHAT CAN YOU DO???", "help", [:]),
    ])
    func `A line is read as its intent`(text: String, intent: String, slots: [String: String]) throws {
        let best = try #require(Self.best(text), "\(text)")
        #expect(best.intent == intent)
        for (name, value) in slots { #expect(best.slots.text(name) == value, "\(name) of \(text)") }
        #expect(Set(slots.keys).isSubset(of: best.slots.all.map(\.name)))
        #expect((0...1).contains(best.score))
    }

    @Test(arguments: [
        "", " ", "🙂🙂", "milk", "what a day", "I moved house", "\"pin here\"", "the node is down", "undo\nmilk",
        "there is a pine tree here", "heres the thing", "it was vote day", "add milk to nowhere", "\u{0}\u{1}",
    ])
    func `A line that asks for nothing has no reading`(text: String) {
        #expect(Self.catalog.candidates(for: LineReader.read(text), names: Self.names).map(\.intent) == [])
    }

    @Test(arguments: [
        ("renmae gym to Barn", "pin.update", "renmae = rename"),
        ("delte gym", "pin.delete", "delte = delete"),
        ("remembr the keys", "note.add", "remembr = remember"),
        ("pni here", "pin.create", "pni = pin"),
        ("udno", "undo", "udno = undo"),
    ])
    func `A typing error in a keyword is read, less surely, and told`(
        text: String, intent: String, assumed: String
    ) throws {
        let best = try #require(Self.best(text))
        #expect(best.intent == intent)
        #expect(best.assumed == [assumed])
        #expect(best.score < 0.9)
    }

    @Test(arguments: ["deleted gym", "removed home", "noted", "remembered it", "pinned here"])
    func `Another form of a keyword is no typing error`(text: String) {
        #expect(Self.best(text) == nil)
    }

    @Test func `Free text makes a reading less sure than known things`() throws {
        let known = try #require(Self.best("note gym: squats"))
        let heading = try #require(Self.best("note attic: boxes"))
        let free = try #require(Self.best("note boxes in the attic"))
        let whole = try #require(Self.best("pin here"))
        #expect(whole.score == 1)
        #expect(whole.score > known.score)
        #expect(known.score > heading.score)
        #expect(heading.score > free.score)
        #expect(free.score > 0.6)
    }

    @Test func `A thing that is not there makes a reading unsure, a new heading does not`() throws {
        let unknown = try #require(Self.best("delete everything I wrote"))
        let near = try #require(Self.best("delete backery müler house"))
        let heading = try #require(Self.best("note everything I wrote: lost"))
        #expect(unknown.score < 0.6)
        #expect(near.score < heading.score)
        #expect(heading.slots.name("at")?.kind == .heading)
    }

    @Test(arguments: ["{x:place}", "{x:heading+}", "{x:name}", "{x:text}", "[please] {x:rest}"])
    func `A phrase that fits any line is never sure of an unknown one`(pattern: String) throws {
        let matcher = PhraseMatcher([PhraseTable(intent: "x", phrases: [Phrase(pattern)])])
        let best = try #require(matcher.candidates(for: LineReader.read("milk"), names: Self.names).first)
        #expect(best.score <= 0.5)
    }

    @Test func `The bare name of a thing is sure`() throws {
        let matcher = PhraseMatcher([PhraseTable(intent: "x", phrases: ["{x:place}"])])
        let best = try #require(matcher.candidates(for: LineReader.read("the gym"), names: Self.names).first)
        #expect(best.score == 1)
    }

    @Test func `Several readings come best first`() {
        let line = LineReader.read("note gym: squats")
        let candidates = Self.catalog.candidates(for: line, names: Self.names)
        #expect(candidates.map(\.intent) == ["note.add", "note.add"])
        #expect(candidates.map(\.phrase) == [0, 1])
        #expect(candidates.map(\.score) == candidates.map(\.score).sorted(by: >))
    }

    @Test func `One intent alone can be asked for`() {
        let line = LineReader.read("pin here")
        #expect(Self.catalog.candidates(for: line, intent: "undo").isEmpty)
        #expect(Set(Self.catalog.candidates(for: line, intent: "pin.create").map(\.intent)) == ["pin.create"])
    }

    @Test func `A coordinate out of range refuses with its sentence`() throws {
        let best = try #require(Self.best("pin Bakery 95.2082, 16.3738"))
        #expect(best.intent == "pin.create")
        let refusal = #expect(throws: Refusal.self) { try best.slots.coordinate("point") }
        #expect(refusal?.wording.key == "coordinate.swapped")
    }

    @Test func `Slots know where they stand`() throws {
        let text = "note  gym:  squats 🙂 & more"
        let best = try #require(Self.best(text))
        let line = LineReader.read(text)
        let filled = try #require(best.slots["text"])
        #expect(line.string(filled.range) == "squats 🙂 & more")
        #expect(best.slots["at"].map { line.string($0.range) } == "gym")
        #expect(best.slots["nothing"] == nil)
    }

    @Test func `The rest of a huge text is kept whole`() throws {
        let body = String(repeating: "long story ", count: 9_000) + "end"
        let best = try #require(Self.best("note " + body))
        #expect(best.slots.text("text") == body)
        #expect(Self.best("undo " + body) == nil)
    }

    @Test(arguments: [
        "", "   ", "pin {name}", "pin {name:nothing}", "pin {name:place|}x", "pin {name:+}", "pin {name:place+!}",
        "pin [here", "pin (a|b", "pin a]",
        "pins[s]",
        "x {a:text", "note {a:rest} now", "note [{a:rest}] now", "note (a {a:rest} b|c)",
    ])
    func `A faulty pattern is told and never matches`(pattern: String) {
        let matcher = PhraseMatcher([PhraseTable(intent: "x", phrases: [Phrase(pattern)])])
        #expect(matcher.faults.count == 1)
        #expect(matcher.candidates(for: LineReader.read("pin here")).isEmpty)
    }

    @Test(arguments: [
        ("a [b] c", "a c", true), ("a [b] c", "a b c", true), ("a [b] c", "a b b c", false),
        ("a (b|c d) e", "a c d e", true), ("a (b|c d) e", "a c e", false), ("a (b|) e", "a e", true),
        ("a [b [c]] d", "a b c d", true), ("a [b [c]] d", "a c d", false), ("w\\[x", "w [x", true),
        ("{a:word} b", "x b", true), ("{a:word} b", "12ab34 b", true), ("{a:word} b", "x y b", false),
        ("{a:text} b {c:text}", "b b b", true),
        ("{a:text} b {c:text}", "a b", false), ("x-ray {a:text}", "X ray it", true), ("x: {a:text}", "x y", false),
        ("{n:number} kg", "5 kg", true), ("{n:number} kg", "five kg", false), ("don't", "dont", true),
        ("do not go", "dont go", true), ("what's new", "what is new", true), ("what is new", "whats new", true),
        ("löschen", "loeschen", true), ("löschen", "LÖSCHEN", true), ("löschen", "loschen", true),
    ])
    func `Patterns match as they say`(pattern: String, text: String, matches: Bool) {
        let matcher = PhraseMatcher([PhraseTable(intent: "x", phrases: [Phrase(pattern)])])
        #expect(matcher.faults == [])
        #expect(matcher.candidates(for: LineReader.read(text)).isEmpty == !matches)
    }

    @Test(arguments: [(100, true), (101, false)])
    func `A name has at most a hundred characters`(length: Int, fits: Bool) {
        let name = String(repeating: "é", count: length)
        #expect((Self.best("pin " + name)?.slots.text("name") == name) == fits)
        #expect((Self.best("pin “\(String(repeating: "x", count: length - 2))”") != nil) == fits)
    }

    @Test func `Text takes as much as the pattern allows`() throws {
        let matcher = PhraseMatcher([PhraseTable(intent: "x", phrases: ["{a:text} in {b:text}"])])
        let best = try #require(matcher.candidates(for: LineReader.read("meet in cafe in town")).first)
        #expect(best.slots.text("a") == "meet in cafe")
        #expect(best.slots.text("b") == "town")
    }
}
