import Core
import Geo

extension GroundPainter {
    /// Land where the map is known, a plain grid elsewhere.
    func paintBackground(of known: [BoundingBox]) {
        canvas.paint(palette[.unknown])
        let room = Box(left: 0, top: 0, right: window.width, bottom: window.height)
        let boxes = known.map(box)
        if !boxes.contains(where: { $0.contains(room) }) { paintGrid(room) }
        for box in boxes {
            canvas.addBox(box)
            canvas.fill(palette[.land])
        }
    }

    private func box(_ known: BoundingBox) -> Box {
        let upper = WorldPoint(.init(clampingLatitude: known.north, longitude: known.west))
        let lower = WorldPoint(.init(clampingLatitude: known.south, longitude: known.east))
        let across = lower.x - upper.x + (known.crossesAntimeridian ? 1 : 0)
        let middle = WorldPoint(x: upper.x + across / 2, y: (upper.y + lower.y) / 2)
        let center = window.pixel(of: middle), limit = 20_000.0
        let half = (across / 2 * window.worldSide, (lower.y - upper.y) / 2 * window.worldSide)
        return Box(
            left: max(-limit, center.x - half.0), top: max(-limit, center.y - half.1),
            right: min(limit, center.x + half.0), bottom: min(limit, center.y + half.1))
    }

    /// Lines that move with the map, 64 units apart.
    private func paintGrid(_ room: Box) {
        let step = 64.0
        let origin = window.pixel(of: WorldPoint(x: 0, y: 0))
        func first(_ from: Double) -> Double { from - (from / step).rounded(.down) * step }
        for x in stride(from: first(origin.x), to: room.right, by: step) {
            canvas.add([Pixel(x, 0), Pixel(x, room.bottom)])
        }
        for y in stride(from: first(origin.y), to: room.bottom, by: step) {
            canvas.add([Pixel(0, y), Pixel(room.right, y)])
        }
        canvas.stroke(palette[.grid], width: 0.8)
    }
}
