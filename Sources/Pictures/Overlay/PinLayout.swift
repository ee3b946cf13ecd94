import Core
import Geo

/// Where the heads of pins are drawn: each close to its point, none over another one.
struct PinLayout: Sendable {
    struct Spot: Hashable, Sendable {
        /// Which of the picture's pins it is.
        var index: Int
        /// The true point.
        var point: Pixel
        /// The middle of its head.
        var head: Pixel
        /// False where the head stands right over its point, true where a line leads there.
        var isMoved: Bool
        /// True where no room was left for a head: a dot alone.
        var isDot = false
    }

    /// Half the width of a head, and how far above its point its middle is, in units.
    static let radius = 11.5
    static let lift = 19.0

    /// How many pins get a head; the others are dots.
    static let most = 60

    private(set) var spots: [Spot] = []

    /// Only pins whose point the window shows have a spot. `taken` is kept free of moved heads.
    init(_ pins: [MapPicture.Pin], window: MapWindow, taken: [Box] = []) {
        let shown = pins.enumerated().map { (index: $0.offset, point: window.pixel(of: $0.element.coordinate)) }
            .filter { $0.point.x.isFinite && $0.point.y.isFinite && window.contains($0.point) }
        let room = Box(left: 0, top: 0, right: window.width, bottom: window.height).grown(by: -Self.radius - 1)
        let points = shown.map(\.point)
        for (index, point) in shown.prefix(Self.most) {
            spots.append(spot(index, point, among: points, room: room, taken: taken))
        }
        spots += shown.dropFirst(Self.most).prefix(5_000).map {
            Spot(index: $0.index, point: $0.point, head: $0.point, isMoved: false, isDot: true)
        }
    }

    static func box(of head: Pixel) -> Box { Box(center: head, width: 2 * radius + 3, height: 2 * radius + 3) }

    /// What the heads and the points take of the picture.
    var boxes: [Box] {
        spots.flatMap { spot in
            let point = Box(center: spot.point, width: 9, height: 9)
            return spot.isDot ? [point] : [Self.box(of: spot.head), point]
        }
    }

    private func spot(_ index: Int, _ point: Pixel, among points: [Pixel], room: Box, taken: [Box]) -> Spot {
        let upright = Pixel(point.x, point.y - Self.lift)
        let others = points.filter { $0 != point }
        func isFree(_ head: Pixel, sparing: Double) -> Bool {
            let box = Self.box(of: head)
            return room.contains(head) && !spots.contains { !$0.isDot && Self.box(of: $0.head).intersects(box) }
                && !others.contains { box.grown(by: sparing).contains($0) } && !taken.contains { $0.intersects(box) }
        }
        if isFree(upright, sparing: 0) { return Spot(index: index, point: point, head: upright, isMoved: false) }
        for sparing in [0, -Self.radius] {
            if let head = Self.places(round: point).first(where: { isFree($0, sparing: sparing) }) {
                return Spot(index: index, point: point, head: head, isMoved: true)
            }
        }
        return Spot(index: index, point: point, head: point, isMoved: false, isDot: true)
    }

    /// Places for a head round a point, near ones first, those above before those below.
    private static func places(round point: Pixel) -> [Pixel] {
        stride(from: 28.0, through: 240, by: 12).flatMap { distance in
            turns.map { Pixel(point.x + distance * $0.x, point.y + distance * $0.y) }
        }
    }

    private static let turns: [Pixel] = [
        (0.5, -0.866), (-0.5, -0.866), (0, -1), (0.866, -0.5), (-0.866, -0.5), (1, 0), (-1, 0), (0.866, 0.5),
        (-0.866, 0.5), (0.5, 0.866), (-0.5, 0.866), (0, 1),
    ].map { Pixel($0.0, $0.1) }
}
