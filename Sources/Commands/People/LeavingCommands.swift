import Actions
import Core
import Language
import Store

/// Shows what would go with one's account, and deletes it a day after that is confirmed.
struct DeleteAccountCommand: Command {
    static let about = About(
        intent: "settings.leave", area: .people, menu: "deleteme", summary: "Delete your account and all your data",
        phrases: [
            "(delete|erase|remove|close|cancel|deactivate|terminate) [my|this] [wayside] (account|profile) [and (all|everything) [of] [my] [data|things]]",
            "(delete|erase|remove|wipe) [all] [of] my (data|information) [and my account]",
            "(delete|erase|remove|wipe) (everything|all) [you|that you] (have|know|keep) (about|of) me",
            "(delete|erase|forget) me [and all my data]", "deleteme",
            "(leave|quit) wayside [for good]",
        ],
        examples: ["delete my account", "delete all my data"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        try session.show(LeavingCard())
    }
}

/// Keeps an account that was about to be deleted.
struct KeepAccountCommand: Command {
    static let about = About(
        intent: "settings.stay", area: .people, summary: "Keep your account after all",
        phrases: [
            "keep my (account|profile|data)", "(do not|don't|dont) (delete|erase|remove) (my (account|data)|me)",
            "(stop|cancel) (deleting|the deletion of|deletion of) my (account|data)",
            "cancel [the] [account] deletion", "(let me|i) stay [here] [after all]",
        ],
        examples: ["keep my account"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        // A guest's button says the same: an account that keeps all they have.
        if try session.isGuest, try session.leavesAt == nil { return try session.offerAccount() }
        try session.staySaying()
    }
}
