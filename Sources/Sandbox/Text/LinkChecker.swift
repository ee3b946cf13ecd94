/// What Telegram takes for a link.
enum LinkChecker {
    /// The address in Telegram's form, or nil where it is none (TDLib `LinkManager::get_checked_link`).
    static func checked(_ text: String) -> String? {
        guard !text.isEmpty, !text.contains(where: \.isWhitespace) else { return nil }
        if let colon = text.firstRange(of: "://") {
            let scheme = text[..<colon.lowerBound].lowercased()
            let rest = text[colon.upperBound...]
            if ["tg", "ton", "tonsite"].contains(scheme) { return rest.isEmpty ? nil : scheme + "://" + rest }
            guard ["http", "https"].contains(scheme) else { return nil }
            return web(scheme, rest)
        }
        return web("http", text[...])
    }

    private static func web(_ scheme: String, _ rest: Substring) -> String? {
        let host = rest.prefix { !"/?#".contains($0) }
        let tail = rest.dropFirst(host.count)
        let name = host.split(separator: "@").last ?? ""
        let bare = name.prefix { $0 != ":" }
        guard bare.contains("."), !bare.hasPrefix("."), !bare.hasSuffix(".") else { return nil }
        return scheme + "://" + host.lowercased() + (tail.hasPrefix("/") ? tail : "/" + tail)
    }
}
