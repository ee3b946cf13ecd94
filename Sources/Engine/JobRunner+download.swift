import Actions
import Core
import Foundation
import Queues
import Store

/// Files that people sent, which lie with their messenger.
extension JobRunner {
    /// Bytes of one file: what the Bot API lets a bot download (Bot API: getFile).
    static let largestFile = 20_000_000

    /// The bytes of what came with the message that left the job.
    /// - Returns: nil where its messenger is not configured.
    func download(_ attachment: Attachment, of job: JobRow, limit: Int = largestFile) async throws -> Data? {
        guard let name = job.cause?.chat.messenger, let messenger = messengers[name] else { return nil }
        let bytes = try await messenger.download(attachment, limit: limit)
        KillPoint.fileFetched.pass()
        return bytes
    }

    func fetch(_ file: FetchFile, of job: JobRow) async throws -> JobResult {
        let attachment = file.attachment
        let room = try await room(for: file, of: job)
        guard attachment.size ?? 1 <= room else { return .noRoom(limit: storagePerPerson) }
        guard let bytes = try await download(attachment, of: job) else { return .noMessenger }
        // The messenger may have named any size.
        guard bytes.count <= room else { return .noRoom(limit: storagePerPerson) }
        let hash = try await keep(bytes, mediaType: attachment.mediaType, of: job)
        let point = await LongWork.run { HiddenData.position(in: bytes) }
        return .file(hash: hash, name: attachment.name ?? attachment.kind.usualName, takenAt: point)
    }

    /// Bytes that whoever sent it may still keep.
    private func room(for file: FetchFile, of job: JobRow) async throws -> Int {
        let kept = try await store.read { [conversation, clock] transaction in
            try conversation.look(for: job, in: transaction, now: clock.now).files(beside: file)
        }
        return try await storagePerPerson - files.size(of: kept)
    }
}

extension JobResult {
    static let noMessenger = JobResult.failed(reason: "the file's messenger is not configured")
}

extension Attachment.Kind {
    /// What a file is called that came without a name.
    fileprivate var usualName: String {
        switch self {
        case .photo: "photo.jpg"
        case .voice: "voice.ogg"
        case .video: "video.mp4"
        case .document, .other: "file"
        }
    }
}
