import Core

/// What administrators are told.
enum ServerReply: Reply {
    case notForYou, notInGroups
    case failures(Int)
    case failure(Int, String, what: String, reason: String)
    case maybeTwice(Int)
    case step(FailurePress.Step, Int)
    case done(FailurePress.Step)
    case failureGone, showFailures
    case running(Wording?)
    case waiting(updates: Int, replies: Int, jobs: Int, timers: Int)
    case trouble(failures: Int, maybeTwice: Int)
    case size(people: Int, String, schema: String)
    case noBackupKnown

    var wording: Wording {
        switch self {
        case .notForYou:
            Wording("server.notForYou", "That is for the administrator of this server. `help` shows what I do for you.")
        case .notInGroups:
            Wording("server.notInGroups", "That is for the server's administrator, in our private chat.")
        case .failures(0): Wording("server.noFailures", "*Failures*: none. Nothing went wrong that is still kept.")
        case .failures(let count):
            Wording(
                "server.failures", "*Failures*: {count}, newest first. Each is kept for 30 days.",
                ["count": .number(count)])
        case .failure(let number, let moment, let what, let reason):
            Wording(
                "server.failure", "{number}. {moment}, {what}: {reason}",
                ["number": .number(number), "moment": .text(moment), "what": .text(what), "reason": .text(reason)])
        case .maybeTwice(let count):
            Wording(
                "server.maybeTwice",
                "{count:message|messages} may have been sent twice: no answer came to the first sending.",
                ["count": .number(count)])
        case .step(.replay, let number): Wording("server.replay", "Replay {number}", ["number": .number(number)])
        case .step(.forget, let number): Wording("server.forget", "Forget {number}", ["number": .number(number)])
        case .done(.replay): Wording("server.replayed", "It runs again now. Should it fail again, it comes back here.")
        case .done(.forget): Wording("server.forgotten", "Forgotten.")
        case .failureGone:
            Wording("server.failureGone", "That failure is no longer there: it was replayed or forgotten.")
        case .showFailures: Wording("server.showFailures", "Show failures")
        case .running(let time?):
            Wording(
                "server.running", "*This server*: Wayside {version}, running for {time}",
                ["version": .text(Release.version), "time": .wording(time)])
        case .running(nil):
            Wording("server.runs", "*This server*: Wayside {version}", ["version": .text(Release.version)])
        case .waiting(let updates, let replies, let jobs, let timers):
            Wording(
                "server.waiting",
                "Waiting: {updates:update|updates}, {replies:reply|replies}, {jobs:job|jobs}, {timers:timer|timers}",
                [
                    "updates": .number(updates), "replies": .number(replies), "jobs": .number(jobs),
                    "timers": .number(timers),
                ])
        case .trouble(let failures, let maybeTwice):
            Wording(
                "server.trouble",
                "Trouble: {failures:failure|failures} kept, {twice:message|messages} that may have come twice",
                ["failures": .number(failures), "twice": .number(maybeTwice)])
        case .size(let people, let size, let schema):
            Wording(
                "server.size", "Data: {people:person|people}, {size}, data version {schema}",
                ["people": .number(people), "size": .text(size), "schema": .text(schema)])
        case .noBackupKnown:
            Wording("server.noBackupKnown", "Last backup: unknown; `wayside doctor` looks at everything else.")
        }
    }
}
