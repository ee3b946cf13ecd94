import Foundation

/// Something that code must not do, except in the places named.
struct CodeRule: Sendable {
    /// An ICU regular expression: over a whole house it is many times as fast as Swift's own.
    let pattern: String
    let reason: String
    /// Rooms, or single files by their path.
    let exceptions: Set<String>

    static let all = [
        CodeRule(
            pattern: #"\bDate\(\)|\bDate\.now\b|\bTask\.sleep\b|\bThread\.sleep\b"#,
            reason: "the clock and the waits are handed in",
            exceptions: ["App", "wayside", "Sources/Core/Time.swift", "Sources/Sandbox/Model/SandboxOptions.swift"]),
        CodeRule(
            pattern: #"\bTask(\.detached)?\s*(\([^)]*\)\s*)?\{"#,
            reason: "what lives is a Service; no stray task", exceptions: ["App", "wayside"]),
        CodeRule(
            pattern: #"\b(debugP|p)rint\("#,
            reason: "only the command line prints; others log", exceptions: ["App", "wayside"]),
        CodeRule(
            pattern: #"@unchecked\s+Sendable|nonisolated\(unsafe\)"#,
            reason: "the compiler must be able to check it", exceptions: []),
        CodeRule(
            pattern: #"(?<=^|\s)(public|open)[ \t]+(?!extension\b)\w"#,
            reason: "access between rooms is package", exceptions: []),
    ]

    /// One line for each place where the code breaks a rule.
    static func violations(in source: SourceText, room: String) throws -> [String] {
        try all.filter { !$0.exceptions.contains(room) && !$0.exceptions.contains(source.path) }.flatMap { rule in
            try rule.lines(in: source.code).map { "\(source.path):\($0): \(rule.reason)" }
        }
    }

    /// Where the pattern stands, from 1.
    private func lines(in code: String) throws -> [Int] {
        let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
        let text = code as NSString
        return expression.matches(in: code, range: NSRange(location: 0, length: text.length)).map { match in
            text.substring(to: match.range.location).count { $0 == "\n" } + 1
        }
    }
}
