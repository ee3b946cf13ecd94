import Actions
import Core
import Store

/// Sets one of the switches.
struct SetPrivacy: Press {
    enum Switch: String, CaseIterable { case approve, hide }

    static let verb = "privacy"
    let what: Switch
    let isOn: Bool

    init(_ what: Switch, _ isOn: Bool) {
        self.what = what
        self.isOn = isOn
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let what = Switch(rawValue: arguments[0]), ["on", "off"].contains(arguments[1])
        else { return nil }
        self.init(what, arguments[1] == "on")
    }

    var arguments: [String] { [what.rawValue, isOn ? "on" : "off"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.requirePrivacy()
        switch what {
        case .approve: try session.setApprovesFollowers(isOn)
        case .hide: try session.setHidesFollows(isOn)
        }
        try session.show(PrivacyCard(), note: what == .approve ? PrivacyReply.approves(isOn) : .hides(isOn))
        return nil
    }
}
