import BotAPI
import Core
import Foundation
import HTTPTypes
import Logging
import TestSupport
import Testing
import Transport

@testable import Sandbox
@testable import TelegramChat

/// Our spans as HTML, read by the sandbox, which reads as Telegram's server does.
struct HTMLFuzzTests {
    /// What stands at one UTF-16 unit.
    struct Look: Hashable {
        var unit: UInt16
        var style: String
    }

    @Test(arguments: FuzzRun.seeds(300))
    func `Any spans come out as they went in, and fit`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<5 {
            let text = random.richText().fitted(to: 4096)
            let read = try Sandbox.HTMLReader.read(HTMLRenderer().render(text))
            #expect(read.text.unicodeScalars.count <= 4096)
            let (came, went) = (Self.looks(of: read), Self.looks(of: text))
            let isSame = came == went
            #expect(isSame, "\(zip(came, went).first { $0 != $1 }.map { "\($0)" } ?? "\(came.count) \(went.count)")")
        }
    }

    @Test(arguments: FuzzRun.seeds(150))
    func `A message of any words and spans is never refused`(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let sandbox = try await Direct()
        let text = random.richText()
        let isBlank = text.plain.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.value <= 0x20 }
        do {
            let sent = try await sandbox.messenger.send(.new(Outgoing(text), to: sandbox.chat, key: "k", silent: false))
            {
                _ in throw CancellationError()
            }
            #expect(sent != nil)
        } catch {
            #expect(isBlank, "\(error) \(text)")
        }
    }

    /// Control characters become spaces; an address that is none leaves its words bare.
    private static func looks(of text: RichText) -> [Look] {
        text.spans.flatMap { span in
            let words = shown(span.text)
            let style = style(of: span)
            return words.utf16.map { Look(unit: $0, style: style) }
        }
    }

    private static func shown(_ words: String) -> String {
        let scalars = words.unicodeScalars.map { $0.value <= 0x20 && $0 != "\n" && $0 != "\t" ? " " : $0 }
        return String(String.UnicodeScalarView(scalars))
    }

    private static func style(of span: RichText.Span) -> String {
        switch span.style {
        case .plain, .invite: ""
        case .bold: "bold"
        case .italic: "italic"
        case .code: "code"
        case .link("tg://user?id=5"): "text_mention"
        case .link(let url):
            LinkChecker.checked(url.isEmpty ? shown(span.text) : url).map { "text_link " + $0 } ?? ""
        }
    }

    private static func looks(of text: SandboxText) -> [Look] {
        var looks = text.text.utf16.map { Look(unit: $0, style: "") }
        for entity in text.entities {
            let style = [entity.type, entity.url].compactMap { $0 }.joined(separator: " ")
            for index in entity.offset..<entity.offset + entity.length { looks[index].style = style }
        }
        return looks
    }
}

/// Telegram's room wired to a sandbox without a network.
private struct Direct {
    let messenger: TelegramMessenger
    let chat: ChatRef

    init() async throws {
        var options = SandboxOptions()
        options.strictness = .strict
        let sandbox = try SandboxMessenger(options: options)
        let ana = try await sandbox.addPerson("Ana").id
        try await sandbox.send("hi", from: ana, in: ana)
        chat = ChatRef(messenger: .telegram, id: String(ana))
        messenger = TelegramMessenger(
            client: BotAPIClient(token: Secret("1:a"), apiBase: "http://sandbox", transport: Line(sandbox: sandbox)),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }

    private struct Line: HTTPTransport {
        let sandbox: SandboxMessenger

        func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
            guard case .data(let body) = request.body else { throw .invalidRequest("no JSON") }
            var call = BotCall(method: String(request.url.split(separator: "/").last ?? ""))
            call.merge(BodyReader.read(body, contentType: "application/json"))
            guard case .answer(let status, let answer, _) = await sandbox.perform(call) else {
                throw .unknownFate("no answer")
            }
            return TransportResponse(status: .init(code: status), body: answer.bytes)
        }
    }
}
