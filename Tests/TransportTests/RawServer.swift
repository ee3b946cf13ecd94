import Foundation
import Synchronization

/// A server of raw sockets on loopback, that does with each connection what a test says.
final class RawServer: Sendable {
    private let listener: Int32
    let port: UInt16
    private let accepted = Mutex(0)

    /// `serve` runs on a thread of its own for each connection; the connection is closed when it returns.
    init(_ serve: @escaping @Sendable (RawConnection) -> Void) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 128) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isOpen else { throw POSIXError(.EADDRNOTAVAIL) }
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self] in
            while true {
                let socket = accept(listener, nil, nil)
                guard socket >= 0 else {
                    // Only this thread may close it: another's socket could get its number while it still accepts.
                    Foundation.close(listener)
                    return
                }
                let number = self?.accepted.withLock { count in
                    count += 1
                    return count
                }
                Thread.detachNewThread {
                    let connection = RawConnection(socket, number: number ?? 0)
                    serve(connection)
                    connection.close()
                }
            }
        }
    }

    /// From now on connections are refused.
    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    var connections: Int { accepted.withLock { $0 } }
    var url: String { "http://127.0.0.1:\(port)" }

    /// Answers every request of every connection by the closure.
    static func answering(_ answer: @escaping @Sendable (RawRequest) -> String) throws -> RawServer {
        try RawServer { connection in
            while let request = connection.read() { connection.write(answer(request)) }
        }
    }

    /// A port on which nobody listens.
    static func closedPort() throws -> UInt16 { try RawServer { _ in }.port }
}

struct RawRequest {
    let head: String
    let body: Data
    /// Which connection of the server it came by, from 1.
    let connection: Int
    var line: Substring { head.prefix { $0 != "\r\n" } }
}

/// One accepted connection; used by one thread.
final class RawConnection {
    private let socket: Int32
    let number: Int
    private var pending = Data()
    private var isOpen = true

    init(_ socket: Int32, number: Int) {
        self.socket = socket
        self.number = number
    }

    /// The next request with its body; nil when the client is gone.
    func read() -> RawRequest? {
        let end = Data("\r\n\r\n".utf8)
        while pending.range(of: end) == nil { guard receive() else { return nil } }
        guard let range = pending.range(of: end) else { return nil }
        let head = String(decoding: pending[..<range.lowerBound], as: UTF8.self)
        let lengthLine = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
        let length = lengthLine.flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
        pending = Data(pending[range.upperBound...])
        while pending.count < length { guard receive() else { return nil } }
        defer { pending = Data(pending.dropFirst(length)) }
        return RawRequest(head: head, body: Data(pending.prefix(length)), connection: number)
    }

    /// The head alone, leaving the body unread.
    func readHead() -> Bool { pending.range(of: Data("\r\n\r\n".utf8)) != nil || receive() }

    func write(_ text: String) { write(Data(text.utf8)) }

    func write(_ data: Data) {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = send(socket, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, 0x4000)
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Waits until the client goes away.
    func waitForEnd() { while receive() {} }

    func pause(seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

    func close() {
        guard isOpen else { return }
        isOpen = false
        Foundation.close(socket)
    }

    private func receive() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(socket, &buffer, buffer.count, 0)
        if count > 0 { pending.append(contentsOf: buffer[..<count]) }
        return count > 0
    }
}

/// A whole answer with that body.
func answer(_ body: String, status: String = "200 OK", fields: String = "") -> String {
    "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\n\(fields)\r\n\(body)"
}
