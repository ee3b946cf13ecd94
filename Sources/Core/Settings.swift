package import Foundation

/// How somebody wants to be spoken to: a person, or a group.
package struct Settings: Hashable, Sendable, Codable {
    package enum Units: String, Hashable, Sendable, Codable, CaseIterable { case metric, imperial }
    package enum MapsApp: String, Hashable, Sendable, Codable, CaseIterable { case google, apple, osmand }

    package var timeZone: TimeZone
    /// True until the person said or confirmed the zone; asked at the first time that matters.
    package var timeZoneIsAssumed: Bool
    package var units: Units
    package var uses24Hours: Bool
    /// ISO 8601: Monday is 1, Sunday is 7.
    package var firstWeekday: Int
    /// IETF language tag.
    package var language: String
    /// Which app opens directions; nil asks each time.
    package var mapsApp: MapsApp?
    /// nil as most people with that language and those units write it.
    package var dateOrder: DateOrder?
    package var dayParts: DayPartTimes
    /// Of maps and their letters.
    package var pictureSize: PictureSize
    package var hasDarkPictures: Bool
    /// What means no command is kept as something to do, without asking.
    package var keepsUnread: Bool

    package init(
        timeZone: TimeZone, timeZoneIsAssumed: Bool = true, units: Units = .metric, uses24Hours: Bool = true,
        firstWeekday: Int = 1, language: String = "en", mapsApp: MapsApp? = nil, dateOrder: DateOrder? = nil,
        dayParts: DayPartTimes = DayPartTimes(), pictureSize: PictureSize = .medium, hasDarkPictures: Bool = false,
        keepsUnread: Bool = false
    ) {
        self.timeZone = timeZone
        self.timeZoneIsAssumed = timeZoneIsAssumed
        self.units = units
        self.uses24Hours = uses24Hours
        self.firstWeekday = firstWeekday
        self.language = language
        self.mapsApp = mapsApp
        self.dateOrder = dateOrder
        self.dayParts = dayParts
        self.pictureSize = pictureSize
        self.hasDarkPictures = hasDarkPictures
        self.keepsUnread = keepsUnread
    }
}
