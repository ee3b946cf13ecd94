import Core
import Geo
import MapData

/// Lines that are drawn in one go: of one kind at one height.
private struct LineGroup: Hashable, Comparable {
    /// Below 0 in tunnels, above 0 on bridges.
    var height: Int
    var kind: FeatureKind

    init(_ feature: MapFeature) {
        let layer = min(5, max(-5, feature.layer))
        height = feature.isTunnel ? min(-1, layer) - 10 : feature.isBridge ? max(1, layer) : 0
        kind = feature.kind
    }

    var isTunnel: Bool { height < 0 }
    var isBridge: Bool { height > 0 }

    static func < (one: LineGroup, other: LineGroup) -> Bool {
        (one.height, one.kind.rawValue) < (other.height, other.kind.rawValue)
    }
}

extension GroundPainter {
    mutating func paintLines(_ features: [MapFeature]) {
        var groups: [LineGroup: [[Pixel]]] = [:]
        for feature in features {
            guard case .line(let shape) = feature.shape, LineStyle.of(feature.kind)?.width(at: zoom) != nil
            else { continue }
            groups[LineGroup(feature), default: []] += trace(shape)
        }
        for (_, level) in Dictionary(grouping: groups.keys, by: \.height).sorted(by: { $0.key < $1.key }) {
            for group in level.sorted() { drawEdge(of: group, groups[group] ?? []) }
            for group in level.sorted() { drawFill(of: group, groups[group] ?? []) }
        }
    }

    private func drawEdge(of group: LineGroup, _ lines: [[Pixel]]) {
        guard let style = LineStyle.of(group.kind), let width = style.width(at: zoom) else { return }
        let edge = group.isBridge && zoom >= 14 ? style.bridgeEdge : style.edge
        guard let edge, zoom >= style.edgeFrom || group.isBridge else { return }
        canvas.setRoundEnds(!group.isTunnel && !group.isBridge)
        for line in lines { canvas.add(line) }
        let colour = style.dashes.isEmpty ? palette[edge] : palette[edge].with(alpha: 0.6)
        canvas.stroke(colour, width: width + 2 * style.edgeWidth, dashes: group.isTunnel ? [4, 2.5] : [])
        canvas.setRoundEnds(true)
    }

    private func drawFill(of group: LineGroup, _ lines: [[Pixel]]) {
        guard let style = LineStyle.of(group.kind), let width = style.width(at: zoom) else { return }
        let colour = group.isTunnel ? palette[style.ink].mixed(with: palette[.land], share: 0.55) : palette[style.ink]
        for line in lines { canvas.add(line) }
        canvas.setRoundEnds(style.dashes.isEmpty)
        let hasGaps = group.kind == .rail && zoom >= 14 && !group.isTunnel
        canvas.stroke(
            colour, width: width, dashes: group.isTunnel && style.edge == nil ? [4, 3] : style.dashes, isKept: hasGaps)
        if hasGaps {
            canvas.setRoundEnds(false)
            canvas.stroke(palette[.railGap], width: width - 1, dashes: [6, 6])
        }
        canvas.setRoundEnds(true)
    }
}

extension LineStyle {
    /// The edge of a bridge is seen also where the road itself has none.
    fileprivate var bridgeEdge: Ink? { edge == .land || edge == nil ? .streetEdge : edge }
}
