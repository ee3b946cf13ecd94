package import Core

extension PictureSize {
    /// Width and height in pixels.
    package var pixels: (width: Int, height: Int) {
        switch self {
        case .small: (720, 540)
        case .medium, .large: (960, 720)
        }
    }

    /// Pixels per unit of drawing. A phone shows every picture as wide as the chat, so letters that are to be larger
    /// there need fewer units across, not more pixels.
    package var scale: Double {
        switch self {
        case .small: 1.2
        case .medium: 2
        case .large: 2.75
        }
    }

    /// Width and height in units of drawing, which are the pixels of `MapWindow` and of a map's zoom.
    package var units: (width: Double, height: Double) {
        (Double(pixels.width) / scale, Double(pixels.height) / scale)
    }
}
