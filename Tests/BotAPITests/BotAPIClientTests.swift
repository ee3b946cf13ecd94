import Foundation
import HTTPTypes
import Testing
import Transport

@testable import BotAPI

struct BotAPIClientTests {
    static let token = Secret("42:SECRET")

    func client(_ transport: OneAnswer, _ base: String = "http://127.0.0.1:1/") -> BotAPIClient {
        BotAPIClient(token: Self.token, apiBase: base, transport: transport)
    }

    @Test func `A call is a post of JSON to the method's address`() async throws {
        let transport = OneAnswer(#"{"ok":true,"result":{"message_id":7,"chat":{"id":-5,"type":"group"}}}"#)
        let message = try await client(transport).call(
            SendMessage(chatID: -5, text: "a/b", parseMode: .html, replyMarkup: .remove(.init())))
        let request = try #require(transport.requests.first)
        #expect(message.messageID == 7)
        #expect(message.chat.id == -5)
        #expect(request.url == "http://127.0.0.1:1/bot42:SECRET/sendMessage")
        #expect(request.method == .post)
        #expect(request.fields[.contentType] == "application/json")
        guard case .data(let data) = request.body else { return _ = Issue.record("not plain data") }
        let expected = #"{"chat_id":-5,"text":"a/b","parse_mode":"HTML","reply_markup":{"remove_keyboard":true}}"#
        #expect(String(decoding: data, as: UTF8.self) == expected)
    }

    @Test func `A poll has a connection of its own and ten seconds more than it waits`() async throws {
        let transport = OneAnswer(#"{"ok":true,"result":[]}"#)
        _ = try await client(transport).call(GetUpdates(timeout: 30))
        _ = try await client(transport).call(GetUpdates(timeout: 0), within: 3)
        #expect(transport.requests.map(\.purpose) == [.poll, .poll])
        #expect(transport.requests.map(\.limits.total) == [40, 3])
    }

    @Test func `Updates come untouched, the broken ones too`() async throws {
        let good = #"{"update_id":1, "message" : {"n":48.20820,"s":"a\"]}b"}}"#
        let broken = #"{"update_id":2,"message":{"text":"\ud83d"}}"#
        let body =
            Data("{\"ok\":true,\"result\":[ \(good) ,\n\(broken),[1],null,\"".utf8) + [0xC3, 0x28] + Data("\"]}".utf8)
        let elements = try await client(OneAnswer(body)).call(GetUpdates()).elements
        #expect(elements.prefix(4).map { String(decoding: $0, as: UTF8.self) } == [good, broken, "[1]", "null"])
        #expect(elements.last == Data([0x22, 0xC3, 0x28, 0x22]))
        #expect(elements.map(Update.id) == [1, 2, nil, nil, nil])
    }

    @Test func `A file goes up as a form, with every parameter as a field`() async throws {
        let transport = OneAnswer(#"{"ok":true,"result":{"message_id":7,"chat":{"id":5,"type":"private"}}}"#)
        let photo = InputFile.upload(.init(data: Data([1, 2]), name: "p.jpg", mediaType: "image/jpeg"))
        _ = try await client(transport).call(
            SendPhoto(
                chatID: 5, photo: photo, caption: "a \"b\"\n/ü", disableNotification: true,
                replyMarkup: .inline(.init(inlineKeyboard: []))))
        guard case .multipart(let parts) = transport.requests.first?.body else {
            return _ = Issue.record("not a form")
        }
        let fields = parts.map { "\($0.name)=\(String(decoding: $0.data, as: UTF8.self))" }
        #expect(
            fields == [
                "caption=a \"b\"\n/ü", "chat_id=5", "disable_notification=true",
                "reply_markup={\"inline_keyboard\":[]}", "photo=\u{1}\u{2}",
            ])
        #expect(parts.last?.fileName == "p.jpg")
        #expect(transport.requests.first?.limits == .file)
    }

    @Test func `A file inside another parameter is named there`() async throws {
        let transport = OneAnswer(#"{"ok":true,"result":true}"#)
        let media = InputMedia(type: .photo, media: .attached(.init(data: Data([1]), name: "p"), name: "file"))
        let edited = try await client(transport).call(EditMessageMedia(chatID: 5, messageID: 6, media: media))
        guard case .multipart(let parts) = transport.requests.first?.body else {
            return _ = Issue.record("not a form")
        }
        #expect(edited.message == nil)
        #expect(parts.map(\.name) == ["chat_id", "media", "message_id", "file"])
        #expect(parts[1].data == Data(#"{"type":"photo","media":"attach://file"}"#.utf8))
    }

    @Test func `A file comes down from its own address`() async throws {
        let transport = OneAnswer("bytes")
        let data = try await client(transport).download(path: "photos/a b?.jpg", limit: 10)
        #expect(data == Data("bytes".utf8))
        #expect(transport.requests.first?.url == "http://127.0.0.1:1/file/bot42:SECRET/photos/a%20b%3F.jpg")
        #expect(transport.requests.first?.limits.responseBytes == 10)
    }

    @Test func `A refused download is the server's no`() async throws {
        let transport = OneAnswer(#"{"ok":false,"error_code":404,"description":"Not Found"}"#, status: 404)
        await #expect(throws: BotAPIError.api(.init(code: 404, description: "Not Found"))) {
            try await client(transport).download(path: "x", limit: 10)
        }
    }
}
