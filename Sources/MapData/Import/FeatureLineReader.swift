import Core
import Foundation

/// Reads a line of GeoJSON (RFC 7946) as osmium writes it. Numbers are read as whole steps, without rounding.
struct FeatureLineReader {
    struct Unreadable: Error {}

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// nil for a shape that no part of the map needs.
    /// - Throws: `Unreadable` where it is no feature.
    static func read(_ line: UnsafeBufferPointer<UInt8>) throws -> ExportedFeature? {
        var reader = FeatureLineReader(line)
        return try reader.feature()
    }

    private mutating func feature() throws -> ExportedFeature? {
        var id: OSMElement?, shape: FixedShape?, tags = Tags(pairs: [])
        try object { reader, key in
            switch key {
            case "id": id = OSMElement(exported: try reader.string()[...].utf8)
            case "geometry": shape = try reader.geometry()
            case "properties": tags = try reader.tags()
            default: try reader.skip()
            }
        }
        guard let id, let shape else { return nil }
        return ExportedFeature(element: id, shape: shape, tags: tags)
    }

    private mutating func tags() throws -> Tags {
        var pairs: [(key: String, value: String)] = []
        try object { reader, key in pairs.append((key, try reader.string())) }
        return Tags(pairs: pairs)
    }

    private mutating func geometry() throws -> FixedShape? {
        var type = "", shape: FixedShape?
        skipBlanks()
        if position < bytes.count, bytes[position] == UInt8(ascii: "n") {
            try skip()
            return nil
        }
        try object { reader, key in
            switch key {
            case "type": type = try reader.string()
            case "coordinates": shape = try reader.shape(type)
            default: try reader.skip()
            }
        }
        return shape
    }

    private mutating func shape(_ type: String) throws -> FixedShape? {
        switch type {
        case "Point": return .point(try point())
        case "LineString":
            let points = try points()
            return points.count > 1 ? .line(points) : nil
        case "Polygon": return try area { try $0.rings() }
        case "MultiPolygon":
            return try area { reader in
                var rings: [[FixedPoint]] = []
                try reader.list { rings += try $0.rings() }
                return rings
            }
        default:
            try skip()
            return nil
        }
    }

    private mutating func area(_ read: (inout FeatureLineReader) throws -> [[FixedPoint]]) throws -> FixedShape? {
        let rings = try read(&self)
        return rings.isEmpty ? nil : .area(rings)
    }

    private mutating func rings() throws -> [[FixedPoint]] {
        var rings: [[FixedPoint]] = []
        try list { reader in
            var ring = try reader.points()
            if ring.count > 1, ring.first == ring.last { ring.removeLast() }
            if ring.count > 2 { rings.append(ring) }
        }
        return rings
    }

    private mutating func points() throws -> [FixedPoint] {
        var points: [FixedPoint] = []
        try list { points.append(try $0.point()) }
        return points
    }

    private mutating func point() throws -> FixedPoint {
        try expect(UInt8(ascii: "["))
        let x = try steps()
        try expect(UInt8(ascii: ","))
        let y = try steps()
        try expect(UInt8(ascii: "]"))
        return FixedPoint(x: x, y: y)
    }

    // MARK: JSON

    private mutating func object(_ member: (inout FeatureLineReader, String) throws -> Void) throws {
        try expect(UInt8(ascii: "{"))
        if take(UInt8(ascii: "}")) { return }
        repeat {
            let key = try string()
            try expect(UInt8(ascii: ":"))
            try member(&self, key)
        } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
    }

    private mutating func list(_ entry: (inout FeatureLineReader) throws -> Void) throws {
        try expect(UInt8(ascii: "["))
        if take(UInt8(ascii: "]")) { return }
        repeat { try entry(&self) } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
    }

    private mutating func string() throws -> String {
        try expect(UInt8(ascii: "\""))
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                defer { position += 1 }
                return String(decoding: bytes[start..<position], as: UTF8.self)
            case UInt8(ascii: "\\"): return try escapedString(from: start)
            default: position += 1
            }
        }
        throw Unreadable()
    }

    /// A string with escapes is rare, and left to the JSON reader of the system.
    private mutating func escapedString(from start: Int) throws -> String {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard position < bytes.count else { throw Unreadable() }
        position += 1
        let json = Data(bytes[(start - 1)..<position])
        guard let text = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed) as? String
        else { throw Unreadable() }
        return text
    }

    private mutating func skip() throws {
        skipBlanks()
        guard position < bytes.count else { throw Unreadable() }
        switch bytes[position] {
        case UInt8(ascii: "\""): _ = try string()
        case UInt8(ascii: "{"): try object { reader, _ in try reader.skip() }
        case UInt8(ascii: "["): try list { try $0.skip() }
        default: while position < bytes.count, !Self.ends.contains(bytes[position]) { position += 1 }
        }
    }

    /// Degrees as whole steps.
    private mutating func steps() throws -> Int32 {
        skipBlanks()
        let start = position
        let isNegative = position < bytes.count && bytes[position] == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var value: Int64 = 0, decimals = -1
        loop: while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if decimals < 7 { value = value &* 10 &+ Int64(bytes[position] - UInt8(ascii: "0")) }
                if decimals >= 0, decimals < 7 { decimals += 1 }
            case UInt8(ascii: "."): decimals = 0
            case UInt8(ascii: "e"), UInt8(ascii: "E"): return try stepsOfExponent(from: start)
            default: break loop
            }
            position += 1
        }
        guard position > start else { throw Unreadable() }
        for _ in max(0, decimals)..<7 { value = value &* 10 }
        guard value.magnitude <= 1_800_000_000 else { throw Unreadable() }
        return Int32(isNegative ? -value : value)
    }

    /// "5e-07": a few metres from the equator or the prime meridian.
    private mutating func stepsOfExponent(from start: Int) throws -> Int32 {
        while position < bytes.count, !Self.ends.contains(bytes[position]) { position += 1 }
        guard let degrees = Double(String(decoding: bytes[start..<position], as: UTF8.self)), abs(degrees) <= 180
        else { throw Unreadable() }
        return Int32((degrees * FixedPoint.perDegree).rounded())
    }

    private static let ends = [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")]

    private mutating func take(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ byte: UInt8) throws { if !take(byte) { throw Unreadable() } }

    private mutating func skipBlanks() {
        while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
    }
}
