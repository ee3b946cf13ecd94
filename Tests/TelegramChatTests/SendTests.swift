import Core
import Foundation
import Testing
import Transport

@testable import TelegramChat

struct SendTests {
    static let hi = Outgoing(RichText("a < b", .bold))
    static let photo = Media(kind: .photo, hash: "00", name: "cafe.jpg")

    @Test func `A text goes as HTML and its id comes back`() async throws {
        let script = Script(Script.message)
        let ref = try await script.messenger().send(.new(Self.hi, to: .ana, key: "k", silent: true))
        #expect(ref == .card)
        #expect(script.methods == ["sendMessage"])
        let json =
            #"{"chat_id":5,"text":"<b>a &lt; b</b>","parse_mode":"HTML","#
            + #""link_preview_options":{"is_disabled":true},"disable_notification":true}"#
        #expect(script.calls[0].json == json)
    }

    @Test func `Buttons go along`() async throws {
        let script = Script(Script.message)
        let buttons = [
            [Button("Save", .press("s:1")), Button("Map", .open(url: "https://x"))], [Button("Copy", .copy("1"))],
        ]
        _ = try await script.messenger().send(.new(Outgoing("x", buttons: buttons), to: .ana, key: "k", silent: false))
        let markup =
            #""reply_markup":{"inline_keyboard":[[{"text":"Save","callback_data":"s:1"},{"text":"Map","url":"https://x"}],"#
            + #"[{"text":"Copy","copy_text":{"text":"1"}}]]}"#
        #expect(script.calls[0].json.contains(markup))
        #expect(!script.calls[0].json.contains("disable_notification"))
    }

    @Test func `A card that shows it already is no error`() async throws {
        let words = "Bad Request: message is not modified: specified new message content and reply markup are exactly"
        let script = Script(.fault(400, words))
        #expect(try await script.messenger().send(.edit(.card, Self.hi)) == .card)
        #expect(script.methods == ["editMessageText"])
    }

    @Test(arguments: [(true, "pinChatMessage"), (false, "unpinChatMessage")])
    func `An edit that stays on top, or does so no more, says so first`(isPinned: Bool, method: String) async throws {
        let script = Script(.result("true"), Script.message)
        var sticker = Self.hi
        sticker.pin = isPinned
        #expect(try await script.messenger().send(.edit(.card, sticker)) == .card)
        #expect(script.methods == [method, "editMessageText"])
    }

    @Test func `Without the right to pin nothing is edited, and it is told`() async {
        let script = Script(.fault(400, "Bad Request: not enough rights to manage pinned messages in the chat"))
        var sticker = Self.hi
        sticker.pin = true
        let error = await failure { [sticker] () async throws(MessengerError) in
            try await script.messenger().send(.edit(.card, sticker))
        }
        #expect(error == .mayNotPin("Bad Request: not enough rights to manage pinned messages in the chat"))
        #expect(script.methods == ["pinChatMessage"])
    }

    @Test func `What may not be taken off the top, or is off already, is edited all the same`() async throws {
        let script = Script(.fault(400, "Bad Request: message to unpin not found"), Script.message)
        var sticker = Self.hi
        sticker.pin = false
        #expect(try await script.messenger().send(.edit(.card, sticker)) == .card)
        #expect(script.methods == ["unpinChatMessage", "editMessageText"])
    }

    @Test func `Mark-up that the server cannot read goes once more as plain words`() async throws {
        let script = Script(.fault(400, "Bad Request: can't parse entities: Unclosed start tag"), Script.message)
        #expect(try await script.messenger().send(.new(Self.hi, to: .ana, key: "k", silent: false)) == .card)
        #expect(script.calls.map { $0.json.contains("parse_mode") } == [true, false])
        #expect(script.calls[1].json.contains(#""text":"a < b""#))
    }

    @Test func `And only once`() async {
        let script = Script(.fault(400, "Bad Request: can't parse entities: Unclosed start tag"))
        let error = await failure { () async throws(MessengerError) in
            try await script.messenger().send(.edit(.card, Self.hi))
        }
        #expect(error == .rejected("Bad Request: can't parse entities: Unclosed start tag"))
        #expect(script.calls.count == 2)
    }

