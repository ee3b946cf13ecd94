import Core

extension MapFiller {
    /// The coast is known when all has been read.
    func drawSea(in box: FixedBox) throws {
        let rings = SeaMaker(box: box).sea(of: coast)
        guard !rings.isEmpty else { return }
        try draw(DrawingReading(sea: ()), .area(rings))
    }
}
