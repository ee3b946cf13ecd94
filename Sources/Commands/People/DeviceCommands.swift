import Actions
import Core
import Language
import Store

/// Makes a code for another account, or links this one by the code of another.
struct LinkDeviceCommand: Command {
    static let about = About(
        intent: "settings.link", area: .people, summary: "Use one account on several devices and messengers",
        phrases: [
            "(link|connect|add|pair) [my] (another|other|second|new) (device|account|phone|messenger)",
            "(link|connect|pair) [a|my|this] (device|account|phone|messenger)", "link code",
            "use [this|wayside] on (another|a second|my other) (device|account|phone|messenger)",
            "i (have|got) a new (phone|device)", "link {code:word}",
            "link [this] [account|device] [with|by] [the] code {code:word}",
        ],
        examples: ["link another device", "link k7mp3xq9"])

    let code: String?
    init(_ said: Said) throws { code = said.slots.text("code") }

    func perform(in session: Session) throws {
        guard let code else { return try session.tellDeviceCode() }
        try session.offerLink(code)
    }
}

/// The accounts that are one person's here.
struct DevicesCommand: Command {
    static let about = About(
        intent: "settings.devices", area: .people, summary: "Which accounts and devices are yours",
        phrases: [
            "[show|list|open] [me] [my|all] [linked|other] (devices|accounts)", "where am i (logged|signed) in",
            "which (devices|accounts) are linked",
        ],
        examples: ["devices", "linked accounts"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        try session.show(DevicesCard())
    }
}

/// Takes this account off the person that it was linked to.
struct UnlinkDeviceCommand: Command {
    static let about = About(
        intent: "settings.unlink", area: .people, summary: "Unlink an account; it has what was its own again",
        phrases: [
            "(unlink|disconnect|unpair)",
            "(unlink|disconnect|unpair) [this|my|a|the|other] (device|account|phone|messenger)",
        ],
        examples: ["unlink", "unlink this device"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        guard let here = try session.linkedHere else { return try session.show(DevicesCard()) }
        _ = try session.unlinkTelling(here)
    }
}
