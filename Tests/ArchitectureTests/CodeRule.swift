/// Something that code must not do, except in the places named.
struct CodeRule: Sendable {
    let pattern: @Sendable (Substring) -> Bool
    let reason: String
    /// Rooms, or single files by their path.
    let exceptions: Set<String>

    static let all: [CodeRule] = [
        CodeRule(
            pattern: { $0.contains(/\bDate\(\)|\bDate\.now\b|\bTask\.sleep\b|\bThread\.sleep\b/) },
            reason: "the clock and the waits are handed in", exceptions: ["App", "wayside", "Sources/Core/Time.swift"]),
        CodeRule(
            pattern: { $0.contains(/\bTask(\.detached)?\s*(\([^)]*\)\s*)?\{/) },
            reason: "what lives is a Service; no stray task", exceptions: ["App", "wayside"]),
        CodeRule(
            pattern: { $0.contains(/\b(debugP|p)rint\(/) },
            reason: "only the command line prints; others log", exceptions: ["App", "wayside"]),
        CodeRule(
            pattern: { $0.contains(/@unchecked\s+Sendable|nonisolated\(unsafe\)/) },
            reason: "the compiler must be able to check it", exceptions: []),
        CodeRule(
            pattern: { $0.contains(/(^|\s)(public|open)\s+(?!extension\b)\w/) },
            reason: "access between rooms is package", exceptions: []),
    ]

    /// One line for each place where the code breaks a rule.
    static func violations(in source: SourceText, room: String) -> [String] {
        all.filter { !$0.exceptions.contains(room) && !$0.exceptions.contains(source.path) }.flatMap { rule in
            zip(1..., source.lines).filter { rule.pattern($0.1) }.map { "\(source.path):\($0.0): \(rule.reason)" }
        }
    }
}
