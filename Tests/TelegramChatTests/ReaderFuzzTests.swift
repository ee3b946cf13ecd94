import Core
import Foundation
import Testing

@testable import TelegramChat

struct ReaderFuzzTests {
    /// Values that decoders and arithmetic dislike.
    static let values = [
        "0", "-1", "2147483647", "9223372036854775807", "-9223372036854775808", "1e308", "null", "\"\"", "[]", "{}",
        "\"/x@y\"", "\"\\u0000\"", "true",
    ]

    @Test func `Strange values in every place are read or refused`() {
        var random = SeededRandom(state: 11)
        var outcomes = [true: 0, false: 0]
        let reader = UpdateReader(username: "bot", now: DecodeTests.now)
        for round in 0..<6000 {
            var json = Self.updates[round % Self.updates.count]
            for _ in 0..<Int.random(in: 1...3, using: &random) { Self.replaceValue(in: &json, &random) }
            let isRead = (try? reader.read(Data(json.utf8))) != nil
            outcomes[isRead, default: 0] += 1
        }
        #expect(outcomes.values.allSatisfy { $0 > 300 })
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
    ]
}
