/// Which ties a check-in calls for.
package enum CheckInSide {
    /// Where somebody arrives, what is to be done then and afterwards; nil for a check-in that does not tell its side.
    package static func covers(_ task: OccasionRelation?, at checkIn: OccasionRelation?) -> Bool {
        guard let task, let checkIn else { return true }
        return switch checkIn {
        case .before: task != .after
        case .when: task != .before
        case .after: task == .after
        }
    }
}
