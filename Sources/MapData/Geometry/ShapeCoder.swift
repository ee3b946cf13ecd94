import Core

/// A shape as few bytes: a byte for its form, then the counts and, for each point, how far it lies from the one before,
/// as variable-length integers (base 128, zigzag for the signed ones; Protocol Buffers, "Encoding").
enum ShapeCoder {
    struct Damaged: Error {}

    static func encode(_ shape: FixedShape) -> [UInt8] {
        var writer = Writer()
        switch shape {
        case .point(let point):
            writer.bytes.append(0)
            writer.add([point])
        case .line(let points):
            writer.bytes.append(1)
            writer.count(points.count)
            writer.add(points)
        case .area(let rings):
            writer.bytes.append(2)
            writer.count(rings.count)
            for ring in rings {
                writer.count(ring.count)
                writer.add(ring)
            }
        }
        return writer.bytes
    }

    static func decode(_ bytes: UnsafeRawBufferPointer) throws -> FixedShape {
        var reader = Reader(bytes: bytes)
        switch try reader.byte() {
        case 0: return .point(try reader.point())
        case 1: return .line(try reader.points())
        case 2:
            let count = try reader.count()
            var rings: [[FixedPoint]] = []
            rings.reserveCapacity(count)
            for _ in 0..<count { rings.append(try reader.points()) }
            return .area(rings)
        default: throw Damaged()
        }
    }

    private struct Writer {
        var bytes: [UInt8] = []
        private var last = FixedPoint(x: 0, y: 0)

        mutating func add(_ points: [FixedPoint]) {
            bytes.reserveCapacity(bytes.count + points.count * 4)
            for point in points {
                signed(Int64(point.x) - Int64(last.x))
                signed(Int64(point.y) - Int64(last.y))
                last = point
            }
        }

        mutating func count(_ value: Int) { unsigned(UInt64(value)) }

        private mutating func signed(_ value: Int64) { unsigned(UInt64(bitPattern: value << 1 ^ value >> 63)) }

        private mutating func unsigned(_ value: UInt64) {
            var rest = value
            while rest >= 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(rest))
        }
    }

    private struct Reader {
        let bytes: UnsafeRawBufferPointer
        private var position = 0
        private var x: Int64 = 0, y: Int64 = 0

        init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

        mutating func byte() throws -> UInt8 {
            guard position < bytes.count else { throw Damaged() }
            defer { position += 1 }
            return bytes[position]
        }

        /// What is left holds at least that many things.
        mutating func count() throws -> Int {
            let count = try unsigned()
            guard count <= UInt64(bytes.count - position) else { throw Damaged() }
            return Int(count)
        }

        mutating func points() throws -> [FixedPoint] {
            let count = try count()
            return try [FixedPoint](unsafeUninitializedCapacity: count) { buffer, filled in
                for index in 0..<count {
                    buffer.initializeElement(at: index, to: try point())
                    filled = index + 1
                }
            }
        }

        mutating func point() throws -> FixedPoint {
            x &+= try signed()
            y &+= try signed()
            return FixedPoint(x: Int32(truncatingIfNeeded: x), y: Int32(truncatingIfNeeded: y))
        }

        private mutating func signed() throws -> Int64 {
            let value = try unsigned()
            return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
        }

        private mutating func unsigned() throws -> UInt64 {
            var value: UInt64 = 0, shift: UInt64 = 0
            while true {
                let byte = try byte()
                value |= UInt64(byte & 0x7F) << shift
                if byte < 0x80 { return value }
                shift += 7
                guard shift < 64 else { throw Damaged() }
            }
        }
    }
}

extension FixedShape {
    var feature: FeatureShape {
        switch self {
        case .point(let point): .point(point.coordinate)
        case .line(let points): .line(points.map(\.coordinate))
        case .area(let rings): .area(rings.map { $0.map(\.coordinate) })
        }
    }
}
