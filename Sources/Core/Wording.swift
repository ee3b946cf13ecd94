/// A reply as a typed message: which one it is, its English, and its values. Never a finished string.
///
/// The English is a template: `{name}` puts in a value, `{count:place|places}` chooses by number,
/// `*words*` are bold, `_words_` italic and `` `words` `` code; `\` takes the next character as it is. Values are never read as markup.
package struct Wording: Sendable, Hashable {
    package let key: String
    package let english: String
    package let values: [String: WordingValue]

    /// `key` is "command.case", unique in the whole house; other languages' tables use it.
    package init(_ key: String, _ english: String, _ values: [String: WordingValue] = [:]) {
        self.key = key
        self.english = english
        self.values = values
    }
}

/// What can stand in a `Wording`.
package enum WordingValue: Sendable, Hashable {
    case text(String)
    case rich(RichText)
    case number(Int)
    /// Another message inside this one.
    case wording(Wording)
}

extension WordingValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    package init(stringLiteral value: String) { self = .text(value) }
    package init(integerLiteral value: Int) { self = .number(value) }
}

/// A case with its values, that knows its wording.
package protocol Reply: Sendable {
    var wording: Wording { get }
}

extension Wording: Reply {
    package var wording: Wording { self }
}

/// An error that knows its sentence: shown to the person as it is, never to the operator.
package struct Refusal: Error, Sendable {
    package let wording: Wording
    package let buttons: [[Button]]
    /// It is so only if we know right who is an administrator.
    package let restsOnRights: Bool
    /// What was refused as an answer may be something to keep instead.
    package let isOfAnswer: Bool
    package init(_ reply: some Reply, buttons: [[Button]] = [], isOfAnswer: Bool = false) {
        self.isOfAnswer = isOfAnswer
        wording = reply.wording
        self.buttons = buttons
        restsOnRights = reply is any RightsReply
    }
}

extension Refusal {
    /// The refusal that an error is, or that one which knows its sentence comes to; nil for any other error.
    package init?(_ error: any Error) {
        switch error {
        case let refusal as Refusal: self = refusal
        case let reply as any Reply: self.init(reply)
        default: return nil
        }
    }
}

/// A person's language: finds the template of a key, falls back to English.
package struct Voice: Sendable {
    /// IETF language tag.
    package let language: String
    private let table: [String: String]

    package init(language: String = "en", table: [String: String] = [:]) {
        self.language = language
        self.table = table
    }

    package static let english = Voice()

    package func say(_ reply: some Reply) -> RichText {
        let wording = reply.wording
        return WordingRenderer(voice: self, values: wording.values).render(table[wording.key] ?? wording.english)
    }

    /// The words alone, for a button or a pop-up.
    package func words(_ reply: some Reply) -> String { say(reply).plain }
}
