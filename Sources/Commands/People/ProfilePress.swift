import Actions
import Core
import Store

/// What can be done with one's own profile by a button.
struct ProfilePress: Press {
    enum Step: String, CaseIterable { case name, username, bio, picture, noPicture }

    static let verb = "me"
    let step: Step
    init(step: Step) { self.step = step }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let step = Step(rawValue: arguments[0]) else { return nil }
        self.step = step
    }
    var arguments: [String] { [step.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.requirePrivacy()
        switch step {
        case .name: try session.askForProfile(.name)
        case .username: try session.askForProfile(.username)
        case .bio: try session.askForProfile(.bio)
        case .picture: try session.askForProfile(.picture)
        case .noPicture:
            try session.setPicture(nil)
            try session.showMe(saying: .pictureGone)
        }
        return nil
    }
}

/// Takes a username that was proposed.
struct UsernamePress: Press {
    static let verb = "username"
    let name: Username
    init(_ name: Username) { self.name = name }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let name = Username(arguments[0]) else { return nil }
        self.name = name
    }
    var arguments: [String] { [name.text] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.requirePrivacy()
        try session.requireAccount(then: self)
        try session.takeUsername(name.text)
        return nil
    }
}

/// Waits for what a profile should say.
struct ProfileQuestion: Question {
    enum Field: String, Codable { case name, username, bio, picture }

    static let verb = "profile"
    let field: Field

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        if field == .picture {
            guard !spoken.message.attachments.isEmpty else { return false }
            try session.fetchPicture(spoken)
            return true
        }
        guard !spoken.text.isEmpty, !isCommand(spoken) || spoken.isNone(session.voice) else { return false }
        let words = spoken.unquoted
        switch field {
        case .name: try session.takeName(words)
        case .username: try session.takeUsername(spoken.isNone(session.voice) ? nil : words)
        case .bio, .picture: try session.takeBio(spoken.isNone(session.voice) ? "" : words)
        }
        return true
    }
}

extension ProfileQuestion {
    /// A name is short: a line of several words that may be a command is none.
    private func isCommand(_ spoken: Spoken) -> Bool {
        field == .bio ? spoken.meansCommand : spoken.isCommandRatherThanName
    }
}

extension Spoken {
    /// Where a name is asked for: several words that read as a command are no name.
    var isCommandRatherThanName: Bool { meansCommand || mayBeCommand && text.trimmed.contains(" ") }

    /// "none" gives something up.
    func isNone(_ voice: Voice) -> Bool {
        [voice, .english].contains { text.trimmed.lowercased() == $0.words(ProfileReply.none) }
    }
}

extension Session {
    func showMe(saying reply: ProfileReply? = nil) throws {
        try show(ProfileCard(PersonID(viewer.rawValue)), note: reply)
    }

    /// Asks what a profile should say.
    func askForProfile(_ field: ProfileQuestion.Field) throws {
        let reply: ProfileReply
        switch field {
        case .name: reply = .typeName
        case .username:
            try requireAccount(then: ProfilePress(step: .username))
            reply = .typeUsername
        case .bio: reply = .typeBio
        case .picture: reply = .sendPicture
        }
        try ask(ProfileQuestion(field: field), saying: reply)
    }

    func takeName(_ words: String) throws {
        let name = words.split(separator: " ").joined(separator: " ")
        let isPlain = name.unicodeScalars.allSatisfy { !$0.properties.isDefaultIgnorableCodePoint && $0.value >= 32 }
        guard isPlain, (1...64).contains(name.unicodeScalars.count), !name.contains("@"),
            name.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol })
        else { throw Refusal(ProfileReply.nameWrong) }
        guard !name.isReservedName else { throw Refusal(ProfileReply.reserved(name)) }
        try setName(name)
        try closeProfileQuestion()
        try showMe(saying: .named(name))
    }

    /// nil gives the username up.
    func takeUsername(_ typed: String?) throws {
        guard let typed else {
            try setUsername(nil)
            try closeProfileQuestion()
            return try showMe(saying: .usernameGone)
        }
        guard let name = Username(typed.trimmed) else { throw Refusal(ProfileReply.usernameWrong(typed.short)) }
        guard !name.text.isReservedName else { throw Refusal(ProfileReply.reserved("@\(name.text)")) }
        guard try isFree(name) else {
            let free = try freeOnes(like: name)
            throw Refusal(
                ProfileReply.usernameTaken(name.text, free.map { "@\($0.text)" }),
                buttons: [free.map { UsernamePress($0).button(ProfileReply.take($0.text), voice) }])
        }
        try setUsername(name)
        try closeProfileQuestion()
        try showMe(saying: .usernamed(name.text))
    }

    /// Empty words remove it.
    func takeBio(_ words: String) throws {
        let bio = words.filter { $0 != "\0" }.trimmed
        let length = bio.unicodeScalars.count
        guard length <= 300 else { throw Refusal(ProfileReply.bioLong(length)) }
        try setBio(bio)
        try closeProfileQuestion()
        try showMe(saying: bio.isEmpty ? .bioGone : .bioKept)
    }

    /// Leaves the job that fetches a picture; a photo was made anew by the messenger, while a file may tell where and
    /// with what it was taken.
    func fetchPicture(_ spoken: Spoken) throws {
        guard let photo = spoken.message.attachments.first(where: { $0.kind == .photo }) else {
            throw Refusal(ProfileReply.notAPicture)
        }
        try closeProfileQuestion()
        try leavePictureFetch(photo)
        try say(reply: ProfileReply.pictureComes)
    }

    private func closeProfileQuestion() throws {
        if try question(as: ProfileQuestion.self) != nil { try clearQuestion() }
    }
}

extension String {
    /// The beginning, for saying it again.
    fileprivate var short: String { cut(after: 40) }
}
