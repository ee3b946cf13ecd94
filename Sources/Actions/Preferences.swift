package import Core
package import Foundation
package import Store

extension Session {
    package func setTimeZone(_ zone: TimeZone) throws {
        let old = settings
        try change(.settings, voice.words(EntryTitle.zone(zone.identifier))) {
            try set(EntryTitle.zone(zone.identifier)) {
                $0.timeZone = zone
                $0.timeZoneIsAssumed = false
            }
            try moveReminders(from: old.timeZone, to: zone, isAssumed: old.timeZoneIsAssumed)
            if old.timeZoneIsAssumed { try moveEvents(from: old.timeZone, to: zone) }
            try armNoticesOfRepeating()
        }
    }

    package func setUnits(_ units: Settings.Units) throws { try set(EntryTitle.units) { $0.units = units } }

    package func setClock(uses24Hours: Bool) throws { try set(EntryTitle.clock) { $0.uses24Hours = uses24Hours } }

    /// ISO 8601: Monday is 1, Sunday is 7.
    package func setFirstWeekday(_ day: Int) throws { try set(EntryTitle.week) { $0.firstWeekday = day } }

    /// IETF language tag.
    package func setLanguage(_ tag: String) throws { try set(EntryTitle.language) { $0.language = tag } }

    package func setMapsApp(_ app: Settings.MapsApp) throws { try set(EntryTitle.maps) { $0.mapsApp = app } }

    /// nil: as the language and the units have it.
    package func setDateOrder(_ order: DateOrder?) throws { try set(EntryTitle.order) { $0.dateOrder = order } }

    /// What is meant by a part of the day.
    package func setDayParts(_ times: DayPartTimes) throws { try set(EntryTitle.dayParts) { $0.dayParts = times } }

    package func setPictureSize(_ size: PictureSize) throws { try set(EntryTitle.pictures) { $0.pictureSize = size } }

    package func setDarkPictures(_ isDark: Bool) throws { try set(EntryTitle.pictures) { $0.hasDarkPictures = isDark } }

    /// What means no command is kept as something to do.
    package func setKeepsUnread(_ keeps: Bool) throws { try set(EntryTitle.unread) { $0.keepsUnread = keeps } }

    private func set(_ title: EntryTitle, _ edit: (inout Settings) -> Void) throws {
        var new = settings
        edit(&new)
        try change(.settings, voice.words(title)) { try saveSettings(new) }
        try mark("settings:\(viewer)")
    }
}
