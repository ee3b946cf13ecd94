import Core
import Foundation
import Testing

@testable import TelegramChat

struct DecodeTests {
    static let now = Date(timeIntervalSince1970: 1_700_000_000)
    static let ana =
        #""from":{"id":5,"is_bot":false,"first_name":"Ana","last_name":"M","username":"ana","language_code":"de"}"#
    static let chat = #""chat":{"id":5,"type":"private"}"#
    static let group = #""chat":{"id":-100,"type":"supergroup","title":"Rome"}"#

    func read(_ update: String) throws -> Incoming {
        try UpdateReader(username: "WaysideBot", now: Self.now).read(Data("{\"update_id\":1,\(update)}".utf8))
    }

    func message(_ body: String, _ chat: String = chat) throws -> Incoming {
        try read(#""message":{"message_id":9,"date":1000,\#(Self.ana),\#(chat),\#(body)}"#)
    }

    func content(_ body: String, _ chat: String = chat) throws -> Incoming.Message? {
        if case .message(let message) = try message(body, chat).event { message } else { nil }
    }

    @Test func `A text in a private chat`() throws {
        let incoming = try message(#""text":"note gym: squats""#)
        #expect(incoming.chat == .ana)
        #expect(!incoming.isGroup)
        #expect(incoming.sender == Sender(id: "5", name: "Ana M", username: "ana", language: "de"))
        #expect(incoming.date == Date(timeIntervalSince1970: 1000))
        let content = try #require(try content(#""text":"note gym: squats""#))
        #expect(content.ref == MessageRef(chat: .ana, id: "9"))
        #expect(content.text == "note gym: squats")
    }

    @Test func `People picked in the messenger's chooser`() throws {
        let body = #""users_shared":{"request_id":1,"users":[{"user_id":7},{"user_id":4503599627370495}]}"#
        let picked = try #require(try content(body))
        #expect(picked.pickedPeople == ["7", "4503599627370495"] && picked.text.isEmpty)
        #expect(try content(#""text":"hi""#)?.pickedPeople == nil)
    }

    @Test func `A reply in a group`() throws {
        let body = #""text":"yes","reply_to_message":{"message_id":3,"date":1,\#(Self.group)}"#
        let incoming = try message(body, Self.group)
        #expect(incoming.isGroup)
        #expect(incoming.groupTitle == "Rome")
        #expect(try content(body, Self.group)?.replyTo == MessageRef(chat: .rome, id: "3"))
    }

    /// A line in a group, whom it answers, and whether it is meant for the bot.
    static let groupLines: [(text: String, answers: String?, isForBot: Bool)] = [
        ("yes", nil, false), ("yes", "WaysideBot", true), ("yes", "waysidebot", true), ("yes", "OtherBot", false),
        ("@WaysideBot pins", nil, true), ("pins, @waysidebot", nil, true), ("@WaysideBotty pins", nil, false),
        ("mail me@waysidebot.org", nil, false),
    ]

    @Test(arguments: groupLines)
    func `A group's line says whether it is for the bot`(text: String, answers: String?, isForBot: Bool) throws {
        let author = answers.map { #""from":{"id":7,"is_bot":true,"first_name":"B","username":"\#($0)"}"# }
        let reply = author.map { #","reply_to_message":{"message_id":3,"date":1,\#(Self.group),\#($0)}"# }
        let content = try #require(try content(#""text":"\#(text)""# + (reply ?? ""), Self.group))
        #expect(content.isAddressed == isForBot)
    }

    @Test func `The bot's name before a line is no part of it`() throws {
        #expect(try content(#""text":"@WaysideBot, pins""#, Self.group)?.text == "pins")
        #expect(try content(#""text":"@OtherBot, pins""#, Self.group)?.text == "@OtherBot, pins")
    }

    /// What is typed, and what of it is left for us; nil where it is for another bot.
    static let commands: [(String, String?)] = [
        ("/pin here", "/pin here"), ("/pin@WaysideBot here", "/pin here"), ("/pin@waysidebot", "/pin"),
        ("/pin@OtherBot here", nil), ("/pin@", "/pin@"), ("/p-n@OtherBot", "/p-n@OtherBot"), ("/", "/"), ("/@x", "/@x"),
        ("a /pin@OtherBot", "a /pin@OtherBot"), ("/start@WaysideBot\nx", "/start\nx"), ("/a/b@c.d", "/a/b@c.d"),
        ("/pin@Ex.ample", "/pin@Ex.ample"), ("", ""),
    ]

    @Test(arguments: commands)
    func `A command says for whom it is`(typed: String, left: String?) {
        #expect(CommandText(typed).addressed(to: "WaysideBot") == left)
    }

    @Test func `Another bot's command is ignored, whatever the entities say`() throws {
        let entities = #""entities":[{"type":"bot_command","offset":-7,"length":99999}]"#
        guard case .ignored = try message(#""text":"/pin@OtherBot","# + entities, Self.group).event else {
            Issue.record("it was taken")
            return
        }
        #expect(try content(#""text":"/pin@WaysideBot","# + entities, Self.group)?.text == "/pin")
    }

    static let attachments: [(String, Core.Attachment)] = [
        (
            #""photo":[{"file_id":"s","file_unique_id":"a","width":90,"height":60},{"file_id":"l","file_unique_id":"b","width":900,"height":600,"file_size":7}]"#,
            Core.Attachment(kind: .photo, fileID: "l", mediaType: "image/jpeg", size: 7)
        ),
        (
            #""document":{"file_id":"d","file_unique_id":"a","file_name":"n.pdf","mime_type":"application/pdf","file_size":7}"#,
            Core.Attachment(kind: .document, fileID: "d", name: "n.pdf", mediaType: "application/pdf", size: 7)
        ),
        (
            #""voice":{"file_id":"v","file_unique_id":"a","duration":3,"mime_type":"audio/ogg"}"#,
            Core.Attachment(kind: .voice, fileID: "v", mediaType: "audio/ogg")
        ),
        (
            #""animation":{"file_id":"g","file_unique_id":"a","width":1,"height":1,"duration":1},"document":{"file_id":"g","file_unique_id":"a"}"#,
            Core.Attachment(kind: .video, fileID: "g")
        ),
        (
            #""video_note":{"file_id":"r","file_unique_id":"a","length":1,"duration":1}"#,
            Core.Attachment(kind: .video, fileID: "r", mediaType: "video/mp4")
        ),
        (
            #""sticker":{"file_id":"t","file_unique_id":"a","type":"regular","width":1,"height":1,"is_animated":false,"is_video":false}"#,
            Core.Attachment(kind: .other, fileID: "t")
        ),
    ]

    @Test(arguments: attachments)
    func `Files come with their caption and album`(body: String, attachment: Core.Attachment) throws {
        let content = try #require(try content(body + #","caption":"c","media_group_id":"77""#))
        #expect(content.attachments == [attachment])
        #expect(content.text == "c")
        #expect(content.albumID == "77")
    }

    @Test func `Points, venues and live locations`() throws {
        let point = #""location":{"latitude":48.2,"longitude":16.3,"horizontal_accuracy":12}"#
        let place = try #require(Coordinate(latitude: 48.2, longitude: 16.3))
        #expect(try content(point)?.location == SharedLocation(coordinate: place, accuracy: 12))
        let venue = #""venue":{"location":{"latitude":48.2,"longitude":16.3},"title":"Café","address":"A 1"},"# + point
        #expect(try content(venue)?.location == SharedLocation(coordinate: place, accuracy: nil, title: "Café"))
        let live = #""location":{"latitude":48.2,"longitude":16.3,"live_period":900}"#
        #expect(try content(live)?.location?.liveUntil == Date(timeIntervalSince1970: 1900))
        let endless = #""location":{"latitude":48.2,"longitude":16.3,"live_period":2147483647}"#
        #expect(try content(endless)?.location?.liveUntil == .distantFuture)
        let nowhere = #""location":{"latitude":98.2,"longitude":16.3}"#
        #expect(try content(nowhere)?.location == nil)
    }

    @Test func `A live location moves by edits, and its end is an edit without a period`() throws {
        func edit(_ location: String) throws -> (Incoming, Incoming.Message?) {
            let body =
                #""message_id":9,"date":1000,"edit_date":1300,\#(Self.ana),\#(Self.chat),"location":\#(location)"#
            let incoming = try read(#""edited_message":{\#(body)}"#)
            if case .edited(let message) = incoming.event { return (incoming, message) }
            return (incoming, nil)
        }
        let (incoming, moved) = try edit(#"{"latitude":48.2,"longitude":16.3,"live_period":900}"#)
        #expect(incoming.date == Date(timeIntervalSince1970: 1300))
        #expect(moved?.ref.id == "9")
        #expect(moved?.location?.liveUntil == Date(timeIntervalSince1970: 1900))
        let stopped = try edit(#"{"latitude":48.2,"longitude":16.3}"#).1
        #expect(stopped?.location?.coordinate.latitude == 48.2)
        #expect(stopped?.location?.liveUntil == nil)
    }

    @Test func `A group's upgrade reads the same from both chats`() throws {
        let old = #""chat":{"id":-7,"type":"group","title":"Rome"}"#
        let updates = [
            try message(#""migrate_to_chat_id":-100"#, old), try message(#""migrate_from_chat_id":-7"#, Self.group),
        ]
        for incoming in updates {
            #expect(incoming.chat == .telegram("-7"))
            guard case .migrated(to: .rome) = incoming.event else {
                Issue.record("no migration")
                continue
            }
        }
    }

    @Test(arguments: [
        ("member", "", true), ("administrator", "", true), ("kicked", "", false), ("left", "", false),
        ("restricted", #","is_member":true"#, true), ("restricted", #","is_member":false"#, false),
        ("restricted", #","is_member":true,"can_send_messages":false"#, false), ("something new", "", false),
    ])
    func `Being let in or shut out`(status: String, more: String, isReachable: Bool) throws {
        let incoming = try read(
            #""my_chat_member":{"date":1000,\#(Self.ana),\#(Self.chat),"new_chat_member":{"status":"\#(status)"\#(more)}}"#
        )
        guard case .reachable(isReachable) = incoming.event else {
            Issue.record("\(incoming.event)")
            return
        }
    }

    /// The message part of a press, the chat it belongs to, and whether its message is known.
    static let presses: [(String, ChatRef, Bool)] = [
        (#","message":{"message_id":77,"date":900,\#(group)}"#, .rome, true),
        (#","message":{"message_id":77,"date":0,\#(chat)}"#, .ana, false),
        ("", .ana, false),
    ]

    @Test(arguments: presses)
    func `A pressed button`(message: String, chat: ChatRef, isKnown: Bool) throws {
        let incoming = try read(
            #""callback_query":{"id":"q","chat_instance":"i","data":"d:1",\#(Self.ana)\#(message)}"#)
        guard case .pressed(let press) = incoming.event else {
            Issue.record("\(incoming.event)")
            return
        }
        #expect(incoming.chat == chat)
        #expect(incoming.date == Self.now)
        #expect(press.queryID == "q")
        #expect(press.data == "d:1")
        #expect(press.message == (isKnown ? MessageRef(chat: chat, id: "77") : nil))
    }

    @Test(arguments: [
        #""message":{"message_id":9,"date":1,\#(ana),\#(group),"new_chat_title":"x"}"#,
        #""message":{"message_id":9,"date":1,\#(group),"text":"x"}"#,
        #""message":{"message_id":9,"date":1,\#(ana),\#(group),"sender_chat":{"id":-1,"type":"channel"},"text":"x"}"#,
        #""message":{"message_id":9,"date":1,"from":{"id":6,"is_bot":true,"first_name":"B"},\#(group),"text":"x"}"#,
        #""message":{"message_id":9,"date":1,\#(ana),"chat":{"id":-8,"type":"channel"},"text":"x"}"#,
        #""callback_query":{"id":"q","chat_instance":"i",\#(ana)}"#,
        #""channel_post":{"message_id":9}"#,
        #""something_new":[]"#,
    ])
    func `What is of no use is kept apart`(update: String) throws {
        guard case .ignored(let reason) = try read(update).event else {
            Issue.record("it was taken")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test(arguments: [#"{"text":"x"}"#, #"{"message_id":"9"}"#, "[]", "1", #""x""#])
    func `What is malformed throws`(message: String) {
        #expect(throws: (any Error).self) { try read(#""message":\#(message)"#) }
    }

    @Test func `The messenger reads commands by its own name`() async throws {
        let script = Script(PollTests.me, .result("true"))
        let messenger = script.messenger()
        _ = try await messenger.prepare(menu: [])
        let json =
            #"{"update_id":1,"message":{"message_id":9,"date":1,\#(Self.ana),\#(Self.chat),"text":"/pin@waysidebot"}}"#
        guard case .message(let message) = try messenger.decode(RawUpdate(id: "1", json: Data(json.utf8))).event else {
            Issue.record("not taken")
            return
        }
        #expect(message.text == "/pin")
    }
}
