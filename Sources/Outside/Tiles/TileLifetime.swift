/// How long a tile holds, by what its server says (RFC 9111, 4.2): a pure rule.
struct TileLifetime: Sendable {
    /// An hour at least, so that a server which forbids caches is not asked for each picture anew; a month at most.
    private static let range = 3600.0...2_592_000
    /// Where the server does not say.
    private static let usual = 604_800.0

    let seconds: Double

    init(cacheControl: String?, age: String?) {
        let directives = (cacheControl ?? "").lowercased().split(separator: ",")
            .map { $0.split(separator: " ").joined() }
        func number(_ name: String) -> Double? {
            directives.first { $0.hasPrefix(name + "=") }
                .flatMap { Double($0.dropFirst(name.count + 1).filter { $0 != "\"" }) }
        }
        let isForbidden = directives.contains { ["no-store", "no-cache"].contains($0) }
        let said = isForbidden ? 0 : number("s-maxage") ?? number("max-age")
        let spent = age.flatMap(Double.init) ?? 0
        let left = (said ?? Self.usual) - max(0, spent)
        // Also where a number is none.
        seconds = left > Self.range.lowerBound ? min(Self.range.upperBound, left) : Self.range.lowerBound
    }
}
