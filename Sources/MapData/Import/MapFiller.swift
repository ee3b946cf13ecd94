import Core
import Foundation
import GRDB

/// Puts what osmium hands on into the waiting tables, each element into those that want something of it.
struct MapFiller {
    private let places: RowWriter
    private let regions: RowWriter
    private let addresses: RowWriter
    private let drawings: RowWriter
    /// Of the whole extract; the sea is made of it.
    private(set) var coast: [[FixedPoint]] = []
    private(set) var box: FixedBox?
    private(set) var count = 0

    init(_ db: Database) throws {
        places = try RowWriter(db, into: "work.place", columns: 10)
        regions = try RowWriter(db, into: "work.region", columns: 14)
        addresses = try RowWriter(db, into: "work.address", columns: 9)
        drawings = try RowWriter(db, into: "work.drawing", columns: 13)
    }

    mutating func add(_ feature: ExportedFeature) throws {
        guard let box = feature.shape.box, let anchor = feature.shape.anchor else { return }
        count += 1
        let tags = feature.tags
        if tags["natural"] == "coastline" {
            if case .line(let points) = feature.shape { coast.append(points) }
        } else if feature.element.kind == .node {
            grow(anchor)
        }
        let region = RegionReading(tags, feature.shape)
        if let region { try add(region, feature, box, anchor) }
        if region == nil, let place = PlaceReading(tags) { try add(place, feature, anchor) }
        try addAddress(tags, feature, box, anchor)
        if let drawing = DrawingReading(tags, feature.shape) { try draw(drawing, feature.shape) }
    }

    private mutating func grow(_ point: FixedPoint) {
        if box?.grow(point) == nil { box = FixedBox([point]) }
    }

    private func add(_ place: PlaceReading, _ feature: ExportedFeature, _ anchor: FixedPoint) throws {
        try places.write(
            .int(anchor.order), .int(feature.element.code),
            .text(place.categories.map(\.description).joined(separator: "\n")), .int(anchor.x), .int(anchor.y),
            .int(place.zoom), .int(place.flags.rawValue), .text(place.name),
            .text(place.names.joined(separator: "\n")), .text(place.tags.json))
    }

    private func add(
        _ region: RegionReading, _ feature: ExportedFeature, _ box: FixedBox, _ anchor: FixedPoint
    ) throws {
        let isArea = if case .area = feature.shape { true } else { false }
        try regions.write(
            .int(feature.element.code), .optional(region.level), .optional(region.kind), .int(anchor.x), .int(anchor.y),
            .int(box.west), .int(box.east), .int(box.south), .int(box.north), .optional(region.population),
            .text(region.name), .text(region.names.joined(separator: "\n")), .text(region.tags.json),
            isArea ? .blob(ShapeCoder.encode(feature.shape)) : .null)
    }

    private func addAddress(
        _ tags: Tags, _ feature: ExportedFeature, _ box: FixedBox, _ anchor: FixedPoint
    ) throws {
        if let house = AddressReading(house: tags) {
            for number in house.number?.split(whereSeparator: { $0 == ";" || $0 == "," }) ?? [] {
                try add(house, number.trimmingCharacters(in: .whitespaces), anchor, weight: 0)
            }
        }
        if let street = AddressReading(street: tags, feature.shape) {
            try add(street, nil, anchor, weight: box.width + box.height + 1)
        }
    }

    private func add(_ address: AddressReading, _ number: String?, _ anchor: FixedPoint, weight: Int64) throws {
        try addresses.write(
            .int(anchor.order), .text(address.street), .optional(number), .optional(address.town),
            .optional(address.postcode),
            .optional(address.country), .int(anchor.x), .int(anchor.y), .int(weight))
    }

    func draw(_ drawing: DrawingReading, _ shape: FixedShape) throws {
        let zoom = max(drawing.zoom, shape.leastZoom), shape = drawing.isBackward ? shape.reversed : shape
        for tier in DrawingTier.allCases where tier.zooms.upperBound >= zoom {
            guard let simple = shape.simplified(tier.tolerance) else { continue }
            for piece in simple.pieces {
                guard let box = piece.box else { continue }
                try drawings.write(
                    .int(tier.rawValue), .int(box.order), .int(drawing.kind.rawValue),
                    .int(max(zoom, tier.zooms.lowerBound)), .int(drawing.layer),
                    .int(drawing.flags.seen(in: tier).rawValue), .optional(drawing.name), .optional(drawing.ref),
                    .int(box.west), .int(box.east), .int(box.south), .int(box.north), .blob(ShapeCoder.encode(piece)))
            }
        }
    }
}

extension FixedPoint {
    /// As `FixedBox.order`.
    var order: Int64 { FixedBox(west: x, east: x, south: y, north: y).order }
}

extension FixedShape {
    /// From which zoom on an area covers a dozen pixels; 0 for what is no area.
    var leastZoom: Int {
        guard case .area = self, let box else { return 0 }
        let side = (Double(box.width) * Double(box.height)).squareRoot()
        guard side > 0 else { return 30 }
        return max(0, Int((log2(DrawingTier.pixel(at: 0) * 3.5 / side)).rounded(.up)))
    }
}

extension [String: String] {
    /// As a JSON object, its keys in order.
    var json: String {
        guard !isEmpty, let data = try? JSONSerialization.data(withJSONObject: self, options: [.sortedKeys])
        else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }
}
