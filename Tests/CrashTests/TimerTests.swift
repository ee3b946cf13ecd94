import Foundation
import GRDB
import Logging
import Sandbox
import Store
import Testing

extension CrashTests {
    /// The real server, killed while very many timers come due.
    @Suite(.serialized) struct TimerTests {
        private static let people = 50
        private static let each = 200

        @Test(.timeLimit(.minutes(10)))
        func `Killed while 10,000 timers come due, each notice is given once, none early and none lost`() async throws {
            try await Stage.run { stage in
                try await meet(stage)
                let first = Date.now.timeIntervalSince1970 + 3
                try await Self.fill(stage, from: first)
                var deaths = 0
                for delay in (0..<Soak.count(6, soak: 40)).map({ 3.2 + Double($0 % 7) * 0.37 }) {
                    let child = try stage.launch()
                    try await Task.sleep(for: .seconds(deaths == 0 ? delay : delay - 2.6))
                    child.signal(SIGKILL)
                    _ = await child.end()
                    deaths += 1
                    if try Self.early(stage) > 0 { break }
                }
                let seen = await stage.lastRequest
                let child = try stage.launch()
                let files = Files(in: stage.folder)
                try await stage.untilUp(after: seen)
                try await stage.until("all is told") {
                    try Self.untold(stage) == 0 && files.isAtRest()
                }
                child.signal(SIGTERM)
                let end = await child.end(within: Child.patience)
                #expect(end == .exited(0), "\(stage.log)")
                #expect(try files.problems() == [])
                #expect(try Self.early(stage) == 0)
                try await expectOnce(stage, files)
            }
        }

        /// So many people have said something, so that there are chats to be told in.
        private func meet(_ stage: Stage) async throws {
            let child = try stage.launch()
            for number in 0..<Self.people {
                let person = try await stage.messenger.addPerson("P\(number)").id
                let actor = Actor(stage: stage, person: person, chat: person)
                try await actor.types("note gym: one", hears: "Noted under gym: one")
                try await actor.listens()
            }
            child.signal(SIGTERM)
            #expect(await child.end(within: Child.patience) == .exited(0))
        }

        /// Every name stands in one message, apart from messages that were sent again since nobody knew their fate.
        private func expectOnce(_ stage: Stage, _ files: Files) async throws {
            var messages: [String: Int] = [:]
            for event in await stage.messenger.events(after: 0) {
                if case .sent(let message) = event.kind {
                    messages["\(event.chat) \(message.text.text)", default: 0] += 1
                }
            }
            var told: [Substring: Int] = [:]
            for text in messages.keys {
                for name in text.matches(of: /\br\d+e\b/) { told[name.output, default: 0] += 1 }
            }
            let twice = messages.values.count { $0 > 1 }
            let known = try files.count("SELECT count(*) FROM failure WHERE source = 'maybe twice'")
            #expect(told.count == Self.people * Self.each)
            #expect(told.values.allSatisfy { $0 == 1 }, "\(told.filter { $0.value != 1 }.prefix(5))")
            #expect(twice <= known)
        }

        /// They come due within some seconds, a few hundred at each moment.
        private static func fill(_ stage: Stage, from first: Double) async throws {
            let store = try PeopleStore(path: stage.database, logger: Logger(label: "test"))
            try await store.write { transaction in
                let db = transaction.db
                try db.execute(sql: "UPDATE journal SET isPaused = 1")
                let owners = try Int64.fetchAll(db, sql: "SELECT owner FROM chat WHERE NOT isGroup ORDER BY id")
                for number in 0..<(people * each) {
                    try db.execute(
                        sql: "INSERT INTO reminder (owner, text, due, isWallTime, createdAt) VALUES (?, ?, ?, 1, 1)",
                        arguments: [owners[number % owners.count], "r\(number)e", first + Double(number / 400) * 0.3])
                }
                try db.execute(sql: "UPDATE journal SET isPaused = 0")
            }
            try store.close()
        }

        private static func untold(_ stage: Stage) throws -> Int {
            try Files(in: stage.folder).count("SELECT count(*) FROM reminder WHERE noticeAt IS NULL")
        }

        private static func early(_ stage: Stage) throws -> Int {
            try Files(in: stage.folder).count("SELECT count(*) FROM reminder WHERE noticeAt < due")
        }
    }
}
