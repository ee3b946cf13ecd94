package import Core

extension PinColour {
    /// The colour of a pin's head, the same by day and by night.
    package var colour: Colour {
        switch self {
        case .red: Colour(0xD32F2F)
        case .orange: Colour(0xF28C28)
        case .yellow: Colour(0xF7D038)
        case .green: Colour(0x2E7D32)
        case .blue: Colour(0x1E5FD6)
        case .purple: Colour(0x7B3FB5)
        case .brown: Colour(0x7A4F32)
        case .grey: Colour(0x616770)
        }
    }
}
