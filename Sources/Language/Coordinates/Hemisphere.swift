/// A direction as a letter tells it.
enum Hemisphere: Sendable, Hashable {
    case north, south, east, west

    var isLatitude: Bool { self == .north || self == .south }
    /// The sign it gives.
    var sign: Double { self == .north || self == .east ? 1 : -1 }
}
