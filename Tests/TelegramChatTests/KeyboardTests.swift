import BotAPI
import Core
import Testing

@testable import TelegramChat

struct KeyboardTests {
    static let rows: [(ReplyKeyboard, ChatRef, String)] = [
        (.removed, .ana, #"{"remove_keyboard":true}"#),
        (
            ReplyKeyboard(rows: [[.text("a"), .requestLocation("b")]]), .ana,
            #"{"keyboard":[[{"text":"a"},{"text":"b","request_location":true}]],"resize_keyboard":true,"one_time_keyboard":false}"#
        ),
        (
            ReplyKeyboard(rows: [[.text("a"), .requestLocation("b")]], isOneTime: true, placeholder: "p"), .rome,
            #"{"keyboard":[[{"text":"a"}]],"resize_keyboard":true,"one_time_keyboard":true,"input_field_placeholder":"p"}"#
        ),
        (
            ReplyKeyboard(rows: [[.requestPeople("a", most: 99), .text("b")]]), .ana,
            #"{"keyboard":[[{"text":"a","request_users":{"request_id":1,"user_is_bot":false,"max_quantity":10}},{"text":"b"}]]"#
        ),
        (ReplyKeyboard(rows: [[.requestPeople("a", most: 1)]]), .rome, #"{"remove_keyboard":true}"#),
        (ReplyKeyboard(rows: [[.requestLocation("b")]]), .rome, #"{"remove_keyboard":true}"#),
    ]

    @Test(arguments: rows)
    func `Keys in the place of the letters`(keyboard: ReplyKeyboard, chat: ChatRef, json: String) async throws {
        let script = Script(Script.message)
        let outgoing = Outgoing("x", keyboard: keyboard)
        _ = try await script.messenger().send(.new(outgoing, to: chat, key: "k", silent: false))
        #expect(script.calls[0].json.contains(#""reply_markup":"# + json))
    }

    @Test func `Long rows are broken at eight`() async throws {
        let row = (1...10).map { Button("\($0)", .press("\($0)")) }
        let markup = try #require(try Keyboards.inline([row, []]))
        #expect(markup.inlineKeyboard.map(\.count) == [8, 2])
    }

    @Test func `Where a message has both, the buttons are what it shows`() async throws {
        let script = Script(Script.message)
        let outgoing = Outgoing("x", buttons: [[Button("a", .press("b"))]], keyboard: .removed)
        _ = try await script.messenger().send(.new(outgoing, to: .ana, key: "k", silent: false))
        #expect(script.calls[0].json.contains("inline_keyboard"))
    }
}
