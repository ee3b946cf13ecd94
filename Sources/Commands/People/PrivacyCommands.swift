import Language
import Store

/// A line that sets one of the switches.
protocol SetsPrivacy: Command {
    static var press: SetPrivacy { get }
    init()
}

extension SetsPrivacy {
    init(_ said: Said) throws { self.init() }
    func perform(in session: Session) throws { _ = try Self.press.perform(in: session) }
}

/// Asks about everybody who wants to follow one.
struct ApproveFollowersCommand: SetsPrivacy {
    static let about = About(
        intent: "settings.privacy", key: "privacy.approve", area: .people, summary: "Be asked about each new follower",
        phrases: [
            "(approve|check) [my|all] [new] followers", "ask me (about|before) [new] followers",
            "ask me before (anybody|anyone|somebody|someone) follows me",
            "(make|set) my (account|profile) (private|closed)",
        ],
        examples: ["ask me about new followers"])
    static let press = SetPrivacy(.approve, true)
}

/// Lets anybody follow one unasked.
struct AnyFollowersCommand: SetsPrivacy {
    static let about = About(
        intent: "settings.privacy", key: "privacy.approveNot", area: .people, summary: "Let anybody follow you",
        phrases: [
            "let (anybody|anyone|everybody|everyone) follow me", "do not ask [me] about [new] followers",
            "(make|set) my (account|profile) (public|open)",
        ],
        examples: ["let anybody follow me"])
    static let press = SetPrivacy(.approve, false)
}

/// Shows nobody else who follows one and whom one follows.
struct HideFollowsCommand: SetsPrivacy {
    static let about = About(
        intent: "settings.privacy", key: "privacy.hide", area: .people,
        summary: "Hide who follows you and whom you follow",
        phrases: [
            "hide [my] (followers|follows|following)", "do not show [my] (followers|follows|following) [to others]",
            "hide (who follows me|who i follow|whom i follow)",
            "(nobody|no one) (may|should|can) (see|know) [my] (followers|who follows me|who i follow|whom i follow)",
        ],
        examples: ["hide my followers"])
    static let press = SetPrivacy(.hide, true)
}

/// Lets others see who follows one and whom one follows.
struct ShowFollowsCommand: SetsPrivacy {
    static let about = About(
        intent: "settings.privacy", key: "privacy.hideNot", area: .people,
        summary: "Let others see your followers again",
        phrases: [
            "show [my] (followers|follows|following) (again|to others|to everyone|to everybody)",
            "(unhide|do not hide) [my] (followers|follows|following) [anymore|any more]",
            "let (others|everyone|everybody) see [my] (followers|follows|following)",
        ],
        examples: ["show my followers again"])
    static let press = SetPrivacy(.hide, false)
}
