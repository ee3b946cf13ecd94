import Testing

@testable import Engine

struct BackoffTests {
    static let rows: [(jitter: Double, seconds: [Double])] = [
        (0, [1, 2, 4, 8, 16, 30, 30, 30]), (1, [0.5, 1, 2, 4, 8, 15, 15, 15]),
        (0.5, [0.75, 1.5, 3, 6, 12, 22.5, 22.5, 22.5]),
    ]

    @Test(arguments: rows)
    func `Waits double up to the most, less what jitter takes`(jitter: Double, seconds: [Double]) {
        var backoff = Backoff()
        #expect(seconds.indices.map { _ in backoff.failed(jitter: jitter) } == seconds)
    }

    @Test func `A success begins anew`() {
        var backoff = Backoff(first: 0.2, most: 10)
        for _ in 0..<200 { #expect((0.1...10).contains(backoff.failed(jitter: 0))) }
        #expect(backoff.failures == 200)
        backoff.succeeded()
        #expect(backoff.failures == 0 && backoff.failed(jitter: 0) == 0.2)
    }
}