    @Test func `A picture goes up with its caption`() async throws {
        let script = Script(Script.message)
        let outgoing = Outgoing(RichText("Café", .italic), media: Self.photo)
        _ = try await script.messenger().send(.new(outgoing, to: .ana, key: "k", silent: false)) { _ in Data([9]) }
        #expect(script.methods == ["sendPhoto"])
        #expect(script.calls[0].part("caption") == "<i>Café</i>")
        #expect(script.calls[0].parts.last?.fileName == "cafe.jpg")
        #expect(script.calls[0].parts.last?.data == Data([9]))
    }

    @Test(arguments: ["PHOTO_INVALID_DIMENSIONS", "IMAGE_PROCESS_FAILED", "PHOTO_SAVE_FILE_INVALID"])
    func `A picture of an odd shape goes as a file`(words: String) async throws {
        let script = Script(.fault(400, "Bad Request: \(words)"), Script.message)
        let outgoing = Outgoing("x", media: Self.photo)
        _ = try await script.messenger().send(.new(outgoing, to: .ana, key: "k", silent: false)) { _ in Data([9]) }
        #expect(script.methods == ["sendPhoto", "sendDocument"])
    }

    @Test func `A picture that is too heavy goes as a file, a file that is too heavy not at all`() async throws {
        let script = Script(Script.message)
        let messenger = script.messenger()
        let outgoing = Outgoing("x", media: Self.photo)
        _ = try await messenger.send(.new(outgoing, to: .ana, key: "k", silent: false)) { _ in
            Data(count: TelegramLimits.photo + 1)
        }
        let error = await failure { () async throws(MessengerError) in
            try await messenger.send(.new(outgoing, to: .ana, key: "k", silent: false)) { _ in
                Data(count: TelegramLimits.upload + 1)
            }
        }
        #expect(script.methods == ["sendDocument"])
        #expect(error == .rejected("a file of \(TelegramLimits.upload + 1) bytes"))
    }

    @Test func `A card becomes a picture in place`() async throws {
        let script = Script(.result("true"))
        let outgoing = Outgoing("x", media: Self.photo)
        #expect(try await script.messenger().send(.edit(.card, outgoing)) { _ in Data([9]) } == .card)
        #expect(script.methods == ["editMessageMedia"])
        #expect(script.calls[0].part("media")?.contains(#""media":"attach://file""#) == true)
    }

    @Test func `A picture that stands there already is not sent again`() async throws {
        let script = Script(Script.message)
        let messenger = script.messenger()
        let outgoing = Outgoing("x", media: Self.photo)
        _ = try await messenger.send(.new(outgoing, to: .ana, key: "k", silent: false)) { _ in Data([9]) }
        _ = try await messenger.send(.edit(.card, outgoing))
        let other = Outgoing("x", media: Media(kind: .photo, hash: "01", name: "b.jpg"))
        _ = try await messenger.send(.edit(.card, other)) { _ in Data([8]) }
        _ = try await messenger.send(.edit(.card, other))
        #expect(script.methods == ["sendPhoto", "editMessageCaption", "editMessageMedia", "editMessageCaption"])
    }

    private static func map(zoom: Double) -> Media {
        Media(.map(MapPicture(center: Coordinate(clampingLatitude: 48.2, longitude: 16.4), zoom: zoom)))
    }

    @Test func `A picture is drawn anew only where it is another one`() async throws {
        let script = Script(Script.message)
        let messenger = script.messenger()
        let near = Outgoing("x", media: Self.map(zoom: 15)), far = Outgoing("x", media: Self.map(zoom: 14))
        _ = try await messenger.send(.new(near, to: .ana, key: "k", silent: false)) { _ in Data([9]) }
        _ = try await messenger.send(.edit(.card, Outgoing("y", media: Self.map(zoom: 15))))
        _ = try await messenger.send(.edit(.card, far)) { _ in Data([8]) }
        _ = try await messenger.send(.edit(.card, near)) { _ in Data([9]) }
        #expect(script.methods == ["sendPhoto", "editMessageCaption", "editMessageMedia", "editMessageMedia"])
        #expect(script.calls[0].parts.last?.fileName == "map.png")
    }

    @Test func `Whether an edit of unknown fate has changed the picture is not guessed`() async throws {
        let script = Script(Script.message, .failure(.unknownFate("timed out")), Script.message)
        let messenger = script.messenger()
        let near = Outgoing("x", media: Self.map(zoom: 15)), far = Outgoing("x", media: Self.map(zoom: 14))
        _ = try await messenger.send(.new(near, to: .ana, key: "k", silent: false)) { _ in Data([9]) }
        _ = await failure { () async throws(MessengerError) in
            try await messenger.send(.edit(.card, far)) { _ in Data([8]) }
        }
        _ = try await messenger.send(.edit(.card, near)) { _ in Data([9]) }
        #expect(script.methods == ["sendPhoto", "editMessageMedia", "editMessageMedia"])
    }

