import Core
import Language

/// With whom, as typed: "close friends", "ana and @ben".
enum SaidAudience {
    case audience(Audience)
    case people([SaidPerson])
    /// "everyone except Ben", which cannot be; as typed.
    case allBut(String)

    /// - Throws: a `Refusal` where several audiences, or an audience and people, are named at once.
    init(_ words: String) throws {
        let typed = words.withoutEnd
        if let audience = Self.audience(typed) {
            self = .audience(audience)
            return
        }
        if Self.leavesOut(typed) {
            self = .allBut(typed)
            return
        }
        let parts = Self.parts(of: typed)
        if parts.contains(where: { Self.audience($0) != nil }) { throw Refusal(ShareReply.oneAudience) }
        let people = parts.compactMap { SaidPerson($0) }
        guard !people.isEmpty, people.count == parts.count, people.count <= 20 else {
            throw Refusal(PersonReply.unknown(typed))
        }
        self = .people(people)
    }

    private static func audience(_ typed: String) -> Audience? {
        let words = typed.trimmed
        let audiences: [(SignalWord, Audience)] = [
            (.onlyMe, .onlyMe), (.closeFriends, .closeFriends), (.followers, .followers), (.everyone, .everyone),
        ]
        return audiences.first { $0.0.isSaid(by: words) }?.1
    }

    /// An audience stands before the word that leaves somebody out.
    private static func leavesOut(_ typed: String) -> Bool {
        let words = typed.split(separator: " ").map(String.init)
        guard let index = words.dropFirst().firstIndex(where: { SignalWord.except.isSaid(by: $0) }) else {
            return false
        }
        return audience(words[..<index].joined(separator: " ")) != nil
    }

    /// "ana, ben and @cara" as three; "+" and "&" join, too. That it is they alone, or they as well, names nobody:
    /// "cara only", "ben and nobody else".
    private static func parts(of typed: String) -> [String] {
        typed.split { ",;&+\n".contains($0) }.flatMap { part in
            part.split(separator: " ").split { SignalWord.and.isSaid(by: String($0)) }.map { words in
                guard let last = words.last, SignalWord.alone.isSaid(by: String(last)) else {
                    return words.joined(separator: " ")
                }
                return words.dropLast().joined(separator: " ")
            }
        }.filter { !$0.isEmpty && !SignalWord.alone.isSaid(by: $0) }
    }
}

extension SaidAudience: CustomStringConvertible {
    var description: String {
        switch self {
        case .audience(let audience): audience.rawValue
        case .allBut(let typed): typed
        case .people(let people): people.map(\.typed).joined(separator: ", ")
        }
    }
}
