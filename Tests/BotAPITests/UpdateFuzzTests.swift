import Core
import Foundation
import TestSupport
import Testing

@testable import BotAPI

struct UpdateFuzzTests {
    @Test(arguments: FuzzRun.seeds(40))
    func `A mutilated update is read or refused, never worse`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var (read, refused) = (0, 0)
        for _ in 0..<500 {
            let json = Data(random.mutilated([UInt8](random.pick(Self.updates))))
            do {
                _ = try Update.read(json)
                read += 1
            } catch {
                refused += 1
            }
            _ = Update.id(of: json)
            _ = Update.kind(of: json)
            let slices = JSONSlices.elements(of: Data("[".utf8) + json + Data("]".utf8))
            #expect(slices.map { $0.reduce(0) { $0 + $1.count } <= json.count } != false)
        }
        #expect(read > 10 && refused > 10)
    }

    @Test(arguments: FuzzRun.seeds(20))
    func `A mutilated answer is a result or an error that has a meaning`(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<100 {
            let body = Data(random.mutilated([UInt8](Data(random.pick(Self.answers).utf8))))
            let client = BotAPIClient(token: BotAPIClientTests.token, transport: OneAnswer(body))
            do {
                let elements = try await client.call(GetUpdates()).elements
                #expect(elements.reduce(0) { $0 + $1.count } <= body.count)
            } catch .api, .notJSON, .unreadable {
            } catch {
                Issue.record("\(error)")
            }
        }
    }

    static let answers = [
        #"{"ok":true,"result":[{"update_id":1,"message":{"text":"a\"]}"}},{"update_id":2}]}"#,
        #"{"ok":false,"error_code":429,"description":"Too Many Requests","parameters":{"retry_after":5}}"#,
        #"{"ok":false,"error_code":400,"description":"x","parameters":{"migrate_to_chat_id":-100123}}"#,
    ]

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
        #"{"update_id":15,"chat_member":{"chat":{"id":-100,"type":"supergroup","title":"Rom"},"from":{"id":5,"is_bot":false,"first_name":"A"},"date":1,"old_chat_member":{"user":{"id":6,"is_bot":false,"first_name":"b"},"status":"member"},"new_chat_member":{"user":{"id":6,"is_bot":false,"first_name":"b"},"status":"administrator","is_anonymous":true}}}"#,
        #"{"update_id":16,"message":{"message_id":4,"chat":{"id":-100,"type":"supergroup"},"date":1,"from":{"id":5,"is_bot":false,"first_name":"A"},"new_chat_members":[{"id":6,"is_bot":false,"first_name":"b"}]}}"#,
        #"{"update_id":17,"message":{"message_id":5,"chat":{"id":-100,"type":"supergroup"},"date":1,"sender_chat":{"id":-100,"type":"supergroup"},"left_chat_member":{"id":6,"is_bot":false,"first_name":"b"}}}"#,
    ].map { Data($0.utf8) }
}
