package import Core
package import Foundation

/// What a column can hold and a query can carry.
package protocol ColumnValue: Sendable {
    var sqlValue: SQLValue { get }
    /// nil where the column holds something else.
    init?(_ value: SQLValue)
}

extension Int64: ColumnValue {
    package var sqlValue: SQLValue { .integer(self) }
    package init?(_ value: SQLValue) {
        guard case .integer(let number) = value else { return nil }
        self = number
    }
}

extension Int: ColumnValue {
    package var sqlValue: SQLValue { .integer(Int64(self)) }
    package init?(_ value: SQLValue) {
        guard case .integer(let number) = value else { return nil }
        self.init(exactly: number)
    }
}

extension Bool: ColumnValue {
    package var sqlValue: SQLValue { .integer(self ? 1 : 0) }
    package init?(_ value: SQLValue) {
        guard case .integer(let number) = value else { return nil }
        self = number != 0
    }
}

extension Double: ColumnValue {
    package var sqlValue: SQLValue { .real(self) }
    package init?(_ value: SQLValue) {
        switch value {
        case .real(let number): self = number
        case .integer(let number): self = Double(number)
        case .null, .text, .blob: return nil
        }
    }
}

extension String: ColumnValue {
    package var sqlValue: SQLValue { .text(self) }
    package init?(_ value: SQLValue) {
        guard case .text(let text) = value else { return nil }
        self = text
    }
}

extension Data: ColumnValue {
    package var sqlValue: SQLValue { .blob(self) }
    package init?(_ value: SQLValue) {
        guard case .blob(let bytes) = value else { return nil }
        self = bytes
    }
}

extension ID: ColumnValue {
    package var sqlValue: SQLValue { .integer(rawValue) }
    package init?(_ value: SQLValue) {
        guard case .integer(let number) = value else { return nil }
        self.init(number)
    }
}

/// What is a text with a meaning: a case, a time.
extension ColumnValue where Self: RawRepresentable<String> {
    package var sqlValue: SQLValue { .text(rawValue) }
    package init?(_ value: SQLValue) {
        guard case .text(let text) = value else { return nil }
        self.init(rawValue: text)
    }
}

extension Audience: ColumnValue {}
extension CalendarProblem: ColumnValue {}
extension CalendarSlotName: ColumnValue {}
extension FloatingTime: ColumnValue {}
extension ImportState: ColumnValue {}
extension OccasionMove: ColumnValue {}
extension OccasionRelation: ColumnValue {}
extension PinColour: ColumnValue {}
extension ThingKind: ColumnValue {}
