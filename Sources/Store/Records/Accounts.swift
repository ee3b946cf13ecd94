package import Core
package import Foundation
import GRDB

package typealias IdentityID = ID<IdentityRecord>

/// One account of a person on one messenger.
package struct IdentityRecord: StoreRecord {
    package static let databaseTableName = "identity"
    package var id: IdentityID
    package var person: PersonID
    package var messenger: String
    package var externalID: String
    package var username: String?
    package var displayName: String
    /// Whose it is by itself, as long as it is linked to another person; nil where that one is gone.
    package var home: PersonID?
    /// nil for the account that a person came with.
    package var linkedAt: Date?

    package var isLinked: Bool { linkedAt != nil }
}

/// A chat as the store knows it. A private chat's owner is its person, a group's the group.
package struct ChatRow: StoreRecord {
    package static let databaseTableName = "chat"
    package let id: ChatID
    package let messenger: String
    package let externalID: String
    package let owner: OwnerID
    package let isGroup: Bool
    package let isReachable: Bool
    /// The linked account whose private chat it is.
    package let identity: IdentityID?
    /// When its person wrote there last; only of those who have several chats.
    package let usedAt: Date?

    package var ref: ChatRef { ChatRef(messenger: MessengerName(rawValue: messenger), id: externalID) }
}

/// A person or a group as an owner of things, with its settings.
package struct Account: Sendable {
    package let owner: OwnerID
    package let isGroup: Bool
    package let settings: Settings

    var table: String { isGroup ? "groupChat" : "person" }
}

/// The settings columns that `person` and `groupChat` share.
enum SettingsColumns {
    /// Of columns in the order of `names`. A zone that this machine does not know (an older tzdata) reads as UTC, marked
    /// as assumed.
    static func read(_ row: inout Columns) throws -> Settings {
        let identifier: String = try row.next(), isAssumed: Bool = try row.next()
        let zone = TimeZone(identifier: identifier)
        return Settings(
            timeZone: zone ?? .gmt, timeZoneIsAssumed: isAssumed || zone == nil, units: try row.nextCase(),
            uses24Hours: try row.next() == 24, firstWeekday: try row.next(), language: try row.next(),
            mapsApp: row.nextCaseIfAny(), dateOrder: row.nextCaseIfAny(),
            dayParts: DayPartTimes(
                morning: row.nextIfAny(), lunch: row.nextIfAny(), afternoon: row.nextIfAny(),
                evening: row.nextIfAny(), night: row.nextIfAny()),
            pictureSize: row.nextCaseIfAny() ?? .medium, hasDarkPictures: try row.next(),
            keepsUnread: try row.next())
    }

    /// As a statement names them, in the order of `values`.
    static let names = """
        timeZone, timeZoneIsAssumed, units, clock, firstWeekday, language, mapsApp, dateOrder, morningAt, lunchAt,
        afternoonAt, eveningAt, nightAt, pictureSize, darkPictures, keepsUnread
        """

    static func values(_ new: Settings) -> Query {
        """
        \(new.timeZone.identifier), \(new.timeZoneIsAssumed), \(new.units.rawValue), \(new.uses24Hours ? 24 : 12),
        \(new.firstWeekday), \(new.language), \(new.mapsApp?.rawValue), \(new.dateOrder?.rawValue), \(new.dayParts.morning),
        \(new.dayParts.lunch), \(new.dayParts.afternoon), \(new.dayParts.evening), \(new.dayParts.night),
        \(new.pictureSize.rawValue), \(new.hasDarkPictures), \(new.keepsUnread)
        """
    }
}
