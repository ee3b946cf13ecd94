import Actions
import Core
import Foundation
import Store
import Testing

@testable import Commands

/// Button data that no button of ours carries, but that any program can send: every number in it as far out as it can be.
struct ForgedCodeTests {
    private static let numbers = [Int.min, .min + 1, .max, .max - 1, -1, 0, 1 << 53].flatMap { number in
        [String(number), String(number, radix: 36)]
    }
    private static let beyond = ["-9223372036854775809", "9223372036854775808"]

    /// Each part of a code that may be a number, alone and within its argument, in the place of which others stand.
    private static func forged(_ code: String) -> [String] {
        let parts = code.split(separator: ":", omittingEmptySubsequences: false)
        return parts.indices.dropFirst().flatMap { index -> [String] in
            (numbers + beyond).flatMap { number in
                places(in: parts[index]).map { place in
                    var forged = parts.map(String.init)
                    forged[index] = parts[index].replacingCharacters(in: place, with: number)
                    return forged.joined(separator: ":")
                }
            }
        }
    }

    /// All of an argument, and each row of digits in it with its sign.
    private static func places(in argument: Substring) -> [Range<String.Index>] {
        [argument.startIndex..<argument.endIndex] + argument.ranges(of: /-?[0-9]+/)
    }

    private static let codes = Set((CodeSamples.presses.map(\.code) + CodeSamples.cards.map(\.code)).flatMap(forged))

    @Test func `A forged number gives a press with that very code, or none`() {
        for code in Self.codes {
            if let press = CommandCatalog.press(code) { #expect(press.code == code) }
            if let card = CommandCatalog.card(code) { #expect(card.code == code) }
        }
    }

    @Test func `Nobody learns a name by counting through those who were asked`() async throws {
        let house = try House()
        let ben = try await house.piece(.ben) { $0.actor }
        let card = try await house.piece { try TasksCard(.asked(ben)).render(in: $0) }
        #expect(card == nil)
    }

    /// One of each press with the same numbers will do.
    @Test func `A forged press that is one is refused or done, and never does harm`() async throws {
        let house = try House()
        _ = try await house.fill(.ana)
        var seen: Set<String> = []
        for code in Self.codes.sorted() {
            guard let press = CommandCatalog.press(code), seen.insert(Self.shape(code)).inserted else { continue }
            try await house.piece { session in
                do {
                    _ = try session.transaction.savepoint { try press.perform(in: session) }
                } catch {
                    if Refusal(error) == nil { throw error }
                }
            }
        }
        #expect(seen.count > 100)
    }

    private static func shape(_ code: String) -> String {
        let parts = code.split(separator: ":", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            let isKept = index == 0 || numbers.contains(String(part))
            return isKept ? String(part) : String(part.replacing(/[0-9a-zA-Z]+/, with: "x"))
        }.joined(separator: ":")
    }
}
