package import Core

extension PictureSize {
    /// Width and height in pixels.
    package var pixels: (width: Int, height: Int) {
        switch self {
        case .small: (480, 360)
        case .medium: (640, 480)
        case .large: (960, 720)
        }
    }
}
