import Foundation
import TestSupport
import Testing

@testable import Core

/// Small pictures that were made to keep a server busy.
struct SlowPictureTests {
    private static func two(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 255), UInt8(number & 255)] }
    private static func four(_ number: Int) -> [UInt8] { two(number >> 16 & 0xFFFF) + two(number & 0xFFFF) }

    @Test func `Descriptions that are none are passed over`() {
        let isLinear = Growth.isLinear(from: 4_000) { size in
            let mark = [UInt8]("Exif\0\0".utf8)
            let bytes = [UInt8]("FUJIFILM".utf8) + [UInt8](Array(repeating: mark, count: size / 4).joined())
            _ = HiddenData.position(in: Data(bytes))
        }
        #expect(isLinear)
    }

    /// Every entry refers to all of the file.
    @Test func `A directory whose entries all refer to the same is read no longer than the file is`() {
        let isLinear = Growth.isLinear(from: 200) { size in
            let count = size * 3
            let entry = Self.two(273) + Self.two(3) + Self.four(count) + Self.four(8)
            let entries = [UInt8](Array(repeating: entry, count: size).joined())
            let bytes: [UInt8] = [0x4D, 0x4D, 0, 42] + Self.four(8) + Self.two(size) + entries + Self.four(0)
            #expect(HiddenData.removed(from: Data(bytes)) == nil)
        }
        #expect(isLinear)
    }

    /// A film of as many pieces as rooms.
    @Test func `Pieces are found in their rooms, however many there are of both`() {
        let isLinear = Growth.isLinear(from: 400) { size in
            let rooms = (0..<size).map { 100 * $0..<100 * $0 + 90 }.shuffled()
            let parts = rooms.map { $0.lowerBound + 10..<$0.upperBound - 10 }.shuffled()
            var file = KeptBytes(Array(repeating: 1, count: 100 * size))
            #expect(parts.lie(within: rooms))
            file.clear(rooms, but: parts)
            #expect(file.bytes.reduce(0) { $0 + Int($1) } == 80 * size)
        }
        #expect(isLinear)
    }

    @Test(
        arguments: [
            ([0..<10], [2..<5, 4..<6], true), ([0..<10, 20..<30], [20..<30, 0..<10], true), ([0..<10], [5..<11], false),
            ([0..<10, 11..<20], [5..<15], false), ([], [1..<2], false), ([0..<10], [], true),
            ([20..<30], [5..<6], false),
        ] as [(rooms: [Range<Int>], parts: [Range<Int>], isInside: Bool)])
    func `Parts lie within a room each`(rooms: [Range<Int>], parts: [Range<Int>], isInside: Bool) {
        #expect(parts.lie(within: rooms) == isInside)
    }

    @Test func `What is kept stays, whatever overlaps, and what no room has stays, too`() {
        var file = KeptBytes((0..<20).map { UInt8($0 + 1) })
        file.clear([0..<5, 10..<18], but: [12..<14, 13..<16, 1..<2, 13..<14])
        #expect(file.bytes == [0, 2, 0, 0, 0, 6, 7, 8, 9, 10, 0, 0, 13, 14, 15, 16, 0, 0, 19, 20])
    }
}
