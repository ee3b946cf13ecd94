import Core
import Foundation
import Queues
import Store

extension JobRunner {
    /// Keeps bytes that a job brought or made. Whose they are is on disk before them, so that they go with the account
    /// also where no row comes to refer to them.
    /// - Throws: `CancellationError` where whoever left the job is gone, who waits for nothing any more.
    func keep(
        _ bytes: Data, mediaType: String?, of job: JobRow, about other: OwnerID? = nil
    ) async throws -> String {
        let hash = FileStore.hash(of: bytes), now = clock.now
        let isNoted = try await store.write { transaction in
            if let other { _ = try transaction.noteFile(hash, of: other, now: now) }
            return try transaction.noteFile(hash, of: job.viewer, now: now)
        }
        guard isNoted else { throw CancellationError() }
        KillPoint.fileNoted.pass()
        _ = try await files.keep(bytes, mediaType: mediaType)
        KillPoint.fileKept.pass()
        return hash
    }
}
