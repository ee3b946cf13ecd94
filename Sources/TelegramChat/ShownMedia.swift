import Core

/// What the latest messages show, so that a change of the words alone neither draws nor sends it again.
struct ShownMedia {
    private static let capacity = 1000
    /// Of the media's source, in this run: 64 bits, since a picture with its routes can be long.
    private var hashes: [MessageRef: Int] = [:]
    private var order: [MessageRef] = []

    func shows(_ media: Media, in message: MessageRef) -> Bool { hashes[message] == media.source.hashValue }

    mutating func note(_ media: Media?, in message: MessageRef) {
        guard let media else { return hashes[message] = nil }
        if hashes.updateValue(media.source.hashValue, forKey: message) == nil { order.append(message) }
        if order.count > Self.capacity { hashes[order.removeFirst()] = nil }
    }
}
