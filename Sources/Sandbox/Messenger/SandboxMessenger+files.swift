package import Foundation

/// People send files and look at them.
extension SandboxMessenger {
    /// `album` is an id that the photos of one album share.
    @discardableResult
    package func sendPhoto(
        _ bytes: Data, name: String, caption: String = "", album: String? = nil, from person: Int64, in chat: Int64,
        replyTo: Int? = nil
    ) throws(SandboxError) -> SandboxMessage {
        guard let type = SandboxFile.imageType(bytes) else { throw .wrong("\(name) is no picture.") }
        return try send(bytes, name, type, caption, album, person, chat, replyTo) { .photo($0) }
    }

    @discardableResult
    package func sendDocument(
        _ bytes: Data, name: String, caption: String = "", album: String? = nil, from person: Int64, in chat: Int64,
        replyTo: Int? = nil
    ) throws(SandboxError) -> SandboxMessage {
        let type = SandboxFile.mediaType(ofName: name)
        return try send(bytes, name, type, caption, album, person, chat, replyTo) { .document($0) }
    }

    @discardableResult
    package func sendVoice(
        _ bytes: Data, name: String, from person: Int64, in chat: Int64, replyTo: Int? = nil
    ) throws(SandboxError) -> SandboxMessage {
        try send(bytes, name, "audio/ogg", "", nil, person, chat, replyTo) { .voice($0) }
    }

    /// A file's particulars and bytes, by its id.
    package func file(_ id: String) -> (file: SandboxFile, bytes: Data)? {
        guard let file = state.file(id), let bytes = files.bytes(file.id) else { return nil }
        return (file, bytes)
    }

    /// A file by the path that getFile gave.
    func file(path: String) -> (file: SandboxFile, bytes: Data)? { state.file(path: path).flatMap { file($0.id) } }

    private func send(
        _ bytes: Data, _ name: String, _ type: String, _ caption: String, _ album: String?, _ person: Int64,
        _ chat: Int64, _ replyTo: Int?, _ media: (SandboxFile) -> SandboxMedia
    ) throws(SandboxError) -> SandboxMessage {
        guard !bytes.isEmpty else { throw .wrong("The file is empty.") }
        return try change { [now] state throws(SandboxError) in
            let file = state.keep(bytes, name: name, mediaType: type)
            return try state.send(
                SandboxState.typed(caption), media(file), from: person, in: chat, replyTo: replyTo, album: album,
                now: now)
        }
    }
}