    @Test func `Other words go under the picture that stands there`() async throws {
        let script = Script(Script.message)
        let words = Outgoing(RichText("older", .italic), buttons: [[Button("a", .press("b"))]])
        #expect(try await script.messenger().send(.reword(.card, words)) == .card)
        #expect(script.methods == ["editMessageCaption"])
        #expect(script.calls[0].json.contains(#""caption":"<i>older</i>""#))
        #expect(script.calls[0].json.contains("inline_keyboard"))
    }

    @Test func `A picture does not become a text`() async {
        let script = Script(.fault(400, "Bad Request: there is no text in the message to edit"))
        let error = await failure { () async throws(MessengerError) in
            try await script.messenger().send(.edit(.card, Self.hi))
        }
        #expect(error == .messageGone("Bad Request: there is no text in the message to edit"))
    }

    @Test func `Deleting what is gone is done`() async throws {
        let script = Script(.result("true"), .fault(400, "Bad Request: message to delete not found"))
        let messenger = script.messenger()
        #expect(try await messenger.send(.delete(.card)) == nil)
        #expect(try await messenger.send(.delete(.card)) == nil)
    }

    @Test func `A pressed button is answered in at most 200 characters`() async throws {
        let script = Script(.result("true"))
        let messenger = script.messenger()
        _ = try await messenger.send(.answer(queryID: "q", text: nil, isAlert: false))
        _ = try await messenger.send(.answer(queryID: "q", text: String(repeating: "é", count: 300), isAlert: true))
        #expect(script.calls[0].json == #"{"callback_query_id":"q"}"#)
        let words = String(repeating: "é", count: 199) + "…"
        #expect(script.calls[1].json == #"{"callback_query_id":"q","text":"\#(words)","show_alert":true}"#)
    }

    static let refused: [(SendRequest, String)] = [
        (.new(Outgoing(""), to: .ana, key: "k", silent: false), "an empty text"),
        (.new(Outgoing(" \n"), to: .ana, key: "k", silent: false), "an empty text"),
        (.new(hi, to: .telegram("x"), key: "k", silent: false), "a chat id that is no number"),
        (.delete(MessageRef(chat: .ana, id: "")), "a message id that is no number"),
        (.edit(.card, Outgoing("x", buttons: [[Button("", .press("a"))]])), "a button without a label"),
        (.edit(.card, Outgoing("x", buttons: [[Button("a", .press(""))]])), "button data of 0 bytes"),
        (
            .edit(.card, Outgoing("x", buttons: [[Button("a", .press(String(repeating: "ü", count: 33)))]])),
            "button data of 66 bytes"
        ),
        (
            .edit(.card, Outgoing("x", buttons: [[Button("a", .copy(String(repeating: "a", count: 257)))]])),
            "a text to copy of 257 characters"
        ),
        (
            .edit(.card, Outgoing("x", buttons: Array(repeating: [Button("a", .press("b"))], count: 101))),
            "more than 100 buttons"
        ),
        (
            .edit(
                .card,
                Outgoing(
                    "x", buttons: Array(repeating: [Button(String(repeating: "a", count: 120), .press("b"))], count: 90)
                )),
            "the buttons are too long"
        ),
    ]

    @Test(arguments: refused)
    func `What Telegram would refuse does not leave`(request: SendRequest, reason: String) async {
        let script = Script(Script.message)
        let error = await failure { () async throws(MessengerError) in try await script.messenger().send(request) }
        #expect(error == .rejected(reason))
        #expect(script.calls.isEmpty)
    }

    @Test func `A file that cannot be read is not sent`() async {
        struct Lost: Error {}
        let script = Script(Script.message)
        let request = SendRequest.new(Outgoing("x", media: Self.photo), to: .ana, key: "k", silent: false)
        let lost = await failure { () async throws(MessengerError) in
            try await script.messenger().send(request) { _ in throw Lost() }
        }
        let cancelled = await failure { () async throws(MessengerError) in try await script.messenger().send(request) }
        #expect(lost == .noBytes("Lost()"))
        #expect(cancelled == .notSent("cancelled"))
        #expect(script.calls.isEmpty)
    }
}
