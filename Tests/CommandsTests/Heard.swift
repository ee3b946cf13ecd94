import Core
import Foundation
import Language
import Testing

@testable import Commands

/// A line as the catalog understands it, for somebody who has some pins and headings.
struct Heard: CustomTestStringConvertible {
    static let places = [
        "Bakery", "gym", "Blue Bottle Coffee", "Grandma's house", "Office", "Café Müller", "Parking P2",
    ]
    static let headings = ["Ideas", "Car"]
    static let occasions = ["leave work", "leave office", "shopping", "cook"]
    static let names = Names(places: named(places), headings: named(headings), occasions: named(occasions))

    let spoken: Spoken
    let understanding: Understanding

    init(_ text: String, names: Names = Heard.names, language: LanguageID = .english) {
        let message = Incoming.Message(
            ref: MessageRef(chat: ChatRef(messenger: .telegram, id: "1"), id: "1"), text: text)
        spoken = Spoken(message: message, line: LineReader.read(text.asCommandLine, language: language))
        understanding = Understanding(spoken.line, names: names)
    }

    var testDescription: String { "“\(spoken.text)”" }

    /// The intent's name; "none" where the bot would not act.
    var intent: String { understanding.best.map { Understanding.command(of: $0).about.intent } ?? "none" }

    func isMeant(as command: any Command.Type) -> Bool {
        understanding.best.map { ObjectIdentifier(Understanding.command(of: $0)) } == ObjectIdentifier(command)
    }

    /// The nearest reading with its score, for a failing test's words.
    var nearest: String {
        guard let first = understanding.candidates.first else { return "nothing near" }
        let command = Understanding.command(of: first)
        let phrase = command.about.phrases(in: understanding.line.language)[first.phrase].pattern
        return "\(command) “\(phrase)” \(first.score)"
    }

    /// The typed fields of the command by name; optionals that are nil are left out.
    func fields() throws -> [String: String] {
        try understanding.command(for: spoken).map(Self.fields) ?? [:]
    }

    /// Those of a command within are its own.
    private static func fields(of command: any Command) -> [String: String] {
        var fields: [String: String] = [:]
        for child in Mirror(reflecting: command).children {
            if let inner = child.value as? any Command { fields.merge(Self.fields(of: inner)) { one, _ in one } }
            guard let label = child.label, label != "spoken", !(child.value is any Command), !(child.value is Said),
                let text = Self.text(child.value)
            else { continue }
            fields[label] = text
        }
        return fields
    }

    private static func text(_ value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { text($0.value) } }
        return switch value {
        case let name as NameMatch: name.name
        case let value as SaidValue: if case .time(let time) = value { "\(time)" } else { "\(value)" }
        case let point as Coordinate: "\(point.latitude) \(point.longitude)"
        case let wish as TaskWish: ([wish.title] + (wish.list.map { [$0] } ?? [])).joined(separator: " on ")
        case let list as [String]: list.isEmpty ? nil : list.joined(separator: " ")
        case let list as [Any] where list.isEmpty: nil
        case let text as String: text.isEmpty ? nil : text
        default: "\(value)"
        }
    }

    private static func named(_ names: [String]) -> [Named] {
        names.enumerated().map { Named(id: Int64($0.offset + 1), name: $0.element) }
    }
}

extension String {
    /// "/pin_here" as the words that it stands for, as the engine reads it.
    fileprivate var asCommandLine: String {
        guard hasPrefix("/") else { return self }
        let word = dropFirst().prefix { !$0.isWhitespace }
        return word.replacingOccurrences(of: "_", with: " ") + dropFirst(1 + word.count)
    }
}
