/// What is to be drawn.
package enum Picture: Hashable, Sendable, Codable {
    case map(MapPicture)
    case month(MonthPicture)
    case year(YearPicture)

    /// Of the file.
    package var fileName: String {
        switch self {
        case .map: "map.png"
        case .month: "month.png"
        case .year: "year.png"
        }
    }
}

/// How large a picture and its letters are.
package enum PictureSize: String, Hashable, Sendable, Codable, CaseIterable { case small, medium, large }
