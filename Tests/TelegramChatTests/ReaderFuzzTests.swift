import Core
import Foundation
import TestSupport
import Testing

@testable import TelegramChat

struct ReaderFuzzTests {
    /// Values that decoders and arithmetic dislike.
    static let values = [
        "0", "-1", "2147483647", "9223372036854775807", "-9223372036854775808", "1e308", "null", "\"\"", "[]", "{}",
        "\"/x@y\"", "\"\\u0000\"", "true",
    ]

    @Test(arguments: FuzzRun.seeds(20))
    func `Strange values in every place are read or refused`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var outcomes = [true: 0, false: 0]
        let reader = UpdateReader(username: "bot", now: DecodeTests.now)
        for round in 0..<300 {
            var json = Self.updates[round % Self.updates.count]
            for _ in 0...random.below(3) { Self.replaceValue(in: &json, &random) }
            let isRead = (try? reader.read(Data(json.utf8))) != nil
            outcomes[isRead, default: 0] += 1
        }
        #expect(outcomes.values.allSatisfy { $0 > 10 })
    }

    @Test(arguments: FuzzRun.seeds(20))
    func `Any words in a message are heard as they were said, or as a command without its mark`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<50 {
            let text = random.mutated(random.pick(["note gym: squats", "/pin@bot here 👍🏽", "שלום @bot", "", "/@bot"]))
            let said = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
            let json = """
                {"update_id":1,"message":{"message_id":9,"date":1,"text":\(said),\(DecodeTests.ana),\(DecodeTests.chat)}}
                """
            let incoming = try UpdateReader(username: "bot", now: DecodeTests.now).read(Data(json.utf8))
            if case .message(let message) = incoming.event {
                #expect(message.text.unicodeScalars.count <= text.unicodeScalars.count)
                #expect(text.hasPrefix("/") || text.hasPrefix("@") || message.text == text)
            }
        }
    }

    /// Puts a strange value in the place of a number or text.
    static func replaceValue(in json: inout String, _ random: inout SeededRandom) {
        let places = json.ranges(of: /:(-?[0-9.]+|"[^"]*")/)
        guard let place = places.randomElement(using: &random), let value = values.randomElement(using: &random) else {
            return
        }
        json.replaceSubrange(place, with: ":" + value)
    }

    static let updates = [
        #"{"update_id":1,"message":{"message_id":9,"date":1,\#(DecodeTests.ana),\#(DecodeTests.group),"text":"/pin@bot x","reply_to_message":{"message_id":3,"date":1,\#(DecodeTests.group)}}}"#,
        #"{"update_id":1,"edited_message":{"message_id":9,"date":1,"edit_date":2,\#(DecodeTests.ana),\#(DecodeTests.chat),"location":{"latitude":48.2,"longitude":16.3,"live_period":900,"horizontal_accuracy":3}}}"#,
        #"{"update_id":1,"message":{"message_id":9,"date":1,\#(DecodeTests.ana),\#(DecodeTests.chat),"caption":"c","photo":[{"file_id":"s","width":90,"height":60},{"file_id":"l","width":900,"height":600,"file_size":7}]}}"#,
        #"{"update_id":1,"message":{"message_id":9,"date":1,\#(DecodeTests.ana),\#(DecodeTests.group),"migrate_from_chat_id":-7}}"#,
        #"{"update_id":1,"callback_query":{"id":"q","chat_instance":"i","data":"d:1",\#(DecodeTests.ana),"message":{"message_id":77,"date":900,\#(DecodeTests.chat)}}}"#,
        #"{"update_id":1,"my_chat_member":{"date":1000,\#(DecodeTests.ana),\#(DecodeTests.chat),"new_chat_member":{"status":"restricted","is_member":true}}}"#,
        #"{"update_id":1,"chat_member":{"date":1000,\#(DecodeTests.ana),\#(DecodeTests.group),"new_chat_member":{"status":"administrator","user":{"id":6,"is_bot":false,"first_name":"B"}}}}"#,
        #"{"update_id":1,"message":{"message_id":9,"date":1,\#(DecodeTests.ana),\#(DecodeTests.group),"new_chat_members":[{"id":6,"is_bot":true,"first_name":"B","username":"bot"}]}}"#,
        #"{"update_id":1,"message":{"message_id":9,"date":1,"text":"/pins","sender_chat":{"id":-100,"type":"supergroup"},\#(DecodeTests.group)}}"#,
    ]
}
