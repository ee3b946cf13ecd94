/// JSON on its way into one buffer, piece by piece.
///
/// A container of `Codable` does not say when it is done: it is closed when something outside of it is written. So what
/// is open is kept as a stack, and a container is its place there.
final class JSONOutput {
    enum Kind { case object, list, value }

    /// One open thing; its number tells whether it is still the same one.
    struct Place {
        let level: Int32
        let number: Int32
    }

    private struct Open {
        let kind: Kind
        let number: Int32
        var isEmpty = true
    }

    let naming: KeyNaming
    // No method calls out while it changes one of these, so no two accesses can overlap; asking the runtime about that
    // at each of them took a third of the time.
    @exclusivity(unchecked) var bytes: [UInt8] = []
    /// Something was written into a container that was closed, or a value twice: what is in the buffer is no JSON.
    @exclusivity(unchecked) private(set) var isBroken = false
    @exclusivity(unchecked) private var stack: [Open] = []
    @exclusivity(unchecked) private var count: Int32 = 0

    init(naming: KeyNaming) {
        self.naming = naming
        bytes.reserveCapacity(512)
        stack.reserveCapacity(16)
    }

    /// Opens an object or a list where a value may stand, or a value that is still to come.
    func open(_ kind: Kind) -> Place {
        switch kind {
        case .object: bytes.append(UInt8(ascii: "{"))
        case .list: bytes.append(UInt8(ascii: "["))
        case .value: break
        }
        count += 1
        stack.append(Open(kind: kind, number: count))
        return Place(level: Int32(stack.count - 1), number: count)
    }

    /// The object or list that a value is; the same one when it is asked for again.
    func container(_ kind: Kind, of value: Place) -> Place {
        let inside = Int(value.level) + 1
        if isOpen(value), stack.count > inside, stack[inside].kind == kind {
            return Place(level: value.level + 1, number: stack[inside].number)
        }
        begin(in: value)
        return open(kind)
    }

    /// Makes room for the next piece of a container.
    func begin(in place: Place) {
        guard isOpen(place) else { return fail() }
        let level = Int(place.level)
        while stack.count > level + 1 { close() }
        if !stack[level].isEmpty {
            if stack[level].kind == .value { fail() }
            bytes.append(UInt8(ascii: ","))
        }
        stack[level].isEmpty = false
    }

    /// Makes room for a member.
    func begin(_ name: String, in place: Place) {
        begin(in: place)
        self.name(name)
        bytes.append(UInt8(ascii: ":"))
    }

    /// Closes the place and all inside of it.
    func close(_ place: Place) {
        while stack.count > place.level { close() }
    }

    func fail() { isBroken = true }

    private func isOpen(_ place: Place) -> Bool {
        stack.count > place.level && stack[Int(place.level)].number == place.number
    }

    /// A value that nobody wrote is an empty object.
    private func close() {
        let last = stack.removeLast()
        switch last.kind {
        case .object: bytes.append(UInt8(ascii: "}"))
        case .list: bytes.append(UInt8(ascii: "]"))
        case .value: if last.isEmpty { bytes += "{}".utf8 }
        }
    }
}
