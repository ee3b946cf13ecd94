import Core
import Testing

@testable import TelegramChat

/// Effects of new messages and colours of buttons.
struct EffectTests {
    private static let party = {
        var outgoing = Outgoing("done")
        outgoing.effect = .celebration
        return outgoing
    }()

    @Test(arguments: [(ChatRef.ana, true), (.rome, false)])
    func `An effect goes along in a private chat alone`(chat: ChatRef, goes: Bool) async throws {
        let script = Script(Script.message)
        _ = try await script.messenger().send(.new(Self.party, to: chat, key: "k", silent: false))
        #expect(script.calls[0].json.contains(#""message_effect_id":""#) == goes)
    }

    @Test func `A message whose effect is not known any more goes once more without it`() async throws {
        let script = Script(.fault(400, "Bad Request: EFFECT_ID_INVALID"), Script.message)
        #expect(try await script.messenger().send(.new(Self.party, to: .ana, key: "k", silent: false)) == .card)
        #expect(script.methods == ["sendMessage", "sendMessage"])
        #expect(!script.calls[1].json.contains("message_effect_id"))
    }

    @Test func `A button has the colour of what it does`() async throws {
        let script = Script(Script.message)
        let buttons = [[Button("Finish", .press("a"), .good), Button("Abandon", .press("b"), .bad)]]
        _ = try await script.messenger().send(.new(Outgoing("x", buttons: buttons), to: .ana, key: "k", silent: false))
        #expect(script.calls[0].json.contains(#""callback_data":"a","style":"success"}"#))
        #expect(script.calls[0].json.contains(#""callback_data":"b","style":"danger"}"#))
    }
}
