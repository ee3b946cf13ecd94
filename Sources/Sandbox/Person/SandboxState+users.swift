/// The messenger's own chooser of people.
extension SandboxState {
    /// Sends whom a person picked to the bot; only with a key that asks for it, and in the private chat.
    mutating func shareUsers(_ ids: [Int64], from id: Int64, now: Int) throws(SandboxError) -> SandboxMessage {
        let chat = try chat(id, of: id)
        if chat.isBlocked { throw .blocked }
        guard let request = chat.keyboard?.rows.joined().lazy.compactMap(\.requestsUsers).first else {
            throw .wrong("No key here asks for people.")
        }
        guard !request.wantsBots else { throw .wrong("The key asks for bots, and there are none.") }
        guard (1...request.most).contains(ids.count), Set(ids).count == ids.count else {
            throw .wrong("Pick one to \(request.most).")
        }
        for other in ids where person(other) == nil { throw .missing("There is no person \(other).") }
        changeChat(id) { if $0.keyboard?.isOneTime == true { $0.keyboard = nil } }
        let sent = append(to: id) { number in
            var message = SandboxMessage(id: number, chat: id, sender: id, date: now, text: SandboxText())
            message.service = .sharedUsers(request, ids)
            return message
        }
        guard let sent else { throw .missing("There is no chat \(id).") }
        deliver(sent, edited: false, now: now)
        return sent
    }
}
