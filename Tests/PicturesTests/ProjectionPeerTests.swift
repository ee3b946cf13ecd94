import Core
import Foundation
import Geo
import MapData
import Testing

@testable import Pictures

/// What scripts/projection.py wrote; nil where it did not run.
private let peerRows = ProcessInfo.processInfo.environment["WAYSIDE_PROJECTION"]
    .flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }?
    .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }

@Suite(.enabled(if: peerRows != nil, "set by make test-real")) struct ProjectionPeerTests {
    @Test func `Places lie on the pixels where py-staticmaps has them`() throws {
        let rows = try #require(peerRows).filter { $0[0] == "P" }.map { $0.dropFirst().compactMap(Double.init) }
        #expect(rows.count > 100)
        for row in rows {
            let window = MapWindow(center: place(row[0], row[1]), zoom: row[2], width: row[3], height: row[4])
            let pixel = window.pixel(of: place(row[5], row[6]))
            // Where the whole world is narrower than the picture, both ways round are right.
            let across = remainder(pixel.x - row[7], window.worldSide)
            #expect(abs(across) < 0.01 && abs(pixel.y - row[8]) < 0.01, "\(row)")
        }
    }

    @Test func `An area covers the pixels that it covers in a picture of py-staticmaps`() throws {
        let rows = try #require(peerRows).filter { $0[0] == "M" }
        #expect(!rows.isEmpty)
        for row in rows {
            let numbers = row[1...5].compactMap(Double.init), width = Int(numbers[3]), height = Int(numbers[4])
            let corners = row[6].split(separator: ";").map { corner in
                let sides = corner.split(separator: ",").compactMap { Double($0) }
                return place(sides[0], sides[1])
            }
            let theirs = try [UInt8](#require(Data(base64Encoded: row[7])))
            let ours = try inside(corners, center: place(numbers[0], numbers[1]), zoom: numbers[2], width, height)
            #expect(theirs.contains(1))
            #expect(strays(ours, theirs, width) == 0 && strays(theirs, ours, width) == 0, "\(row[1...5])")
        }
    }

    /// 1 for each pixel that is partly water when the corners are those of a lake.
    private func inside(
        _ corners: [Coordinate], center: Coordinate, zoom: Double, _ width: Int, _ height: Int
    ) throws -> [UInt8] {
        let window = MapWindow(center: center, zoom: zoom, width: Double(width), height: Double(height))
        let everywhere = MapExtract(
            name: "", southWest: place(-90, -180), northEast: place(90, 180), attribution: "", dataAt: nil,
            importedAt: Date(timeIntervalSince1970: 0))
        let lake = MapFeature(kind: .sea, shape: .area([corners]))
        let sheet = try MapSheet(
            window, scale: 1, isDark: false, ground: MapGround(features: { _, _ in [lake] }, extracts: { [everywhere] })
        )
        sheet.paintGround()
        // Red is 0xF4 on land and less where there is any water: thin corners are never all water.
        return try (0..<height).flatMap { y in
            try (0..<width).map { x in try sheet.canvas.colour(x, y) >> 16 < 0xF2 ? 1 : 0 }
        }
    }

    /// How many pixels of one have none of the other beside them.
    private func strays(_ one: [UInt8], _ other: [UInt8], _ width: Int) -> Int {
        one.indices.count { index in
            guard one[index] == 1 else { return false }
            let beside = [-width - 1, -width, -width + 1, -1, 0, 1, width - 1, width, width + 1]
            return !beside.contains { other.indices.contains(index + $0) && other[index + $0] == 1 }
        }
    }
}
