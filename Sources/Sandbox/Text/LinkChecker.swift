import Foundation

/// What Telegram takes for a link.
enum LinkChecker {
    /// The address in Telegram's form, or nil where it is none (TDLib `LinkManager::get_checked_link`).
    static func checked(_ text: String) -> String? {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty, !trimmed.contains(where: \.isWhitespace) else { return nil }
        if let colon = trimmed.firstRange(of: "://") {
            let scheme = trimmed[..<colon.lowerBound].lowercased()
            let rest = trimmed[colon.upperBound...]
            if ["tg", "ton", "tonsite"].contains(scheme) { return rest.isEmpty ? nil : scheme + "://" + rest }
            guard ["http", "https"].contains(scheme) else { return nil }
            return web(scheme, rest)
        }
        return web("http", trimmed[...])
    }

    private static func web(_ scheme: String, _ rest: Substring) -> String? {
        let host = rest.prefix { !"/?#".contains($0) }
        let tail = rest.dropFirst(host.count)
        let name = host.split(separator: "@").last ?? ""
        let bare = name.prefix { $0 != ":" }
        guard bare.contains("."), !bare.hasPrefix("."), !bare.hasSuffix(".") else { return nil }
        return scheme + "://" + host.lowercased() + (tail.isEmpty ? "/" : tail)
    }
}
