import Core
import Foundation
import Testing

@testable import Commands

struct CodeTests {
    @Test func `The samples hold every press and every card`() {
        let presses = Set(CodeSamples.presses.map { type(of: $0).verb })
        #expect(presses == Set(CommandCatalog.presses.map { $0.verb }))
        #expect(Set(CodeSamples.cards.map { type(of: $0).verb }) == Set(CommandCatalog.cards.map { $0.verb }))
    }

    /// Bot API: InlineKeyboardButton.callback_data is 1-64 bytes.
    @Test(arguments: CodeSamples.presses.map { Sample($0) })
    func `A press goes through its code, which fits a button`(_ sample: Sample<any Press>) throws {
        let code = sample.value.code
        #expect((1...64).contains(code.utf8.count), "\(code)")
        let back = try #require(CommandCatalog.press(code), "\(code)")
        #expect(back.code == code && type(of: back).verb == type(of: sample.value).verb)
    }

    @Test(arguments: CodeSamples.cards.map { Sample($0) })
    func `A card goes through its code`(_ sample: Sample<any Card>) throws {
        let code = sample.value.code
        let back = try #require(CommandCatalog.card(code), "\(code)")
        #expect(back.code == code && back.subject == sample.value.subject && back.thing == sample.value.thing)
    }

    @Test(arguments: [
        "", ":", "::::", "nothing", "pin", "pin:", "pin:1", "pin:0:move", "pin:-1:move", "pin:+1:move", "pin:01:move",
        "pin: 1:move", "pin:1:move:", "pin:1:Move", "pin:1.0:move", "pin:9223372036854775808:move", "pin:١:move",
        "pin:1:MOVE", "PIN:1:move", "here:", "here:x", "undo:", "undo:x", "week:0", "week:8", "week:01", "week:1:2",
        "clock:13", "units:yards", "zone:Europe/Atlantis", "zone:", "zone:UTC:UTC", "show:", "show:here", "show:pins",
        "show:pins:near:0:", "show:pins:near:-1:", "show:pins:near:1000000:", "show:pins:near:9223372036854775807:",
        "show:pins:near:00:", "show:pins:near:0:other", "show:place:1:0:other", "show:history:log:9223372036854775807",
        "show:history:bin:0", "show:moveNote:1:9223372036854775807", "show:place:1:4611686018427387904:",
        "show:help:all:help:all", "topic:none", "help:none", "moveTo:1:p0", "moveTo:1:00", "addNote:x1", "addNote:",
        "show:map:me:91.00000,0.00000:100", "show:map:me:1,2:100", "show:map:me::100", "show:map:p0::", "show:map:x::",
        "show:map:me:1.00000,2.00000:191", "show:map:me:nan,2.00000:100", "picsize:huge", "pictheme:", "maphere:1",
        "keep", "keep:1:2", "pin:1:move\0", "choose:1:fly", "maps:waze:1", String(repeating: "9", count: 65),
    ])
    func `Button data that no button of ours carries is nothing`(code: String) {
        let accepted = ["show:pins:near:0:"]
        #expect((CommandCatalog.press(code) != nil) == accepted.contains(code))
    }

    @Test(arguments: 0..<20)
    func `Mutilated button data gives a press with that very code, or none`(seed: Int) {
        let random = RandomSource.seeded(UInt64(seed))
        let codes = CodeSamples.presses.map(\.code)
        for _ in 0..<500 {
            let code = random.mutilated(codes)
            if let press = CommandCatalog.press(code) { #expect(press.code == code) }
            if let card = CommandCatalog.card(code) { #expect(card.code == code) }
        }
    }
}

extension RandomSource {
    func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// One of some codes with a few letters changed, added, left out or swapped in from another.
    func mutilated(_ codes: [String]) -> String {
        let letters = Array(":0123456789-+.pnhlogmoretrashall/_ \0é🏠")
        var code = Array(codes[below(codes.count)])
        for _ in 0...below(3) {
            let place = below(code.count + 1)
            switch below(5) {
            case 0: code.insert(letters[below(letters.count)], at: place)
            case 1 where place < code.count: code.remove(at: place)
            case 2 where place < code.count: code[place] = letters[below(letters.count)]
            case 3: code.append(contentsOf: codes[below(codes.count)])
            default: code.insert(contentsOf: String(next()), at: place)
            }
        }
        return String(code)
    }
}
