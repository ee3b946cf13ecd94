/// What a value is about, and the state to reach; both stored, so that the compiler writes the initializer.
protocol SwitchCoded: Coded {
    associatedtype About: CodeArgument
    /// How the two states are written.
    static var codes: (on: String, off: String) { get }
    init(about: About, isOn: Bool)
    var about: About { get }
    var isOn: Bool { get }
}

extension SwitchCoded {
    static var codes: (on: String, off: String) { ("on", "off") }

    init(_ about: About, _ isOn: Bool) { self.init(about: about, isOn: isOn) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let about = About(code: arguments[0]),
            arguments[1] == Self.codes.on || arguments[1] == Self.codes.off
        else { return nil }
        self.init(about: about, isOn: arguments[1] == Self.codes.on)
    }

    var arguments: [String] { [about.code, isOn ? Self.codes.on : Self.codes.off] }
}
