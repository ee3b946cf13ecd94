package import Core
import Foundation
import ServiceLifecycle
import Synchronization

/// Draws beside everything else: a few at once, the others in line, and nobody waits longer than a time limit. Whoever
/// wants what is being drawn already gets that.
package final class DrawingDesk<Subject: Hashable & Sendable, Drawn: Sendable>: Service {
    private typealias Answer = Mailbox<Result<Drawn, any Error>>

    private let orders = Mailbox<Subject>()
    /// Who waits for what was ordered.
    private let waiting = Mutex<[Subject: [Answer]]>([:])
    private let places: Turnstile
    private let seconds: Double
    private let waits: any Waits
    private let artist: @Sendable (Subject) async throws -> Drawn

    /// `seconds` from the order to the drawing.
    package init(
        atOnce: Int = 2, seconds: Double = 15, waits: any Waits,
        draw: @escaping @Sendable (Subject) async throws -> Drawn
    ) {
        places = Turnstile(places: atOnce)
        self.seconds = seconds
        self.waits = waits
        artist = draw
    }

    /// - Throws: `TooSlow`, `CancellationError`, or what went wrong at drawing.
    @Sendable package func draw(_ subject: Subject) async throws -> Drawn {
        let answer = try order(subject)
        defer { answer.close() }
        return try await waits.limited(to: seconds) {
            guard let result = await answer.take().first else { throw CancellationError() }
            return try result.get()
        }
    }

    package func run() async throws {
        await withGracefulShutdownHandler {
            await withDiscardingTaskGroup { group in
                while true {
                    let subjects = await orders.take()
                    guard !subjects.isEmpty else { return group.cancelAll() }
                    for subject in subjects {
                        guard (try? await places.enter()) != nil else { return }
                        group.addTask { await self.serve(subject) }
                    }
                }
            }
        } onGracefulShutdown: {
            self.orders.close()
        }
    }

    private func order(_ subject: Subject) throws -> Answer {
        let answer = Answer()
        let isFirst = waiting.withLock { waiting in
            waiting[subject, default: []].append(answer)
            return waiting[subject]?.count == 1
        }
        if isFirst, !orders.put(subject) {
            waiting.withLock { $0[subject] = nil }
            throw CancellationError()
        }
        return answer
    }

    /// What everybody has given up is not drawn.
    private func serve(_ subject: Subject) async {
        defer { places.leave() }
        let isWanted = waiting.withLock { waiting in
            waiting[subject]?.removeAll { $0.isClosed }
            guard waiting[subject]?.isEmpty == false else {
                waiting[subject] = nil
                return false
            }
            return true
        }
        guard isWanted else { return }
        let result: Result<Drawn, any Error>
        do { result = .success(try await artist(subject)) } catch { result = .failure(error) }
        for answer in waiting.withLock({ $0.removeValue(forKey: subject) }) ?? [] { answer.put(result) }
    }
}
