import Actions
import Core

/// A typed value written as "verb:argument:argument", at most 64 bytes: button data, card subjects.
package protocol Coded: Sendable {
    static var verb: String { get }
    /// nil when the arguments are not of this kind: a client can send anything.
    init?(_ arguments: [String])
    var arguments: [String] { get }
}

extension Coded {
    package var code: String { ([Self.verb] + arguments).joined(separator: ":") }
}

/// A value that is all in its verb.
protocol BareCoded: Coded {
    init()
}

extension BareCoded {
    init?(_ arguments: [String]) {
        guard arguments.isEmpty else { return nil }
        self.init()
    }

    var arguments: [String] { [] }
}

/// A page of a list, from 0, and nothing else.
protocol PageCoded: Coded {
    init(page: Int)
    var page: Int { get }
}

extension PageCoded {
    init() { self.init(page: 0) }

    init?(_ arguments: [String]) {
        guard arguments.count == 1, let page = PageCode.read(arguments[0]) else { return nil }
        self.init(page: page)
    }

    var arguments: [String] { ["\(page)"] }
}

/// What one argument of a code says: "12", "p12", "n240095012".
protocol CodeArgument: Sendable {
    /// nil for anything else: a client can send anything.
    init?(code: String)
    var code: String { get }
}

extension ID: CodeArgument {
    package init?(code: String) { self.init(code) }
    package var code: String { description }
}

/// A choice is its own code.
extension CodeArgument where Self: RawRepresentable<String> {
    init?(code: String) { self.init(rawValue: code) }
    var code: String { rawValue }
}

/// A messenger's id of a message, which is its own code.
extension String: CodeArgument {
    package init?(code: String) { self = code }
    package var code: String { self }
}

/// What a value is about, and nothing else.
protocol OneCoded: Coded {
    associatedtype About: CodeArgument
    init(_ about: About)
    var about: About { get }
}

extension OneCoded {
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let about = About(code: arguments[0]) else { return nil }
        self.init(about)
    }

    var arguments: [String] { [about.code] }
}

/// What a value is about, and which of its steps; both stored, so that the compiler writes the initializer.
protocol StepCoded: Coded {
    associatedtype About: CodeArgument
    associatedtype Step: RawRepresentable<String>
    init(id: About, step: Step)
    var id: About { get }
    var step: Step { get }
}

extension StepCoded {
    init(_ id: About, _ step: Step) { self.init(id: id, step: step) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = About(code: arguments[0]), let step = Step(rawValue: arguments[1]) else {
            return nil
        }
        self.init(id: id, step: step)
    }

    var arguments: [String] { [id.code, step.rawValue] }
}

/// What a value is about and a page, from 0.
protocol PagedCoded: Coded {
    associatedtype About: CodeArgument
    init(_ about: About, page: Int)
    var about: About { get }
    var page: Int { get }
}

extension PagedCoded {
    init?(_ arguments: [String]) {
        guard arguments.count == 2, let about = About(code: arguments[0]), let page = PageCode.read(arguments[1]) else {
            return nil
        }
        self.init(about, page: page)
    }

    var arguments: [String] { [about.code, "\(page)"] }
}

/// What a card is about, which buttons stand under it, and a page of it, from 0.
protocol ModeCoded: Coded {
    associatedtype About: CodeArgument
    associatedtype Mode: RawRepresentable<String>
    init(_ about: About, _ mode: Mode, page: Int)
    var id: About { get }
    var mode: Mode { get }
    var page: Int { get }
}

extension ModeCoded {
    init?(_ arguments: [String]) {
        guard arguments.count == 3, let id = About(code: arguments[0]), let mode = Mode(rawValue: arguments[1]),
            let page = PageCode.read(arguments[2])
        else { return nil }
        self.init(id, mode, page: page)
    }

    var arguments: [String] { [id.code, mode.rawValue, "\(page)"] }
}

extension Card where Self: PagedCoded {
    /// One page takes the place of another.
    var subject: String { "\(Self.verb):\(about.code)" }
}

typealias BarePress = Press & BareCoded
typealias OnePress = Press & OneCoded
typealias BareCard = Card & BareCoded
typealias PageCard = Card & PageCoded

/// The page of a list, from 0, as codes carry it.
enum PageCode {
    /// nil for what no list of ours has: a client can send any number.
    static func read(_ text: String) -> Int? { Int(text).flatMap { (0..<1_000_000).contains($0) ? $0 : nil } }
}

/// The parts of a coded value before its kind is known.
struct CodeParts {
    /// UTF-8 bytes of a whole code, since it is what a button carries (Bot API, InlineKeyboardButton).
    static let longest = 64

    let verb: String
    let arguments: [String]

    init?(_ code: String) {
        var parts = code.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard code.utf8.count <= Self.longest, !parts.isEmpty else { return nil }
        verb = parts.removeFirst()
        arguments = parts
    }
}

extension OSMElement: CodeArgument {
    package init?(code: String) { self.init(code) }
    package var code: String { description }
}

extension Settings.MapsApp: CodeArgument {}
extension NoteHome: CodeArgument {}
extension PlaceRef: CodeArgument {}
extension MemorySelection: CodeArgument {}
extension Thing: CodeArgument {}
extension TaskScope: CodeArgument {}
extension ReviewScope: CodeArgument {}
