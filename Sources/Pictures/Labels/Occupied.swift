/// The boxes that are taken, in a grid, so that asking is quick.
struct Occupied: Sendable {
    private let room: Box
    private let cell = 64.0
    private let columns: Int
    private var cells: [[Box]]

    init(_ room: Box) {
        self.room = room
        columns = Int(room.width / cell) + 1
        cells = Array(repeating: [], count: columns * (Int(room.height / cell) + 1))
    }

    /// True where the box lies in the room and touches nothing that is taken.
    func isFree(_ box: Box) -> Bool {
        room.contains(box) && !indices(of: box).contains { cells[$0].contains { $0.intersects(box) } }
    }

    mutating func take(_ box: Box) {
        for index in indices(of: box) { cells[index].append(box) }
    }

    private func indices(of box: Box) -> [Int] {
        let rows = cells.count / columns
        func range(_ from: Double, _ to: Double, _ count: Int) -> ClosedRange<Int> {
            let first = min(count - 1, max(0, Int(max(-1, from / cell))))
            return first...min(count - 1, max(first, Int(min(Double(count), to / cell))))
        }
        let across = range(box.left - room.left, box.right - room.left, columns)
        return range(box.top - room.top, box.bottom - room.top, rows).flatMap { row in
            across.map { row * columns + $0 }
        }
    }
}
