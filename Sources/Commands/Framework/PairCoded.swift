/// Two things that a value is about.
protocol PairCoded: Coded {
    associatedtype First: CodeArgument
    associatedtype Second: CodeArgument
    init(_ first: First, _ second: Second)
    var pair: (First, Second) { get }
}

extension PairCoded {
    init?(_ arguments: [String]) {
        guard arguments.count == 2, let first = First(code: arguments[0]), let second = Second(code: arguments[1])
        else { return nil }
        self.init(first, second)
    }

    var arguments: [String] { [pair.0.code, pair.1.code] }
}
