import Core
import Foundation
import Testing
import Transport

@testable import TelegramChat

/// Who comes, goes, and looks after a group, as Telegram tells it.
struct MemberTests {
    private static let ben = #"{"id":6,"is_bot":false,"first_name":"Ben"}"#
    private static let bot = #"{"id":42,"is_bot":true,"first_name":"W","username":"waysidebot"}"#
    private static let other = #"{"id":43,"is_bot":true,"first_name":"O","username":"OtherBot"}"#
    private static func benOf(_ standing: MemberChange.Standing) -> [MemberChange] {
        [MemberChange(Sender(id: "6", name: "Ben"), standing)]
    }

    private func message(_ body: String) throws -> Incoming { try DecodeTests().message(body, DecodeTests.group) }

    private func members(_ incoming: Incoming) -> [MemberChange]? {
        if case .members(let changes) = incoming.event { changes } else { nil }
    }

    @Test func `A group's talk shows who comes and goes; bots are nobody`() throws {
        let came = try message(#""new_chat_members":[\#(Self.ben),\#(Self.other)]"#)
        #expect(members(came) == Self.benOf(.present))
        #expect(came.sender?.id == "5" && came.chat == .rome)
        #expect(members(try message(#""left_chat_member":\#(Self.ben)"#)) == Self.benOf(.gone))
        #expect(members(try message(#""left_chat_member":\#(Self.other)"#)) == [])
    }

    @Test(arguments: [
        #""new_chat_members":[\#(bot)]"#, #""group_chat_created":true"#, #""supergroup_chat_created":true"#,
    ])
    func `The bot comes into a group`(body: String) throws {
        guard case .added(isShown: true) = try message(body).event else {
            Issue.record("not added")
            return
        }
    }

    /// Where the bot stood before and stands now, and whether that means that it came.
    @Test(arguments: [
        ("left", "member", true), ("kicked", "administrator", true), ("member", "administrator", false),
        ("member", "kicked", false),
    ])
    func `The bot's own standing says whether it came`(old: String, new: String, isAdded: Bool) throws {
        let incoming = try DecodeTests().read(
            #""my_chat_member":{"date":1,\#(DecodeTests.ana),\#(DecodeTests.group),"old_chat_member":{"status":"\#(old)"},"new_chat_member":{"status":"\#(new)"}}"#
        )
        if case .added(isShown: false) = incoming.event { #expect(isAdded) } else { #expect(!isAdded) }
    }

    @Test(arguments: [
        ("creator", "", MemberChange.Standing.administrator), ("administrator", "", .administrator),
        ("member", "", .ordinary), ("restricted", #","is_member":true"#, .ordinary),
        ("restricted", #","is_member":false"#, .gone), ("left", "", .gone), ("kicked", "", .gone),
    ])
    func `Somebody's standing changed`(status: String, more: String, standing: MemberChange.Standing) throws {
        let incoming = try DecodeTests().read(
            #""chat_member":{"date":1,\#(DecodeTests.ana),\#(DecodeTests.group),"new_chat_member":{"status":"\#(status)"\#(more),"user":\#(Self.ben)}}"#
        )
        #expect(members(incoming) == Self.benOf(standing))
    }

    @Test func `Whoever writes in the group's name is no person, and a channel is nobody`() throws {
        let anonymous = #""from":{"id":1087968824,"is_bot":true,"first_name":"Group"}"#
        let line = { (chat: String) in
            #""message":{"message_id":9,"date":1,"text":"/pins@waysidebot",\#(anonymous),"sender_chat":{"id":\#(chat),"type":"supergroup"},\#(DecodeTests.group)}"#
        }
        let unnamed = try DecodeTests().read(line("-100"))
        #expect(unnamed.sender == nil)
        guard case .unnamed(let message) = unnamed.event else {
            Issue.record("\(unnamed.event)")
            return
        }
        #expect(message.text == "/pins" && message.isAddressed)
        guard case .ignored = try DecodeTests().read(line("-200")).event else {
            Issue.record("a channel was heard")
            return
        }
    }

    @Test func `Administrators are asked for, anonymous ones too, and bots left out`() async throws {
        let script = Script(
            .result(
                #"""
                [{"status":"creator","user":{"id":5,"is_bot":false,"first_name":"Ana"},"is_anonymous":true},
                {"status":"administrator","user":\#(Self.ben)},{"status":"administrator","user":\#(Self.bot)}]
                """#))
        let people = try await script.messenger().administrators(of: .rome)
        #expect(people.map(\.name) == ["Ana", "Ben"])
        #expect(script.methods == ["getChatAdministrators"])
        #expect(script.calls[0].json == #"{"chat_id":-100}"#)
    }

    static let failures: [(Script.Step, MessengerError)] = [
        (.fault(429, "x", parameters: #"{"retry_after":7}"#), .retryAfter(seconds: 7, chatOnly: true)),
        (
            .fault(403, "bot was kicked from the supergroup chat"),
            .unreachable("bot was kicked from the supergroup chat")
        ),
        (.fault(400, "x", parameters: #"{"migrate_to_chat_id":-200}"#), .migrated(to: .telegram("-200"))),
        (.raw(502, "<html>"), .unavailable("an answer that is not JSON (502)")),
        (.result("17"), .rejected("getChatAdministrators gave an answer of another form")),
        (.result(#"[{"user":1}]"#), .rejected("getChatAdministrators gave an answer of another form")),
        (.failure(.tooLarge), .rejected("the answer is too large")),
    ]

    @Test(arguments: failures)
    func `What stands in the way is told`(step: Script.Step, error: MessengerError) async throws {
        let messenger = Script(step).messenger()
        let found = await failure { () async throws(MessengerError) in try await messenger.administrators(of: .rome) }
        #expect(found == error)
    }
}
