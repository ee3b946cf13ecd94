/// Who is in a group, and who looks after it.
extension SandboxMessenger {
    /// The bot is meant by its own id.
    package func join(_ person: Int64, _ group: Int64) throws(SandboxError) {
        try change { [now] state throws(SandboxError) in
            if person == state.bot.id { return try state.setBot(true, in: group, now: now) }
            try state.join(person, group, now: now)
        }
    }

    package func leave(_ person: Int64, _ group: Int64) throws(SandboxError) {
        try change { [now] state throws(SandboxError) in
            if person == state.bot.id { return try state.setBot(false, in: group, now: now) }
            try state.leave(person, group, now: now)
        }
    }

    package func setAdministrator(_ person: Int64, _ isOne: Bool, in group: Int64) throws(SandboxError) {
        try change { [now] state throws(SandboxError) in
            try state.setAdministrator(person, isOne, in: group, now: now)
        }
    }

    /// A basic group becomes a supergroup.
    @discardableResult
    package func migrate(_ group: Int64) throws(SandboxError) -> SandboxChat {
        try change { [now] state throws(SandboxError) in try state.migrate(group, now: now) }
    }

    /// An administrator speaks in the group's own name.
    @discardableResult
    package func sendUnnamed(
        _ text: String, from person: Int64, in group: Int64
    ) throws(SandboxError) -> SandboxMessage {
        try change { [now] state throws(SandboxError) in
            try state.send(
                SandboxState.typed(text), nil, from: person, in: group, replyTo: nil, isUnnamed: true, now: now)
        }
    }

    /// Somebody else's words, passed on.
    @discardableResult
    package func forward(
        _ text: String, writtenBy author: String, from person: Int64, in chat: Int64
    ) throws(SandboxError) -> SandboxMessage {
        try change { [now] state throws(SandboxError) in
            try state.send(
                SandboxState.typed(text), nil, from: person, in: chat, replyTo: nil, origin: .hidden(author), now: now)
        }
    }

    /// A message of one chat, passed on to another.
    @discardableResult
    package func forward(
        _ message: Int, from source: Int64, by person: Int64, to chat: Int64
    ) throws(SandboxError) -> SandboxMessage {
        try change { [now] state throws(SandboxError) in
            try state.forward(message, from: source, by: person, to: chat, now: now)
        }
    }

    /// What a client of somebody's own making sends as button data, under the newest message that has buttons.
    @discardableResult
    package func forge(_ data: String, in chat: Int64, by person: Int64) throws(SandboxError) -> String {
        let newest = state.messages[chat]?.last { !$0.isDeleted && !$0.buttons.isEmpty }
        guard let newest else { throw .missing("There are no buttons here.") }
        return try change { [now] state throws(SandboxError) in
            try state.forge(data, under: newest.id, in: chat, by: person, now: now)
        }
    }
}
