import Testing

@testable import Core

struct TokenBucketTests {
    @Test(arguments: [(2.0, 4.0), (0.5, 1), (1, 0.2)])
    func `A bucket fills at its rate up to its capacity`(rate: Double, capacity: Double) {
        var bucket = TokenBucket(perSecond: rate, capacity: capacity)
        let room = max(1, capacity)
        for _ in 0..<Int(room) {
            #expect(bucket.wait(at: 0) == nil)
            bucket.take(at: 0)
        }
        #expect(bucket.wait(at: 0) == 1 / rate && !bucket.isFull(at: 0))
        #expect(bucket.wait(at: 1 / rate) == nil && bucket.isFull(at: room / rate + 0.001))
    }

    @Test func `What was waited is less to wait`() throws {
        var bucket = TokenBucket(perSecond: 0.5, capacity: 1)
        bucket.take(at: 10)
        #expect(bucket.wait(at: 10) == 2)
        #expect(bucket.wait(at: 11.5) == 0.5)
        #expect(bucket.wait(at: 12) == nil)
    }

    @Test func `However long nothing was taken, it holds no more than its capacity`() {
        var bucket = TokenBucket(perSecond: 1, capacity: 3)
        bucket.take(at: 0)
        for _ in 0..<3 { bucket.take(at: 1_000_000) }
        #expect(bucket.wait(at: 1_000_000) == 1)
    }

    @Test func `A clock that goes back gives nothing`() {
        var bucket = TokenBucket(perSecond: 1, capacity: 1)
        bucket.take(at: 100)
        #expect(bucket.wait(at: 40) == 1)
        #expect(bucket.wait(at: 101) == nil)
    }

    @Test func `A rate of zero lets everything through, and need not be remembered`() {
        var bucket = TokenBucket(perSecond: 0, capacity: 0)
        for _ in 0..<100 {
            #expect(bucket.wait(at: 0) == nil && bucket.isFull(at: 0))
            bucket.take(at: 0)
        }
    }
}
