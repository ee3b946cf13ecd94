/// A line that waits, and what something is to be done with it about.
protocol LineCoded: Coded {
    associatedtype About: CodeArgument
    init(message: String, about: About)
    /// The messenger's id of the line.
    var message: String { get }
    var about: About { get }
}

extension LineCoded {
    init?(_ arguments: [String]) {
        guard arguments.count == 2, !arguments[0].isEmpty, let about = About(code: arguments[1]) else { return nil }
        self.init(message: arguments[0], about: about)
    }

    var arguments: [String] { [message, about.code] }
}

typealias LinePress = Press & LineCoded
