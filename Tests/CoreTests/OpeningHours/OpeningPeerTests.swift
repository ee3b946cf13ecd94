import Core
import Foundation
import Testing

/// Random opening hours, compared with what another program makes of them (`make test-real`).
struct OpeningPeerTests {
    static let file = ProcessInfo.processInfo.environment["WAYSIDE_OPENINGS"]

    @Test(.enabled(if: file != nil, "make test-real writes the file and names it in WAYSIDE_OPENINGS"))
    func `It is open when opening-hours-py says so`() throws {
        let lines = try String(contentsOfFile: try #require(Self.file), encoding: .utf8).split(separator: "\n")
        #expect(lines.count >= 1000)
        for line in lines {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            let hours = try #require(OpeningHours(parts[0]), "\(parts[0])")
            let site = try site(parts[1])
            for moment in parts[2].split(separator: ",") {
                let time = try #require(WallTime(text: String(moment.dropLast())))
                let expected: OpeningState.Kind = moment.last == "o" ? .open : .closed
                #expect(hours.state(at: time, site: site).kind == expected, "\(parts[0]) at \(moment)")
            }
        }
    }

    private func site(_ text: String) throws -> OpeningSite? {
        let parts = text.split(separator: " ")
        guard parts.count == 3 else { return nil }
        let latitude = try #require(Double(parts[0])), longitude = try #require(Double(parts[1]))
        return OpeningSite(
            coordinate: Coordinate(clampingLatitude: latitude, longitude: longitude),
            zone: try #require(TimeZone(identifier: String(parts[2]))))
    }
}
