import Foundation
import Testing

@testable import BotAPI

struct UpdateFuzzTests {
    @Test func `A mutilated update is read or refused, never worse`() throws {
        var random = SeededRandom(state: 2026)
        var read = 0
        var refused = 0
        for round in 0..<20_000 {
            let json = Self.mutilated(Self.updates[round % Self.updates.count], &random)
            do {
                _ = try Update.read(json)
                read += 1
            } catch {
                refused += 1
            }
            _ = Update.id(of: json)
            _ = Update.kind(of: json)
            _ = JSONSlices.elements(of: Data("[".utf8) + json + Data("]".utf8))
        }
        #expect(read > 1000)
        #expect(refused > 1000)
    }

    @Test(arguments: updates)
    func `The unharmed ones are all read`(json: Data) throws {
        let update = try Update.read(json)
        #expect(update.updateID == Update.id(of: json))
        #expect(Update.kind(of: json) != nil)
    }

    @Test(arguments: ["[", "{", "\"", "[[", "{\"a\":", "[1,", "[\"\\", "{\"a\" 1}", "", "]", "[}", "{\"a\":1"])
    func `Half a text has no pieces`(text: String) {
        #expect(JSONSlices.elements(of: Data(text.utf8)) == nil)
        #expect(JSONSlices.members(of: Data(text.utf8)) == nil)
    }

    static let updates = [
        #"{"update_id":10,"message":{"message_id":1,"from":{"id":5,"is_bot":false,"first_name":"Ana"},"chat":{"id":5,"type":"private"},"date":1700000000,"text":"/pin@bot here","entities":[{"offset":0,"length":8,"type":"bot_command"}]}}"#,
        #"{"update_id":11,"edited_message":{"message_id":2,"from":{"id":5,"is_bot":false,"first_name":"Ana"},"chat":{"id":-100,"type":"supergroup","title":"Rom"},"date":1700000000,"edit_date":1700000009,"location":{"latitude":48.2,"longitude":16.3,"live_period":900,"horizontal_accuracy":12.5}}}"#,
        #"{"update_id":12,"callback_query":{"id":"99","from":{"id":5,"is_bot":false,"first_name":"Ana"},"message":{"message_id":3,"chat":{"id":5,"type":"private"},"date":0},"chat_instance":"1","data":"x:1"}}"#,
        #"{"update_id":13,"my_chat_member":{"chat":{"id":5,"type":"private"},"from":{"id":5,"is_bot":false,"first_name":"A"},"date":1,"old_chat_member":{"user":{"id":1,"is_bot":true,"first_name":"b"},"status":"member"},"new_chat_member":{"user":{"id":1,"is_bot":true,"first_name":"b"},"status":"kicked","until_date":0}}}"#,
        #"{"update_id":14,"message":{"message_id":4,"chat":{"id":5,"type":"private"},"date":1,"photo":[{"file_id":"f","file_unique_id":"u","width":90,"height":60}],"caption":"c","media_group_id":"7"}}"#,
    ].map { Data($0.utf8) }

    static func mutilated(_ json: Data, _ random: inout SeededRandom) -> Data {
        var bytes = [UInt8](json)
        for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(contentsOf: Array("9999999999999999999".utf8), at: place)
            case 3: bytes.replaceSubrange(place..., with: [])
            default: bytes.insert(UInt8(ascii: "\\"), at: place)
            }
        }
        return Data(bytes)
    }
}

/// SplitMix64: the same seed gives the same run.
struct SeededRandom: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
