import Actions
import Core
import Language
import Store

/// Hears no more when somebody asks or shares something; what they do is there all the same.
struct MuteCommand: Command {
    static let about = About(
        intent: "people.mute", area: .people, summary: "No messages any more when somebody asks or shares",
        phrases: [
            "mute (user|person) [@] {who:word}", "mute [user|person] @ {who:name}",
            "(mute|silence) [messages|requests|notices|tasks] (from|of|by) [@] {who:name}",
            "no more (tasks|todos|to dos|requests|messages|notices|notifications) (from|of|by) [@] {who:word}",
            "(stop|block|refuse) [all] [the] (tasks|todos|to dos|requests|messages|notices) (from|of|by) [@] {who:name}",
            "i (do not want|want no) [any] [more] (tasks|todos|to dos|requests|messages|notices) (from|of|by) [@] {who:name} [anymore|any more]",
        ],
        examples: ["mute @ben", "no more requests from @ben"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws { try session.do(.mute, withSaid: who) }
}

/// Hears again of somebody.
struct UnmuteCommand: Command {
    static let about = About(
        intent: "people.unmute", area: .people, summary: "Messages again when somebody asks or shares",
        phrases: ["unmute (user|person) [@] {who:word}", "unmute [user|person] @ {who:name}"],
        examples: ["unmute @ben"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws { try session.do(.unmute, withSaid: who) }
}

/// Complains of somebody: nobody watches over people here, so that it is shown what helps at once.
struct ReportCommand: Command {
    static let about = About(
        intent: "people.report", area: .people, summary: "What helps against somebody",
        phrases: [
            "report [user|person] [@] {who:word}", "report [user|person] @ {who:name}",
            "[@] {who:word} (harasses|bothers|spams|annoys|threatens|stalks) me",
            "[@] {who:word} is (harassing|bothering|spamming|annoying|threatening|stalking) me",
            "[@] {who:word} (keeps|does not stop) (harassing|bothering|spamming|annoying|asking|messaging) me",
        ],
        examples: ["report @ben"])

    private let who: String
    private let spoken: Spoken

    init(_ said: Said) throws { (who, spoken) = try (said.who(), said.spoken) }

    func perform(in session: Session) throws {
        let isSure = who.hasPrefix("@") || spoken.line.text.contains("@")
        let name = who.drop { $0 == "@" }
        guard try isSure || !session.acquaintances(called: String(name)).isEmpty else {
            return try session.offerToKeep(spoken, saying: HandReply.nobody(who))
        }
        try session.requirePrivacy()
        let person = try session.somebody(saidAs: who)
        let rows = [PersonPress.Step.mute, .block].map { step in
            [PersonPress(person.id, step).button(PersonStepReply(step), session.voice)]
        }
        try session.say(Outgoing(session.voice.say(PersonReply.helps(person.told)), buttons: rows))
    }
}

extension Session {
    /// "mute Ben" of somebody one has to do with; "mute the volume" is for another program.
    func mute(namedIn line: ReadLine) throws -> Bool {
        for (signal, step) in [(SignalWord.muting, PersonPress.Step.mute), (.unmuting, .unmute)] {
            guard let name = line.object(of: signal), try !acquaintances(called: name).isEmpty else { continue }
            try `do`(step, withSaid: name)
            return true
        }
        return false
    }
}
