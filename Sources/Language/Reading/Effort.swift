import Synchronization

/// How many steps reading takes, so that a test can see that they grow with the line and not faster; debug builds count.
///
/// A step is a look at a token, a cell of a phrase or a piece of a wish, wherever lines are gone through in a loop.
enum Effort {
    static func step() {
        #if DEBUG
        counter?.steps.add(1, ordering: .relaxed)
        #endif
    }

    #if DEBUG
    private final class Counter: Sendable {
        let steps = Atomic(0)
    }

    @TaskLocal private static var counter: Counter?

    /// The steps of some work.
    static func steps(of work: () -> Void) -> Int {
        let own = Counter()
        $counter.withValue(own, operation: work)
        return own.steps.load(ordering: .relaxed)
    }
    #endif
}
