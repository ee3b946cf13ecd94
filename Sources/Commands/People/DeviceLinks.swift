import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// The code by which another account is linked, as words and as a link.
    func tellDeviceCode() throws {
        try requirePrivacy()
        let code = try makeDeviceCode(), link = StartCode.device(code).text
        var lines = [
            voice.say(DeviceReply.code(code.text)), RichText(link, .invite(link)), voice.say(DeviceReply.secret),
        ]
        if try isAdministrator { lines.append(voice.say(DeviceReply.server)) }
        let buttons = [
            Button(voice.words(DeviceReply.copy), .copyInvite(link)),
            ShowCard(DevicesCard()).button(DeviceReply.title, voice),
        ]
        try say(Outgoing(lines.joined(separator: "\n\n"), buttons: [buttons]))
    }

    /// Asks whether this account is to become one of whoever gave the code. Nothing is thrown: wrong codes are counted.
    func offerLink(_ typed: String) throws {
        let code = DeviceCode(typed)
        guard !isGroup else {
            try void(code)
            return try say(reply: DeviceReply.notHere)
        }
        guard typed.contains(where: \.isNumber) || code != nil else { throw Refusal(DeviceReply.noCode(typed)) }
        switch try offer(code) {
        case .to(let person):
            guard let code else { return }
            var lines = [voice.say(DeviceReply.offer(try called(person)))]
            let count = try thingCount()
            if try count > 0 || !isGuest { lines.append(voice.say(DeviceReply.own(count))) }
            let rows = [true, false].map { isWanted in
                [LinkAccount(code, isWanted: isWanted).button(isWanted ? DeviceReply.link : .leave, voice)]
            }
            try say(Outgoing(lines.joined(separator: "\n\n"), buttons: rows))
        case let problem: try say(reply: DeviceReply.problem(problem))
        }
    }

    /// The account of this chat becomes one of that person's, who hears so in the chats that they had.
    fileprivate func linkTelling(_ person: PersonID) throws {
        let own = try transaction.accounts(of: actor).first, others = try transaction.privateChats(of: person)
        let name = try called(person)
        try link(to: person)
        try say(reply: DeviceReply.linked(name))
        guard let own else { return }
        let language = try transaction.account(of: person.owner).settings.language
        let voice = LanguageTables.voice(for: language)
        let buttons = [
            UnlinkAccount(own.id).button(DeviceReply.unlink(own.called), voice),
            ShowCard(DevicesCard()).button(DeviceReply.title, voice),
        ]
        for other in others {
            try say(
                Outgoing(voice.say(DeviceReply.wasLinked(own.called)), buttons: [buttons]), class: .notice,
                to: other.id)
        }
    }

    /// Unlinks an account, and says so there and in the other chats; false where it is none of the actor's.
    func unlinkTelling(_ id: IdentityID) throws -> Bool {
        let chats = try transaction.privateChats(of: actor)
        guard let account = try transaction.accounts(of: actor).first(where: { $0.id == id }) else { return false }
        let name = try called(actor)
        guard try unlink(id) else { return false }
        for other in chats where other.identity != id && other.id != chat {
            try say(Outgoing(voice.say(DeviceReply.unlinked(account.called))), class: .notice, to: other.id)
        }
        guard let home = account.home else { return true }
        let language = try transaction.account(of: home.owner).settings.language
        for left in chats where left.identity == id {
            let words = LanguageTables.voice(for: language).say(DeviceReply.isUnlinked(name))
            try say(Outgoing(words), class: left.id == chat ? .reply : .notice, to: left.id)
        }
        return true
    }

    private func called(_ person: PersonID) throws -> String {
        try profile(person)?.called ?? transaction.name(of: person) ?? ""
    }
}

extension IdentityRecord {
    /// "@ben2 (Telegram)", or by the name that the messenger shows.
    var called: String { "\(username.map { "@\($0)" } ?? displayName) (\(messenger.capitalized))" }
}

/// Links this account to whoever gave the code, or leaves it as it is.
struct LinkAccount: Press {
    static let verb = "linkTo"
    let code: DeviceCode
    let isWanted: Bool

    init(_ code: DeviceCode, isWanted: Bool) {
        self.code = code
        self.isWanted = isWanted
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let code = DeviceCode(arguments[0]), ["yes", "no"].contains(arguments[1])
        else { return nil }
        self.init(code, isWanted: arguments[1] == "yes")
    }

    var arguments: [String] { [code.text, isWanted ? "yes" : "no"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.requirePrivacy()
        guard isWanted else {
            try session.closeChoice()
            return DeviceReply.left
        }
        let offer = try session.offer(code)
        try session.closeChoice()
        if case .to(let person) = offer {
            try session.linkTelling(person)
        } else {
            try session.say(reply: DeviceReply.problem(offer))
        }
        return nil
    }
}

/// Unlinks an account.
struct UnlinkAccount: Press, OneCoded {
    static let verb = "unlink"
    let about: IdentityID
    init(_ about: IdentityID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.requirePrivacy()
        guard let account = try session.transaction.accounts(of: session.actor).first(where: { $0.id == about }),
            account.isLinked
        else { return DeviceReply.notLinked }
        let isHere = try session.linkedHere == about
        if isHere { try session.closeChoice() }
        _ = try session.unlinkTelling(about)
        if !isHere { try session.show(DevicesCard(), note: DeviceReply.unlinked(account.called)) }
        return nil
    }
}
