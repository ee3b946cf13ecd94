import Core
import Foundation
import Geo
import Testing

struct PathTests {
    static func point(_ latitude: Double, _ longitude: Double) -> Coordinate {
        Coordinate(clampingLatitude: latitude, longitude: longitude)
    }

    @Test func `A way as text is what others write`() {
        // The example of Google's own description, at six digits as Valhalla writes it.
        let way = [Self.point(38.5, -120.2), Self.point(40.7, -120.95), Self.point(43.252, -126.453)]
        #expect(PathText.write([way]) == "_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI")
    }

    @Test func `What is written is read again, to the millionth of a degree`() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<50 {
            let pieces = (0..<3).map { _ in
                (0..<Int.random(in: 1...40, using: &random)).map { _ in
                    Self.point(.random(in: -90...90, using: &random), .random(in: -180...180, using: &random))
                }
            }
            let text = PathText.write(pieces), back = PathText.read(text)
            #expect(PathText.write(back) == text)
            #expect(zip(pieces.joined(), back.joined()).allSatisfy { $0.distance(to: $1) < 0.2 })
            #expect(back.map(\.count) == pieces.map(\.count))
        }
    }

    @Test(arguments: [
        "", " ", "?", "~~~~", "\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}", "_izlhA~rlgdF_",
        "é",
    ])
    func `Text that is no way is read without harm`(text: String) {
        #expect(PathText.read(text).joined().count <= 1)
    }

    @Test func `A long way keeps its form and its ends`() {
        let circle = (0...20_000).map { step in
            let angle = Double(step) / 20_000 * 2 * .pi
            return Self.point(48.2 + sin(angle) / 50, 16.37 + cos(angle) / 50)
        }
        let thin = PathLine.thinned([circle], to: 5_000)
        #expect(thin[0].count <= 5_000 && thin[0].count > 20)
        #expect(thin[0].first == circle.first && thin[0].last == circle.last)
        let share = PathLine.metres(thin) / PathLine.metres([circle])
        #expect(share > 0.99 && share <= 1)
        #expect(PathLine.thinned(thin, to: 5_000) == thin)
    }

    @Test func `A way in very many pieces is cut to what can be kept`() {
        let pieces = (0..<9_000).map { [Self.point(Double($0) / 1_000, 1), Self.point(Double($0) / 1_000, 1.1)] }
        #expect(PathLine.thinned(pieces, to: 5_000).joined().count <= 5_000)
    }
}
