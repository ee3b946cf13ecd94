package import Core
package import Foundation
package import Store

/// Work that asks the messenger who looks after a group, perhaps for an update that waits for the answer.
package struct AskAdministrators: Codable, Sendable {
    package static let kind = "askAdministrators"
    package let chat: ChatRef
    package let held: HeldUpdate?
}

/// An update that was refused, to be taken again when more is known.
package struct HeldUpdate: Codable, Sendable {
    package let messenger: MessengerName
    package let id: String
    /// As it came.
    package let json: Data
    package let receivedAt: Date

    package init(_ update: RawUpdate, from messenger: MessengerName, receivedAt: Date) {
        self.messenger = messenger
        id = update.id
        json = update.json
        self.receivedAt = receivedAt
    }

    package var update: RawUpdate { RawUpdate(id: id, json: json) }
}

extension Session {
    /// Leaves the job that asks who looks after this group; one that waits already is enough where nothing is held.
    package func askAdministrators(holding held: HeldUpdate? = nil) throws {
        guard isGroup, let chat, let ref = try transaction.chat(id: chat)?.ref else { return }
        if held == nil, try hasJob(kind: AskAdministrators.kind) { return }
        try leaveJob(kind: AskAdministrators.kind, payload: AskAdministrators(chat: ref, held: held))
    }

    /// What the messenger answered; people that we have not met yet become known.
    package func administratorsCame(_ people: [Sender], messenger: MessengerName, defaults: Settings) throws {
        let known = try people.map {
            try transaction.person(for: $0, messenger: messenger, defaults: defaults).id
        }
        try transaction.setAdministrators(known, of: viewer, now: now)
        try mark(rulesTopic)
    }

    /// What the card of a group's rules is marked by.
    package var rulesTopic: String { "rules:\(viewer)" }

    /// Says who may change what belongs to the group; only an administrator may.
    package func setChangers(_ changers: Changers) throws {
        try mustBeAdministrator(else: .ruleByAdministrators)
        try change(.settings, voice.words(EntryTitle.changers)) {
            try db.run("UPDATE groupChat SET changers = \(changers.rawValue) WHERE id = \(viewer)")
        }
        try mark(rulesTopic, "settings:\(viewer)")
    }
}
