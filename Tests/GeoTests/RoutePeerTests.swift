import Foundation
import Geo
import Testing

/// What scripts/routes.py wrote; nil where it did not run.
private let peerRows = ProcessInfo.processInfo.environment["WAYSIDE_ROUTES"]
    .flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }?
    .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }

@Suite(.enabled(if: peerRows != nil, "set by make test-real")) struct RoutePeerTests {
    @Test func `Ways are at most two in a hundred longer than those of OR-tools`() throws {
        let rows = try #require(peerRows)
        #expect(rows.count >= 4)
        for row in rows {
            let theirs = try #require(Double(row[2]))
            let metres = row[3].split(separator: ";").map { $0.split(separator: ",").compactMap { Double($0) } }
            let end: RouteOrder.End = row[1] == "back" ? .back : Int(row[1]).map { .at($0) } ?? .anywhere
            let route = RouteOrder(count: metres.count, start: Int(row[0]), end: end) { metres[$0][$1] }
            #expect(route.stops.sorted() == Array(metres.indices))
            #expect(route.length <= 1.02 * theirs, "\(metres.count) stops from \(row[0]) to \(row[1])")
        }
    }
}
