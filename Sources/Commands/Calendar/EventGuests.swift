import Actions
import Core
import Language
import Store

extension Session {
    /// People one has to do with whom the words of an event name as its company: "brunch with @ben and Cara", "invite ben
    /// to brunch". They are told nothing of it.
    func guests(named title: String) throws -> [ProfileRecord] {
        guard !isGroup else { return [] }
        let line = LineReader.read(title, language: language)
        let isInvited = line.begins(with: .inviting)
        let names = line.tokens.indices.filter { index in
            isInvited || line.isAmongCompany(tokenAt: index) || title.contains("@")
        }.map { line.string(line.tokens[$0].range).trimmingPrefix("@") }
        guard !names.isEmpty else { return [] }
        let words = Set(names.map { $0.lowercased() })
        return try acquaintances(limit: 2_000).filter { person in
            words.contains(person.name.lowercased()) || person.username.map { words.contains($0.lowercased()) } == true
        }
    }
}
