/// One square of the map as it is drawn for pages.
package struct MapTile: Hashable, Sendable {
    package let number: TileNumber
    package let isDark: Bool

    package init(_ number: TileNumber, isDark: Bool) {
        self.number = number
        self.isDark = isDark
    }
}
