import Logging
import ServiceLifecycle

/// How a service ends once the work beside it is done.
enum Ending: Sendable {
    case graceful
    /// All tasks are dropped.
    case sudden
}

/// Runs a service while `body` works, and ends it as `body` says. When the service fails, so does the work.
func accompanied(
    by service: any Service, logger: Logger, _ body: @escaping @Sendable () async throws -> Ending
) async throws {
    let group = ServiceGroup(services: [service], logger: logger)
    try await withThrowingTaskGroup(of: Ending?.self) { tasks in
        tasks.addTask {
            try await group.run()
            return nil
        }
        tasks.addTask { try await body() }
        switch try await tasks.next() {
        case .some(.some(.graceful)):
            await group.triggerGracefulShutdown()
            try await tasks.waitForAll()
        case .some(.some(.sudden)):
            tasks.cancelAll()
            while await tasks.nextResult() != nil {}
        case .some(.none), .none: tasks.cancelAll()
        }
    }
}
