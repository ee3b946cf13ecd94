import Foundation

/// Moments as files write them.
enum Instant {
    /// "2014-04-12T14:26:16.702Z" to the second; also with an offset, without a zone (then UTC) or without a time.
    static func read(_ text: String) -> Date? {
        let text = text.trimmed.replacingOccurrences(of: " ", with: "T").uppercased()
        let parts = text.split(separator: "T", maxSplits: 1)
        guard parts.count == 2 else { return try? Date(text, strategy: .iso8601.year().month().day()) }
        let zone = parts[1].firstIndex { "Z+-".contains($0) } ?? parts[1].endIndex
        let time = parts[1][..<zone].prefix { $0 != "." && $0 != "," }
        return try? Date(
            "\(parts[0])T\(time)\(zone == parts[1].endIndex ? "Z" : parts[1][zone...])", strategy: .iso8601)
    }

    /// In UTC, to the second: "2014-04-12T14:26:16Z".
    static func write(_ date: Date) -> String {
        Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down)).formatted(.iso8601)
    }
}
