import Testing

@testable import Engine

struct MailboxTests {
    @Test func `What many put is taken whole, in each one's order`() async {
        let box = Mailbox<[Int]>()
        let taken = await withTaskGroup(of: [[Int]].self) { group in
            for sender in 0..<8 {
                group.addTask {
                    for number in 0..<200 {
                        box.put([sender, number])
                        if number % 50 == 0 { await Task.yield() }
                    }
                    return []
                }
            }
            group.addTask {
                var all: [[Int]] = []
                while all.count < 1600 { all += await box.take() }
                return all
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(taken.count == 1600 && box.isEmpty)
        for sender in 0..<8 { #expect(taken.filter { $0[0] == sender }.map { $0[1] } == Array(0..<200)) }
    }

    @Test func `A closed box gives what is left and takes no more`() async {
        let box = Mailbox<Int>()
        #expect(box.put(1))
        box.close()
        #expect(!box.put(2))
        #expect(await box.take() == [1])
        #expect(await box.take() == [])
    }

    @Test func `Closing wakes the one who waits`() async {
        let box = Mailbox<Int>()
        async let taken = box.take()
        await Task.yield()
        box.close()
        #expect(await taken == [])
    }

    @Test func `A cancelled receiver gets nothing and loses nothing`() async {
        let box = Mailbox<Int>()
        await withTaskGroup(of: [Int].self) { group in
            group.addTask { await box.take() }
            group.cancelAll()
            for await taken in group { #expect(taken == []) }
        }
        box.put(5)
        #expect(await box.take() == [5])
    }
}
