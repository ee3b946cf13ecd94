/// One square of the map as it is drawn for pages.
package struct MapTile: Hashable, Sendable {
    package let number: TileNumber
    package let isDark: Bool

    package init(_ number: TileNumber, isDark: Bool) {
        self.number = number
        self.isDark = isDark
    }

    /// The first of the four by four tiles that are drawn together, or of all where they are fewer.
    package var block: MapTile {
        let side = min(4, 1 << number.zoom)
        let first = TileNumber(zoom: number.zoom, x: number.x / side * side, y: number.y / side * side)
        return MapTile(first ?? number, isDark: isDark)
    }
}
