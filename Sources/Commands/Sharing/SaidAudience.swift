import Core
import Language

/// With whom, as typed: "close friends", "ana and @ben".
enum SaidAudience {
    case audience(Audience)
    case people([SaidPerson])

    /// - Throws: a `Refusal` where several audiences, or an audience and people, are named at once.
    init(_ typed: String) throws {
        if let audience = Self.audience(typed) {
            self = .audience(audience)
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

    /// "ana, ben and @cara" as three; "+" and "&" join, too.
    private static func parts(of typed: String) -> [String] {
        typed.split { ",;&+\n".contains($0) }.flatMap { part in
            part.split(separator: " ").split { SignalWord.and.isSaid(by: String($0)) }.map {
                $0.joined(separator: " ")
            }
        }.filter { !$0.isEmpty }
    }
}
