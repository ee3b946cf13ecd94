import Replay
import Testing

struct VirtualWaitsTests {
    @Test func `Sleepers wake in the order of their moments, however long they sleep`() async throws {
        let waits = VirtualWaits()
        try await withThrowingTaskGroup(of: Double.self) { group in
            for seconds in [3600.0, 1, 60] {
                group.addTask {
                    try await waits.sleep(seconds: seconds)
                    return seconds
                }
            }
            while waits.sleeping < 3 { await Task.yield() }
            for moment in [1.0, 60, 3600] {
                #expect(waits.nextMoment == moment)
                #expect(waits.moveToNextMoment())
                let woken = try await group.next()
                #expect(woken == moment)
                #expect(waits.elapsed == moment)
            }
        }
        #expect(!waits.moveToNextMoment())
    }

    @Test func `Time that passes wakes only those whose moment has come`() async throws {
        let waits = VirtualWaits()
        try await withThrowingTaskGroup { group in
            for seconds in [5.0, 20] { group.addTask { try await waits.sleep(seconds: seconds) } }
            while waits.sleeping < 2 { await Task.yield() }
            waits.move(by: 10)
            _ = try await group.next()
            #expect(waits.sleeping == 1)
            #expect(waits.elapsed == 10)
            #expect(waits.nextMoment == 20)
            waits.move(by: 10)
        }
    }

    @Test func `A cancelled sleeper wakes at once`() async {
        let waits = VirtualWaits()
        let results = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    do { try await waits.sleep(seconds: 10) } catch { return error is CancellationError }
                    return false
                }
            }
            group.cancelAll()
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results == Array(repeating: true, count: 100))
        #expect(waits.sleeping == 0)
    }

    @Test func `No time needs no waiting`() async throws {
        let waits = VirtualWaits()
        try await waits.sleep(seconds: 0)
        try await waits.sleep(seconds: -1)
        #expect(waits.elapsed == 0)
    }
}
