import Store

extension Session {
    /// How a thing is asked for by its title, case apart: called just so, else with these words in it.
    func isTitled(_ words: String) -> [Query] {
        let words = words.lowercased()
        return ["lowercased(title) = \(words)", "instr(lowercased(title), \(words)) > 0"]
    }
}
