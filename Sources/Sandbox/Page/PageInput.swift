import Foundation
import Hummingbird

/// The body of a request of the page, JSON or a form, with readers that refuse in a sentence.
struct PageInput: Sendable {
    private let call: BotCall

    static func read(_ request: Request) async throws -> PageInput {
        guard let buffer = try? await request.body.collect(upTo: BotResponder.bodyLimit) else {
            throw SandboxError.wrong("That is too large.")
        }
        var call = BotCall(method: "")
        call.merge(BodyReader.read(Data(buffer.readableBytesView), contentType: request.headers[.contentType] ?? ""))
        return PageInput(call: call)
    }

    func text(_ name: String) -> String { call.string(name) }

    func optional(_ name: String) -> String? { text(name).isEmpty ? nil : text(name) }

    func number(_ name: String) -> Int? { call.integer(name) }

    func flag(_ name: String) -> Bool { call.flag(name) }

    func decimal(_ name: String) -> Double? { call.double(name) }

    func id(_ name: String) throws(SandboxError) -> Int64 {
        guard let id = call.integer(name) else { throw .wrong("\"\(name)\" is missing.") }
        return Int64(id)
    }

    func index(_ name: String) throws(SandboxError) -> Int { Int(try id(name)) }

    func degrees(_ name: String) throws(SandboxError) -> Double {
        guard let value = call.double(name) else { throw .wrong("\"\(name)\" is missing.") }
        return value
    }

    func ids(_ name: String) throws(SandboxError) -> [Int64] {
        guard let list = try? call.json(name, else: .bad(""))?.array else {
            throw .wrong("\"\(name)\" must be a list of ids.")
        }
        return list.compactMap { $0.integer.map(Int64.init) }
    }

    func file(_ name: String) throws(SandboxError) -> BotCall.Upload {
        guard let upload = call.uploads[name] else { throw .wrong("There is no file.") }
        return upload
    }
}
