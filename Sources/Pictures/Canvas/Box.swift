import Geo

/// An upright box in a picture.
struct Box: Hashable, Sendable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    init(left: Double, top: Double, right: Double, bottom: Double) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    init(center: Pixel, width: Double, height: Double) {
        self.init(
            left: center.x - width / 2, top: center.y - height / 2, right: center.x + width / 2,
            bottom: center.y + height / 2)
    }

    /// The smallest box round the points; nil without any.
    init?(around points: [Pixel]) {
        guard let first = points.first else { return nil }
        self.init(left: first.x, top: first.y, right: first.x, bottom: first.y)
        for point in points {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
    }

    var width: Double { right - left }
    var height: Double { bottom - top }
    var center: Pixel { Pixel((left + right) / 2, (top + bottom) / 2) }

    func intersects(_ other: Box) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    func contains(_ point: Pixel) -> Bool {
        (left...right).contains(point.x) && (top...bottom).contains(point.y)
    }

    func contains(_ other: Box) -> Bool {
        left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
    }

    /// Larger by so much on each side; smaller where it is below 0.
    func grown(by margin: Double) -> Box {
        Box(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
    }
}
