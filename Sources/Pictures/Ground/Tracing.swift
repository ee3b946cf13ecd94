import Core
import Geo
import MapData

/// Turns shapes of the map into pixels of a window: without what is no number, without points that nobody can tell
/// apart, cut at the picture's edge, and never more than so many points in all.
struct Tracing {
    let window: MapWindow
    let clip: Clip
    /// How many points may still be drawn.
    private(set) var budget = 3_000_000

    /// `margin` is how far beyond the window lines go on, in units.
    init(_ window: MapWindow, margin: Double = 40) {
        self.window = window
        clip = Clip(box: Box(left: 0, top: 0, right: window.width, bottom: window.height).grown(by: margin))
    }

    mutating func line(_ line: [Coordinate]) -> [[Pixel]] { clip.pieces(of: pixels(line)) }

    mutating func rings(_ rings: [[Coordinate]]) -> [[Pixel]] {
        rings.map { clip.ring(pixels($0)) }.filter { $0.count > 2 }
    }

    /// Consecutive points stay on the same side of the world, wherever the window's edge is.
    private mutating func pixels(_ line: [Coordinate]) -> [Pixel] {
        guard line.count <= budget else { return [] }
        budget -= line.count
        var pixels: [Pixel] = []
        pixels.reserveCapacity(line.count)
        let side = window.worldSide
        for (index, coordinate) in line.enumerated() {
            guard coordinate.latitude.isFinite, coordinate.longitude.isFinite else { continue }
            var pixel = window.pixel(of: coordinate)
            guard let last = pixels.last else {
                pixels.append(pixel)
                continue
            }
            pixel.x -= ((pixel.x - last.x) / side).rounded() * side
            let isLast = index == line.count - 1
            if isLast || abs(pixel.x - last.x) + abs(pixel.y - last.y) > 0.4 { pixels.append(pixel) }
        }
        return pixels
    }
}
