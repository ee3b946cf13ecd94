import Core
import Testing

@testable import TelegramChat

/// Start links are written by the messenger, which knows its bot's name.
struct InviteTests {
    static let me = Script.Step.result(#"{"id":42,"is_bot":true,"first_name":"W","username":"way_bot"}"#)
    static let outgoing = Outgoing(
        RichText("Here: ") + RichText("s1", .invite("s1")),
        buttons: [
            [Button("Open", .invite("s1")), Button("Copy", .copyInvite("s1")), Button("Send", .sendInvite("s1"))]
        ])

    @Test(arguments: [false, true])
    func `An invitation carries the bot's own address, new or edited`(isEdit: Bool) async throws {
        let script = Script(Self.me, Script.message)
        _ = try await script.messenger().send(
            isEdit ? .edit(.card, Self.outgoing) : .new(Self.outgoing, to: .ana, key: "k", silent: false))
        #expect(script.methods == ["getMe", isEdit ? "editMessageText" : "sendMessage"])
        let json = script.calls[1].json
        let address = "https://t.me/way_bot?start=s1"
        #expect(json.contains(#"Here: <a href=\"\#(address)\">\#(address)</a>"#))
        #expect(json.contains(#"{"text":"Open","url":"\#(address)"}"#))
        #expect(json.contains(#"{"text":"Copy","copy_text":{"text":"\#(address)"}}"#))
        #expect(json.contains(#""url":"https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fway_bot%3Fstart%3Ds1""#))
    }

    @Test func `Without an invitation nobody asks for the name`() async throws {
        let script = Script(Script.message)
        _ = try await script.messenger().send(.new(Outgoing("x"), to: .ana, key: "k", silent: false))
        #expect(script.methods == ["sendMessage"])
    }

    @Test func `A bot without a name invites nobody`() async {
        let script = Script(.result(#"{"id":42,"is_bot":true,"first_name":"W"}"#))
        await #expect(throws: MessengerError.rejected("the bot has no user name")) {
            try await script.messenger().send(.new(Self.outgoing, to: .ana, key: "k", silent: false))
        }
    }
}
