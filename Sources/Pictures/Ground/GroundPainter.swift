import Core
import Geo
import MapData

/// Draws the map itself: areas, then lines by height.
struct GroundPainter {
    let canvas: Canvas
    let palette: Palette
    let window: MapWindow
    let zoom: Double
    private var tracing: Tracing

    init(_ canvas: Canvas, palette: Palette, window: MapWindow) {
        (self.canvas, self.palette, self.window, zoom) = (canvas, palette, window, window.zoom)
        tracing = Tracing(window)
    }

    mutating func paint(_ features: [MapFeature]) {
        canvas.setQuickEdges(true)
        paintAreas(features)
        paintLines(features)
        canvas.setQuickEdges(false)
    }

    /// The parts of a line that are seen.
    mutating func trace(_ line: [Coordinate]) -> [[Pixel]] { tracing.line(line) }

    private mutating func paintAreas(_ features: [MapFeature]) {
        var ground: [(rank: Int, area: Double, style: AreaStyle, rings: [[Pixel]])] = []
        for feature in features {
            guard case .area(let shape) = feature.shape, let style = AreaStyle.of(feature.kind), zoom >= style.from
            else { continue }
            let rings = tracing.rings(shape)
            guard let around = Box(around: rings.flatMap { $0 }) else { continue }
            let rank = feature.kind == .sea ? -1 : style.isGround ? 0 : feature.kind.rawValue
            ground.append((rank, style.isGround ? around.width * around.height : 0, style, rings))
        }
        ground.sort { ($0.rank, -$0.area) < ($1.rank, -$1.area) }
        for (_, _, style, rings) in ground { paint(rings, style) }
    }

    private func paint(_ rings: [[Pixel]], _ style: AreaStyle) {
        for ring in rings { canvas.add(ring, isClosed: true) }
        guard let edge = style.edge, zoom >= style.edgeFrom else { return canvas.fill(palette[style.ink]) }
        canvas.fill(palette[style.ink], isKept: true)
        canvas.stroke(palette[edge], width: 0.6)
    }
}
