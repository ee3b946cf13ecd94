import Actions
import Core
import Language
import Store

extension Session {
    /// What others see at once is asked about where it is no mere thing to buy: "add call the lawyer" may be for oneself.
    func asksFirst(_ wish: TaskWish, _ list: HeadingID) throws -> Bool {
        let isLong = wish.title.split(separator: " ").count > Self.mostThingWords && !wish.title.contains(",")
        return try isLong && !isGroup && whose(.heading(list))?.isShared == true || asksForOthers(wish, list)
    }

    /// The same where the list is named: "who is on camping", "give me a link to camping" ask something, and in "add Mia to
    /// camping" she may rather be meant to see it. "May Ben add", "I added eggs", "nothing to add" order nothing.
    func asksForOthers(_ wish: TaskWish, _ list: HeadingID) throws -> Bool {
        let line = wish.spoken.line
        let asks = line.begins(with: .asking) || line.tokens.dropFirst().first.map { line.means($0.key, .me) } == true
        guard try asks || line.begins(with: .noOrder) || mayBePerson(wish.title) || keepsFromOthers(line) else {
            return false
        }
        return try !isGroup && whose(.heading(list))?.isShared == true
    }

    /// "wine, Ben must not see it", "ring (secret)": it is not for all who see the list.
    private func keepsFromOthers(_ line: ReadLine) throws -> Bool {
        let tokens = line.tokens, words = tokens.filter { !$0.isQuoted && $0.kind == .word }
        let isSecret = tokens.indices.dropFirst().contains { index in
            line.means(tokens[index].key, .secret)
                && (index == tokens.count - 1 || tokens[index - 1].kind == .punctuation)
        }
        if isSecret { return true }
        guard words.contains(where: { line.means($0.key, .denying) }) else { return false }
        return try words.contains { try !$0.isOfEveryDay && mayBePerson(line.string($0.range)) }
    }

    private static let mostThingWords = 2

    func askForShared(_ list: HeadingID, _ wish: TaskWish) throws {
        let name = try name(of: .heading(list)) ?? "", spoken = wish.spoken.saying(wish.title)
        let put = PutOnList(message: spoken.message.ref.id, about: list).button(AddedReply.put(name), voice)
        offered = [put].compactMap(\.pressCode)
        try offerToKeep(spoken, saying: AddedReply.onShared(name), [[put]])
    }
}
