import App
import Foundation
import Sandbox

extension Entry {
    private static let allowed = """
        a line with @ is one of: @now 2026-03-14T09:00:00+01:00, @advance 2h, @group NAME PERSON PERSON, \
        @basicgroup NAME PERSON PERSON, @join GROUP PERSON, @leave GROUP PERSON, @promote GROUP PERSON, \
        @demote GROUP PERSON (a person, or bot), @migrate GROUP, @language PERSON TAG, @restart, @kill, @stop, @start, @set KEY VALUE, @map EXTRACT, \
        @fault METHOD 429|5xx|drop|hang|reset [SECONDS of a 429] [COUNT]
        """

    /// A line that begins with `@`.
    func directive() throws(Misread) -> Action {
        try nothingFurther()
        let words = head.split(separator: " ").map(String.init)
        let values = Array(words.dropFirst())
        switch (words[0], values.count) {
        case ("@now", 1): return .now(try moment(values[0]))
        case ("@advance", 1...): return .advance(try seconds(values.joined()))
        case ("@group", 2...): return try group(values[0], Array(values.dropFirst()), isBasic: false)
        case ("@basicgroup", 2...): return try group(values[0], Array(values.dropFirst()), isBasic: true)
        case ("@join", 2), ("@leave", 2):
            return .join(try knownGroup(values[0]), try known(values[1]), isIn: words[0] == "@join")
        case ("@promote", 2), ("@demote", 2):
            return .promote(try knownGroup(values[0]), try known(values[1]), words[0] == "@promote")
        case ("@migrate", 1): return .migrate(try knownGroup(values[0]))
        case ("@language", 2): return .language(values[0], tag: values[1])
        case ("@restart", 0): return .restart
        case ("@kill", 0): return .kill
        case ("@set", 2): return try setting(values[0], values[1])
        case ("@map", 1): return .map(values[0])
        case ("@stop", 0): return .stop
        case ("@start", 0): return .start
        case ("@fault", 2...4): return .fault(try fault(values))
        default: throw Misread(Self.allowed)
        }
    }

    private func setting(_ key: String, _ value: String) throws(Misread) -> Action {
        guard ServerConfiguration.settings.contains(where: { $0.name == key }) else {
            throw Misread("\(key) is no key of the configuration")
        }
        return .set(key: key, value: value)
    }

    private func moment(_ text: String) throws(Misread) -> Date {
        guard let date = ISO8601DateFormatter().date(from: text) else {
            throw Misread("a moment is written as 2026-03-14T09:00:00+01:00")
        }
        return date
    }

    /// `2h`, `1d12h`, `90s`.
    private func seconds(_ text: String) throws(Misread) -> Double {
        let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800]
        var total = 0.0
        var digits = ""
        for character in text {
            if let unit = units[character], let number = Double(digits) {
                total += number * unit
                digits = ""
            } else {
                digits.append(character)
            }
        }
        guard digits.isEmpty, total > 0 else { throw Misread("a time is written as 45s, 30m, 2h, 3d, 1w or 1h30m") }
        return total
    }

    private func group(_ name: String, _ members: [String], isBasic: Bool) throws(Misread) -> Action {
        for word in [name] + members where try known(word) == "bot" {
            throw Misread("\(word) is no name: small letters, digits and _ only, and not bot")
        }
        guard !groups.contains(name) else { throw Misread("there is a group \(name) already") }
        return .group(name, members: members, isBasic: isBasic)
    }

    /// A person's name, or the bot.
    private func known(_ name: String) throws(Misread) -> String {
        guard name.wholeMatch(of: /[a-z][a-z0-9_]*/) != nil else {
            throw Misread("\(name) is no name: small letters, digits and _ only, and not bot")
        }
        return name
    }

    private func fault(_ words: [String]) throws(Misread) -> SandboxFault {
        let name = words[1].wholeMatch(of: /5\d\d/) == nil ? words[1] : "5xx"
        let numbers = words.dropFirst(2).compactMap { Int($0) }
        guard let kind = SandboxFault.Kind(rawValue: name), numbers.count == words.count - 2,
            numbers.allSatisfy({ $0 > 0 }), kind == .tooManyRequests || numbers.count < 2
        else { throw Misread(Self.allowed) }
        if kind != .tooManyRequests { return SandboxFault(method: words[0], kind: kind, count: numbers.first ?? 1) }
        return SandboxFault(
            method: words[0], kind: kind, count: numbers.dropFirst().first ?? 1, retryAfter: numbers.first ?? 1)
    }
}
