import CPango
import Foundation
import Geo

extension Lettering {
    /// Draws words along a line: each letter stays as it is and turns with the line below its middle.
    func draw(
        _ text: String, _ font: Font, along walk: LineWalk, from start: Double, colour: Colour, halo: Colour
    ) {
        let size = size(of: text, font)
        let letters = clusters()
        addOutline()
        guard let path = cairo_copy_path(canvas.cairo) else { return }
        defer { cairo_path_destroy(path) }
        cairo_new_path(canvas.cairo)
        guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return }
        let parts = UnsafeBufferPointer(start: data, count: Int(path.pointee.num_data))
        for piece in pieces(of: parts) {
            let middle = (piece.left + piece.right) / 2
            let letter = letters.first { middle >= $0.lowerBound && middle < $0.upperBound } ?? middle...middle
            let pivot = (letter.lowerBound + letter.upperBound) / 2
            let step = walk.step(at: start + pivot, reach: size.height / 2)
            let turn = Turn(pivot: Pixel(pivot, size.height / 2), to: step.point, angle: step.direction)
            add(parts[piece.range], turned: turn)
        }
        canvas.surround(with: halo, width: Self.haloWidth)
        canvas.setWindingFill(true)
        canvas.fill(colour)
        canvas.setWindingFill(false)
    }

    /// A closed outline within a path, and how far it reaches from left to right.
    private typealias Piece = (range: Range<Int>, left: Double, right: Double)

    private func pieces(of parts: UnsafeBufferPointer<cairo_path_data_t>) -> [Piece] {
        var pieces: [Piece] = [], index = 0
        while index < parts.count {
            let header = parts[index].header, length = max(1, Int(header.length))
            guard index + length <= parts.count else { break }
            if header.type == CAIRO_PATH_MOVE_TO || pieces.isEmpty {
                pieces.append((index..<index, .infinity, -.infinity))
            }
            var piece = pieces.removeLast()
            for point in parts[index + 1..<index + length] {
                piece.left = min(piece.left, point.point.x)
                piece.right = max(piece.right, point.point.x)
            }
            piece.range = piece.range.lowerBound..<index + length
            pieces.append(piece)
            index += length
        }
        return pieces
    }

    private func add(_ parts: Slice<UnsafeBufferPointer<cairo_path_data_t>>, turned turn: Turn) {
        var index = parts.startIndex
        func point(_ offset: Int) -> Pixel {
            turn.moved(Pixel(parts[index + offset].point.x, parts[index + offset].point.y))
        }
        while index < parts.endIndex {
            switch parts[index].header.type {
            case CAIRO_PATH_MOVE_TO: cairo_move_to(canvas.cairo, point(1).x, point(1).y)
            case CAIRO_PATH_LINE_TO: cairo_line_to(canvas.cairo, point(1).x, point(1).y)
            case CAIRO_PATH_CURVE_TO:
                cairo_curve_to(canvas.cairo, point(1).x, point(1).y, point(2).x, point(2).y, point(3).x, point(3).y)
            default: cairo_close_path(canvas.cairo)
            }
            index += max(1, Int(parts[index].header.length))
        }
    }
}

/// Turns about a point and moves it elsewhere.
private struct Turn {
    let pivot: Pixel
    let target: Pixel
    let cosine: Double
    let sine: Double

    init(pivot: Pixel, to target: Pixel, angle: Double) {
        (self.pivot, self.target, cosine, sine) = (pivot, target, cos(angle), sin(angle))
    }

    func moved(_ point: Pixel) -> Pixel {
        let x = point.x - pivot.x, y = point.y - pivot.y
        return Pixel(target.x + x * cosine - y * sine, target.y + x * sine + y * cosine)
    }
}
