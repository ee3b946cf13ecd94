import Actions
import Core
import Foundation
import Language
import Store

/// "milk, eggs to party" where there is no list of that name: things with a comma between, and the name.
struct NewListOffer: Hashable, Sendable {
    private static let mostWords = 3

    let titles: [String]
    let name: String
    /// It was called a list, so that nothing need be asked.
    let isSure: Bool

    /// nil where a time, a number or too much stands in the place of the name.
    init?(_ line: ReadLine) {
        let text = line.text.trimmed
        guard !text.contains(where: \.isNewline), let comma = text.firstIndex(of: ",") else { return nil }
        let words = Self.prepositions(line.language)
        let found = words.flatMap { word in text.ranges(of: " \(word) ").map { ($0, $0.upperBound) } }
        guard let last = found.max(by: { $0.1 < $1.1 })?.0, last.lowerBound > comma,
            !text[..<last.lowerBound].hasSuffix(",")
        else { return nil }
        let said = text[last.upperBound...].trimmed.withoutEnd
        let tail = line.withoutPuttingEnd(Self.withoutArticle(said))
        guard (1...Self.mostWords).contains(tail.split(separator: " ").count), tail.contains(where: \.isLetter),
            !tail.contains(where: \.isNumber), LineReader.read(tail, language: line.language).times.isEmpty
        else { return nil }
        let titles = TitleSplit.parts(of: line.withoutPutting(text[..<last.lowerBound].trimmed))
        guard titles.count > 1, titles.allSatisfy({ $0.split(separator: " ").count < 5 }) else { return nil }
        (self.titles, name) = (titles, tail)
        isSure = said.split(separator: " ").contains { Self.lists.contains($0.lowercased()) }
    }

    private static func prepositions(_ language: LanguageID) -> [String] {
        language == .english ? ["to", "onto", "on"] : ["auf", "zu"]
    }

    private static let lists: Set<String> = ["list", "liste"]

    private static func withoutArticle(_ name: String) -> String {
        let words = name.split(separator: " ").map(String.init)
        let articles: Set<String> = ["the", "my", "our", "die", "meine", "unsere"]
        let bare = words.drop { articles.union(lists).contains($0.lowercased()) }
        let end = bare.last.map { lists.contains($0.lowercased()) } == true ? bare.dropLast() : bare
        return end.joined(separator: " ")
    }
}

/// Makes the list that was offered, with what was to be put on it.
struct MakeListOf: Press {
    static let verb = "makeListOf"
    /// The messenger's id of the line.
    let message: String
    init(message: String) { self.message = message }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, !arguments[0].isEmpty else { return nil }
        message = arguments[0]
    }
    var arguments: [String] { [message] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let line = try session.takeUnread(of: message) else { return TalkReply.lineForgotten }
        guard let offer = NewListOffer(LineReader.read(line.text, language: session.language)) else {
            return TalkReply.lineForgotten
        }
        try session.closeChoice()
        try session.keepSaying(offer)
        return nil
    }
}

extension Session {
    /// Asks whether a list of that name shall be made; false where the line says nothing of the kind.
    func offerNewList(_ spoken: Spoken) throws -> Bool {
        guard spoken.message.attachments.isEmpty, let offer = NewListOffer(spoken.line),
            try heading(named: offer.name) == nil
        else { return false }
        guard !offer.isSure else {
            try keepSaying(offer)
            return true
        }
        let make = MakeListOf(message: spoken.message.ref.id).button(NewListReply.make(offer.name), voice)
        try offerToKeep(spoken, saying: NewListReply.ask(offer.name, offer.titles.count), [[make]])
        return true
    }

    /// The list and what is on it, as one change.
    fileprivate func keepSaying(_ offer: NewListOffer) throws {
        let titles = try offer.titles.map { try TaskText(checking: $0).text }
        let name = try PlaceName(checking: offer.name).text
        let list = try change(.add, voice.words(TaskReply.adding(titles.joined(separator: ", ")))) {
            let list = try keepList(named: name)
            for title in titles {
                var new = NewTask(title)
                new.heading = list
                try keepTask(new)
            }
            return list
        } subject: {
            .heading($0)
        }
        try show(TasksCard(.list(list)), note: TaskReply.keptSeveral(titles.count))
    }
}

enum NewListReply: Reply {
    case ask(String, Int), make(String)

    var wording: Wording {
        switch self {
        case .ask(let name, let count):
            Wording(
                "newList.ask", "You have no list called *{name}* yet. Shall I make it, with {n} to do?",
                ["name": .text(name), "n": .number(count)])
        case .make(let name): Wording("newList.make", "New list {name}", ["name": .text(name)])
        }
    }
}
