package import Foundation

/// How the server is, for the operator and their watchers.
package struct HealthReport: Sendable, Equatable {
    /// One thing that was looked at.
    package struct Check: Sendable, Equatable, Codable {
        package let name: String
        package let isFine: Bool
        /// What was seen, in a sentence without anybody's words.
        package let detail: String
        package init(_ name: String, isFine: Bool, _ detail: String) {
            self.name = name
            self.isFine = isFine
            self.detail = detail
        }
    }

    /// False where only a restart can help.
    package let isLive: Bool
    package let checks: [Check]
    package let version: String
    /// Seconds since the start.
    package let uptime: Int

    package init(isLive: Bool, checks: [Check], version: String, uptime: Int) {
        self.isLive = isLive
        self.checks = checks
        self.version = version
        self.uptime = uptime
    }

    /// Updates are taken and answered.
    package var isReady: Bool { isLive && checks.allSatisfy(\.isFine) }

    /// The JSON that `/health` answers.
    package var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let body = Body(live: isLive, ready: isReady, checks: checks, version: version, uptime: uptime)
            return try encoder.encode(body) + Data("\n".utf8)
        }
    }

    /// Reads what `/health` answered.
    package init(json: Data) throws {
        let body = try JSONDecoder().decode(Body.self, from: json)
        self.init(isLive: body.live, checks: body.checks, version: body.version, uptime: body.uptime)
    }

    private struct Body: Codable {
        let live: Bool
        let ready: Bool
        let checks: [Check]
        let version: String
        let uptime: Int
    }
}
