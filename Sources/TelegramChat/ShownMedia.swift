import Core

/// Which file the latest messages show, so that a change of the words alone does not send the file again.
struct ShownMedia {
    private static let capacity = 1000
    private var hashes: [MessageRef: String] = [:]
    private var order: [MessageRef] = []

    func shows(_ media: Media, in message: MessageRef) -> Bool { hashes[message] == media.hash }

    mutating func note(_ media: Media?, in message: MessageRef) {
        guard let media else { return hashes[message] = nil }
        if hashes.updateValue(media.hash, forKey: message) == nil { order.append(message) }
        if order.count > Self.capacity { hashes[order.removeFirst()] = nil }
    }
}
