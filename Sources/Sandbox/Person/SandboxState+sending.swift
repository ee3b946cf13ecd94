/// What people do in chats.
extension SandboxState {
    /// A blocked bot must be unblocked first, as clients make one do.
    mutating func send(
        _ text: SandboxText, _ media: SandboxMedia?, from person: Int64, in id: Int64, replyTo: Int?,
        album: String? = nil, isUnnamed: Bool = false, origin: SandboxOrigin? = nil, now: Int
    ) throws(SandboxError) -> SandboxMessage {
        let chat = try chat(id, of: person)
        if chat.isBlocked, chat.kind == .private { throw .blocked }
        if isUnnamed, chat.roles.map({ $0.isBasic || !$0.isAdministrator(person) }) ?? true {
            throw .wrong("Only an administrator of a supergroup speaks in its name.")
        }
        let limit = media == nil ? Self.textLimit : Self.captionLimit
        guard text.text.unicodeScalars.count <= limit else {
            throw .wrong("That is longer than \(limit) characters.")
        }
        if let replyTo, message(replyTo, in: id) == nil { throw .missing("There is no message \(replyTo) here.") }
        changeChat(id) {
            $0.isStarted = true
            if $0.keyboard?.isOneTime == true { $0.keyboard = nil }
        }
        let sent = append(to: id) { number in
            var message = SandboxMessage(id: number, chat: id, sender: person, date: now, text: text)
            message.media = media
            message.replyTo = replyTo
            message.albumID = album
            message.isUnnamed = isUnnamed ? true : nil
            message.origin = origin
            return message
        }
        guard let sent else { throw .missing("There is no chat \(id).") }
        deliver(sent, edited: false, now: now)
        return sent
    }

    /// A copy of a message that the person can see, in another chat of theirs. The buttons stay behind: what they do is
    /// the bot's, which is asked in its own message alone.
    mutating func forward(
        _ id: Int, from source: Int64, by person: Int64, to chat: Int64, now: Int
    ) throws(SandboxError) -> SandboxMessage {
        _ = try self.chat(source, of: person)
        guard let original = message(id, in: source), !original.isDeleted, original.service == nil else {
            throw .missing("There is no message \(id) here.")
        }
        return try send(
            original.text, original.media, from: person, in: chat, replyTo: nil,
            origin: original.origin ?? .user(original.sender), now: now)
    }

    /// What people type, with the entities that clients find in it.
    static func typed(_ text: String) -> SandboxText {
        let trimmed = SandboxText(text).trimmed().text
        return SandboxText(trimmed, entities: EntityFinder.find(in: trimmed))
    }

    mutating func edit(
        _ id: Int, in chat: Int64, by person: Int64, _ text: SandboxText, now: Int
    ) throws(SandboxError) -> SandboxMessage {
        let old = try own(id, in: chat, of: person)
        guard old.media != nil || !text.text.isEmpty else { throw .wrong("The text is empty.") }
        guard old.text != text else { return old }
        let edited = change(id, in: chat) {
            $0.text = text
            $0.editDate = now
        }
        guard let edited else { throw .missing("There is no message \(id) here.") }
        deliver(edited, edited: true, now: now)
        return edited
    }

    mutating func moveLive(
        _ id: Int, in chat: Int64, by person: Int64, to location: SandboxLocation?, now: Int
    ) throws(SandboxError) -> SandboxMessage {
        let old = try own(id, in: chat, of: person)
        guard case .location(var live) = old.media, let period = live.livePeriod else {
            throw .wrong("That is no live location.")
        }
        guard period == SandboxLocation.forever || old.date + period > now else {
            throw .wrong("The live location has ended.")
        }
        if let location {
            live.latitude = location.latitude
            live.longitude = location.longitude
            live.accuracy = location.accuracy
        } else {
            live.livePeriod = nil
        }
        guard .location(live) != old.media else { return old }
        let edited = change(id, in: chat) { [live] in
            $0.media = .location(live)
            $0.editDate = now
        }
        guard let edited else { throw .missing("There is no message \(id) here.") }
        deliver(edited, edited: true, now: now)
        return edited
    }

    /// Presses a button; gives the query's id, or nil for buttons that only the client acts on.
    mutating func press(
        _ id: Int, in chat: Int64, by person: Int64, row: Int, column: Int, now: Int
    ) throws(SandboxError) -> String? {
        if try self.chat(chat, of: person).isBlocked { throw .blocked }
        guard let message = message(id, in: chat) else { throw .missing("There is no message \(id) here.") }
        guard message.buttons.indices.contains(row), message.buttons[row].indices.contains(column) else {
            throw .missing("There is no such button.")
        }
        guard case .callback(let data) = message.buttons[row][column].action else { return nil }
        return press(message, by: person, data: data, now: now)
    }

    /// What a client of somebody's own making sends, under a message that has buttons.
    mutating func forge(
        _ data: String, under id: Int, in chat: Int64, by person: Int64, now: Int
    ) throws(SandboxError) -> String {
        _ = try self.chat(chat, of: person)
        guard let message = message(id, in: chat), !message.buttons.isEmpty else {
            throw .missing("There is no message \(id) with buttons here.")
        }
        return press(message, by: person, data: data, now: now)
    }

    private mutating func press(_ message: SandboxMessage, by person: Int64, data: String, now: Int) -> String {
        let query = freshNumber()
        queries[query] = CallbackQuery(person: person, chat: message.chat, message: message.id, date: now)
        deliverPress(query, person: person, message: message, data: data, now: now)
        version += 1
        return query
    }

    func own(_ id: Int, in chat: Int64, of person: Int64) throws(SandboxError) -> SandboxMessage {
        _ = try self.chat(chat, of: person)
        guard let message = message(id, in: chat) else { throw .missing("There is no message \(id) here.") }
        guard message.sender == person else { throw .wrong("Only one's own messages can be changed.") }
        return message
    }
}
