import Actions
import Core
import Store

/// The accounts that are one person's: the one that they came with, and those that were linked, each with Unlink.
struct DevicesCard: BareCard {
    static let verb = "devices"

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup else { return nil }
        let person = PersonID(session.viewer.rawValue), voice = session.voice
        let accounts = try session.transaction.accounts(of: person), here = try session.linkedHere
        let lines = accounts.enumerated().map { index, account in
            let since = account.linkedAt.map { session.measures.moment($0) }
            let isHere = account.isLinked ? account.id == here : here == nil
            return voice.say(DeviceReply.account(index + 1, account.called, since: since, isHere: isHere))
        }
        let unlink = accounts.filter(\.isLinked).map {
            [UnlinkAccount($0.id).button(DeviceReply.unlink($0.called), voice)]
        }
        let last = [
            ShowCard(PrivacyCard()).button(PrivacyReply.title, voice),
            HelpPress(area: .people).button(CommonReply.help, voice),
        ]
        return CardFace(
            ([voice.say(DeviceReply.heading)] + lines).joined(),
            buttons: unlink + [[MakeDeviceCode().button(DeviceReply.another, voice)], last],
            topics: [Session.accountsTopic(of: person)])
    }
}

/// "Link another device", as a button.
struct MakeDeviceCode: BarePress {
    static let verb = "deviceCode"

    func perform(in session: Session) throws -> (any Reply)? {
        try session.tellDeviceCode()
        return nil
    }
}
