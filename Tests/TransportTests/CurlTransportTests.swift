import Foundation
import HTTPTypes
import Logging
import Testing
import Transport

@Suite(.timeLimit(.minutes(10)))
struct CurlTransportTests {
    let transport = CurlTransport(logger: Logger(label: "test"))

    @Test func `An answer comes with its status, fields and body`() async throws {
        let server = try RawServer.answering { _ in answer("{}", status: "404 Not Found", fields: "X-Kind: a: b\r\n") }
        let response = try await transport.send(TransportRequest(url: server.url))
        #expect(response.status.code == 404)
        let kind = try #require(HTTPField.Name("X-Kind"))
        #expect(response.fields[kind] == "a: b")
        #expect(response.body == Data("{}".utf8))
    }

    @Test(arguments: [HTTPRequest.Method.post, .put, .patch])
    func `A body goes up whole`(method: HTTPRequest.Method) async throws {
        let server = try RawServer.answering { answer("\($0.line) \($0.body.count) \($0.body.last ?? 0)") }
        let body = Data(repeating: 7, count: 300_000) + Data([9])
        let response = try await transport.send(
            TransportRequest(method: method, url: server.url + "/x", body: .data(body)))
        #expect(String(decoding: response.body, as: UTF8.self) == "\(method.rawValue) /x HTTP/1.1 300001 9")
    }

    @Test func `Fields are sent, and no waiting for a go-ahead`() async throws {
        let server = try RawServer.answering { answer($0.head) }
        let request = TransportRequest(
            method: .post, url: server.url, fields: [.contentType: "application/json"],
            body: .data(Data(repeating: 0, count: 2 << 20)))
        let head = String(decoding: try await transport.send(request).body, as: UTF8.self)
        #expect(head.contains("Content-Type: application/json"))
        #expect(!head.contains("Expect"))
    }

    @Test func `A form carries texts and files byte for byte`() async throws {
        let server = try RawServer.answering { answer($0.head + "\r\n\r\n" + $0.body.base64EncodedString()) }
        let file = Data((0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let request = TransportRequest(
            method: .post, url: server.url,
            body: .multipart([
                .init(name: "caption", data: Data("Grüße\n".utf8)),
                .init(name: "photo", data: file, fileName: "a.jpg", mediaType: "image/jpeg"),
            ]))
        let echo = String(decoding: try await transport.send(request).body, as: UTF8.self).components(
            separatedBy: "\r\n\r\n")
        let encoded = try #require(echo.last)
        let body = try #require(Data(base64Encoded: encoded))
        #expect(echo[0].contains("Content-Type: multipart/form-data; boundary="))
        #expect(body.range(of: Data("name=\"caption\"\r\n\r\nGrüße\n\r\n".utf8)) != nil)
        let head = "name=\"photo\"; filename=\"a.jpg\"\r\nContent-Type: image/jpeg\r\n\r\n"
        #expect(body.range(of: Data(head.utf8) + file + Data("\r\n--".utf8)) != nil)
    }

    @Test func `An answer in chunks is put together`() async throws {
        let server = try RawServer.answering { _ in
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
        }
        #expect(try await transport.send(TransportRequest(url: server.url)).body == Data("abcde".utf8))
    }

    @Test func `A redirection is an answer, not an order`() async throws {
        let server = try RawServer.answering { _ in answer("", status: "302 Found", fields: "Location: /else\r\n") }
        #expect(try await transport.send(TransportRequest(url: server.url)).status.code == 302)
    }

    @Test func `Fifty at once get each its own answer`() async throws {
        let server = try RawServer.answering { answer(String($0.line)) }
        let answers = try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<50 {
                group.addTask { [transport] in
                    let request = TransportRequest(url: "\(server.url)/\(number)")
                    return try await transport.send(request).body == Data("GET /\(number) HTTP/1.1".utf8)
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == Array(repeating: true, count: 50))
    }
}
