/// Tokens to rules. What cannot be read leaves nil, so that nothing is read by half.
struct OpeningParser {
    let items: [OpeningTokens.Item]
    var index = 0
    /// Something was begun that cannot be finished.
    var isBroken = false

    init(_ items: [OpeningTokens.Item]) { self.items = items }

    mutating func rules() -> [OpeningRule]? {
        var rules: [OpeningRule] = []
        var joint = OpeningRule.Joint.normal
        while index < items.count {
            if let next = separator() {
                joint = joint == .normal || next == .fallback ? next : joint
                continue
            }
            guard let rule = rule(joint) else { return nil }
            rules.append(rule)
            guard index == items.count || isSeparator(token) else { return nil }
            joint = separator() ?? .normal
        }
        return rules.isEmpty ? nil : rules
    }

    private mutating func separator() -> OpeningRule.Joint? {
        guard isSeparator(token) else { return nil }
        defer { index += 1 }
        switch token {
        case .fallback: return .fallback
        case .sign(","): return .additional
        default: return .normal
        }
    }

    private func isSeparator(_ token: OpeningToken?) -> Bool {
        token == .sign(";") || token == .sign(",") || token == .fallback
    }

    /// nil where there is none, or one that cannot be read.
    private mutating func rule(_ joint: OpeningRule.Joint) -> OpeningRule? {
        let start = index
        var rule = OpeningRule(joint: joint)
        rule.days.condition = condition()
        selectors(&rule.days)
        if !takeAlways() { rule.times = times() }
        ending(&rule)
        return isBroken || index == start ? nil : rule
    }

    /// "summer": before what holds then.
    private mutating func condition() -> String? {
        guard case .comment(let words) = token, token(1) == .sign(":") else { return nil }
        index += 2
        return words
    }

    /// "24/7"
    private mutating func takeAlways() -> Bool {
        guard case .number(24, _) = token, token(1) == .sign("/"), case .number(7, _) = token(2) else { return false }
        index += 3
        return true
    }

    /// "off", "open "on request"", "by appointment". Words alone say that it is not known.
    private mutating func ending(_ rule: inout OpeningRule) {
        var kind: OpeningState.Kind?
        while true {
            if case .kind(let said) = token, kind == nil {
                kind = said
            } else if case .comment(let words) = token, rule.comment == nil {
                rule.comment = words
            } else {
                break
            }
            index += 1
        }
        rule.kind = kind ?? (rule.comment == nil ? .open : .unknown)
    }

    // MARK: Reading

    var token: OpeningToken? { token(0) }

    func token(_ ahead: Int) -> OpeningToken? {
        items.indices.contains(index + ahead) ? items[index + ahead].token : nil
    }

    func isSpaced(_ ahead: Int) -> Bool {
        items.indices.contains(index + ahead) ? items[index + ahead].isSpaced : false
    }

    mutating func take(_ sign: Character) -> Bool {
        guard token == .sign(sign) else { return false }
        index += 1
        return true
    }

    /// A number of so many digits that is not the hour of a time.
    func number(_ ahead: Int, digits: ClosedRange<Int>) -> Int? {
        guard case .number(let number, let count) = token(ahead), digits.contains(count), !isClock(ahead) else {
            return nil
        }
        return number
    }

    /// "10:00" or "10.00" without a space, or "9 am".
    func isClock(_ ahead: Int) -> Bool {
        guard case .number(_, 1...2) = token(ahead) else { return false }
        if token(ahead + 1) == .am || token(ahead + 1) == .pm { return true }
        guard token(ahead + 1) == .sign(":") || token(ahead + 1) == .sign("."), !isSpaced(ahead + 1),
            case .number(_, 2) = token(ahead + 2)
        else { return false }
        return !isSpaced(ahead + 2)
    }
}
