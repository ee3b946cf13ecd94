import Foundation

extension SandboxState {
    /// Takes a file in; its bytes wait in `arrivals` until they are stored.
    mutating func keep(_ bytes: Data, name: String, mediaType: String) -> SandboxFile {
        let file = SandboxFile(
            id: freshID("file", length: 40), uniqueID: freshID("unique", length: 16), name: name,
            mediaType: mediaType, size: bytes.count, description: PNGDescription.text(in: bytes))
        files[file.id] = file
        arrivals[file.id] = bytes
        return file
    }

    /// The file of an id as the bot knows it; a photo's smaller size is the same file.
    func file(_ id: String) -> SandboxFile? {
        files[id] ?? (id.hasSuffix("-s") ? files[String(id.dropLast(2))] : nil)
    }

    mutating func takeArrivals() -> [String: Data] {
        defer { arrivals = [:] }
        return arrivals
    }

    func file(path: String) -> SandboxFile? { files.values.first { $0.path == path } }
}
