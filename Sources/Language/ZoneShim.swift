package import Foundation
package struct TimeZoneMatch: Sendable, Hashable { package let timeZone: TimeZone }
package enum TimeZoneReader {
    package static func read(_ text: String) -> [TimeZoneMatch] { TimeZone(identifier: text).map { [TimeZoneMatch(timeZone: $0)] } ?? [] }
}
