import Core
import Foundation
import GRDB

extension FloatingTime {
    /// onClocks(time, from, to): what the clocks of a zone show at a time of those of another; NULL where it is none.
    static let function = DatabaseFunction("onClocks", argumentCount: 3, pure: true) { values in
        let time = String.fromDatabaseValue(values[0]).flatMap(FloatingTime.init(rawValue:))
        return time?.moved(from: TimeZone(stored: values[1]), to: TimeZone(stored: values[2])).rawValue
    }
}
