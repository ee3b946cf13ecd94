package import Core
package import Foundation
package import ServiceLifecycle

/// Draws beside everything else: a few at once, the others in line, and nobody waits longer than a time limit.
package final class DrawingDesk<Subject: Sendable>: Service {
    /// The limit was over before it was drawn.
    package struct TooSlow: Error {}

    private struct Order: Sendable {
        let subject: Subject
        let answer = Mailbox<Result<Data, any Error>>()
    }

    private let orders = Mailbox<Order>()
    private let places: Turnstile
    private let seconds: Double
    private let waits: any Waits
    private let artist: @Sendable (Subject) async throws -> Data

    /// `seconds` from the order to the bytes.
    package init(
        atOnce: Int = 2, seconds: Double = 15, waits: any Waits,
        draw: @escaping @Sendable (Subject) async throws -> Data
    ) {
        places = Turnstile(places: atOnce)
        self.seconds = seconds
        self.waits = waits
        artist = draw
    }

    /// - Throws: `TooSlow`, `CancellationError`, or what went wrong at drawing.
    package func draw(_ subject: Subject) async throws -> Data {
        let order = Order(subject: subject)
        defer { order.answer.close() }
        guard orders.put(order) else { throw CancellationError() }
        return try await withThrowingTaskGroup(of: Data.self) { [waits, seconds] group in
            group.addTask {
                guard let result = await order.answer.take().first else { throw CancellationError() }
                return try result.get()
            }
            group.addTask {
                try await waits.sleep(seconds: seconds)
                throw TooSlow()
            }
            defer { group.cancelAll() }
            guard let bytes = try await group.next() else { throw CancellationError() }
            return bytes
        }
    }

    package func run() async throws {
        await withGracefulShutdownHandler {
            await withDiscardingTaskGroup { group in
                while true {
                    let waiting = await orders.take()
                    guard !waiting.isEmpty else { return group.cancelAll() }
                    for order in waiting {
                        guard (try? await places.enter()) != nil else { return }
                        group.addTask { await self.serve(order) }
                    }
                }
            }
        } onGracefulShutdown: {
            self.orders.close()
        }
    }

    /// Whoever has given up is not drawn for.
    private func serve(_ order: Order) async {
        defer { places.leave() }
        guard !order.answer.isClosed else { return }
        do {
            order.answer.put(.success(try await artist(order.subject)))
        } catch {
            order.answer.put(.failure(error))
        }
    }
}
