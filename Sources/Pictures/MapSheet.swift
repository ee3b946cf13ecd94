import Core
import Geo
import MapData

/// One drawing of the map in the making: the canvas, the window on the map and what is known there.
struct MapSheet {
    let canvas: Canvas
    let lettering: Lettering
    let palette: Palette
    let window: MapWindow
    let extracts: [MapExtract]
    let features: [MapFeature]

    init(
        _ window: MapWindow, scale: Double, isDark: Bool, ground: MapGround?
    ) throws {
        self.window = window
        canvas = try Canvas(
            width: Int((window.width * scale).rounded()), height: Int((window.height * scale).rounded()), scale: scale)
        lettering = try Lettering(canvas)
        palette = isDark ? .dark : .light
        let box = window.box(margin: 20)
        extracts = (ground?.extracts() ?? []).filter { $0.box.intersects(box) }
        features = try extracts.isEmpty ? [] : ground?.features(box, Int(window.zoom.rounded())) ?? []
    }

    func paintGround() {
        var painter = GroundPainter(canvas, palette: palette, window: window)
        painter.paintBackground(of: extracts.map(\.box))
        painter.paint(features)
    }

    /// Writes names and signs where nothing is `taken`.
    func paintLabels(taken: [Box]) {
        LabelPainter(canvas: canvas, lettering: lettering, palette: palette).paint(labels(taken: taken).placed)
    }

    func labels(taken: [Box]) -> LabelLayout {
        LabelLayout(features, lettering: lettering, window: window, taken: taken)
    }

    /// Whose map it is, each named once.
    var attribution: String {
        var seen: Set<String> = []
        return extracts.map(\.attribution).filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
}
