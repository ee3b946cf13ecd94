import Actions
import Core
import Store

/// Sets one of the switches.
struct SetPrivacy: Press, SwitchCoded {
    enum Switch: String, CaseIterable, CodeArgument { case approve, hide }

    static let verb = "privacy"
    let about: Switch
    let isOn: Bool

    func perform(in session: Session) throws -> (any Reply)? {
        try session.requirePrivacy()
        switch about {
        case .approve: try session.setApprovesFollowers(isOn)
        case .hide: try session.setHidesFollows(isOn)
        }
        try session.show(PrivacyCard(), note: about == .approve ? PrivacyReply.approves(isOn) : .hides(isOn))
        return nil
    }
}
