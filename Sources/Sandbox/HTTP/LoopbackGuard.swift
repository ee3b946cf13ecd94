import HTTPTypes

/// Keeps other web sites out: a request must name this machine as its host, and come from a page of ours or from none.
enum LoopbackGuard {
    /// nil when the request may pass, else what is wrong with it.
    static func objection(host: String?, origin: String?) -> String? {
        guard let host, names.contains(name(of: host)) else { return "The sandbox answers on localhost only." }
        guard let origin else { return nil }
        return origin.lowercased() == "http://" + host.lowercased() ? nil : "Another site may not use the sandbox."
    }

    private static let names: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

    private static func name(of host: String) -> String {
        let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
        return name.lowercased()
    }
}
