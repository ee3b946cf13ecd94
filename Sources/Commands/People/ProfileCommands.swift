import Actions
import Core
import Language
import Store

/// The name that others see.
struct NameCommand: Command {
    static let about = About(
        intent: "profile.name", area: .people, summary: "The name that others see",
        phrases: [
            "my name is {name:name}", "(change|set) my name to {name:name}", "rename (me|myself) [to|as] {name:name}",
            "[just] (call|address) me [as] {name:word}", "you (can|may) call me {name:word}",
            "(change|edit|set) my name",
            "rename (me|myself)", "my name [is]",
        ],
        examples: ["my name is Ana Maria", "call me Ana", "change my name"])

    let name: String?
    init(_ said: Said) throws { name = said.slots.text("name") }
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        guard let name else { return try session.askForProfile(.name) }
        try session.takeName(name)
    }
}

/// The name by which others find one.
struct UsernameCommand: Command {
    static let about = About(
        intent: "profile.username", area: .people, summary: "The username by which others find you",
        phrases: [
            "[change|set] [my] (username|user name|handle) [to|is|:] {name:rest}",
            "[change|set|edit|choose] [my|a] (username|user name|handle)",
        ],
        examples: ["username ana_m"])

    let name: String?
    init(_ said: Said) throws { name = said.slots.text("name")?.trimmed }

    func perform(in session: Session) throws {
        try session.requirePrivacy()
        guard let name else { return try session.askForProfile(.username) }
        if let wish = Username(name) { try session.requireAccount(then: UsernamePress(wish)) }
        try session.takeUsername(name)
    }
}

/// Gives the username up.
struct RemoveUsernameCommand: Command {
    static let about = About(
        intent: "profile.username", key: "profile.noUsername", area: .people,
        summary: "Give up your username: nobody new finds you",
        phrases: ["(remove|delete|drop|give up) my (username|user name|handle)"], examples: ["remove my username"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        try session.takeUsername(nil)
    }
}

/// A few words about oneself.
struct BioCommand: Command {
    static let about = About(
        intent: "profile.bio", area: .people, summary: "A few words about yourself",
        phrases: [
            "(change|set|update) my (bio|about me|profile text) (to|:) {text:rest}", "my bio (is|:) {text:rest}",
            "bio : {text:rest}", "(change|set|update|edit) my (bio|about me|profile text)",
            "[my] bio [is]",
        ],
        examples: ["change my bio to I bake bread", "edit my bio"])

    let text: String?
    init(_ said: Said) throws { text = said.slots.text("text") }
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        guard let text else { return try session.askForProfile(.bio) }
        try session.takeBio(text)
    }
}

/// Says nothing about oneself any more.
struct RemoveBioCommand: Command {
    static let about = About(
        intent: "profile.bio", key: "profile.noBio", area: .people, summary: "Remove the words about yourself",
        phrases: ["(remove|delete|clear) my (bio|about me|profile text)"], examples: ["remove my bio"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        try session.takeBio("")
    }
}

/// One's picture: sent with the line, or asked for.
struct PictureCommand: Command {
    static let about = About(
        intent: "profile.picture", area: .people, summary: "Your picture",
        phrases: [
            "[this is] my [profile] (picture|pic|photo|avatar)",
            "[change|set|update|edit|use this as] my profile (picture|pic|photo)", "profile (picture|pic|photo)",
            "(change|set|update|edit) my (picture|pic|avatar)",
            "(set|use) (this|it) as my [profile] (picture|pic|photo)",
        ],
        examples: ["my picture", "set this as my profile picture"])

    let spoken: Spoken
    init(_ said: Said) throws { spoken = said.spoken }
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        guard spoken.message.attachments.isEmpty else { return try session.fetchPicture(spoken) }
        try session.askForProfile(.picture)
    }
}

/// Shows no picture any more.
struct RemovePictureCommand: Command {
    static let about = About(
        intent: "profile.picture", key: "profile.noPicture", area: .people, summary: "Remove your picture",
        phrases: ["(remove|delete|clear) my [profile] (picture|pic|photo|avatar)"],
        examples: ["remove my picture"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        try session.setPicture(nil)
        try session.showMe(saying: .pictureGone)
    }
}
