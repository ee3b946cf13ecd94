extension ReadLine {
    private static let longest = 4

    /// It says of itself that it is for nobody else: "doctor Friday 10, only me", "add dentist to my calendar".
    package var isForOneself: Bool {
        tokens.indices.contains { start in
            (1...Self.longest).contains { count in
                let run = tokens.dropFirst(start).prefix(count)
                return run.count == count && run.allSatisfy { $0.kind == .word && !$0.isQuoted }
                    && means(run.map(\.key).joined(separator: " "), .forOneself)
            }
        }
    }
}
