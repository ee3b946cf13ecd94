/// Words that make a whole line of an answer: "6" is "at 6", "at 6 to call mum" is "remind me at 6 to call mum".
package struct SpokenLeads: Sendable {
    package let hour: String
    package let reminder: String
    /// Before whom something is shared with: "share it" of "share it with Ben".
    package let sharing: String
    /// Before what the thing that was spoken of is to be: "make it" of "make it Friday".
    package let change: String
    /// Before the name of a town.
    package let place: String
    /// Before where a parked car stands: "parked" of "parked level 3".
    package let parking: String
    /// Before the name of a pin that is to be made: "pin".
    package let pinning: String
    /// Before the name of a place for which "there" stands.
    let there: [String]
    /// Before that of which something is, or is taken away: "of", "from".
    let of: [String]
    /// Before the hours in which nothing rings, and before when a summary comes in the morning or in the evening.
    package let quiet: String
    package let summary: String
    package let eveningSummary: String
    /// Before who else was there.
    package let with: String
    /// How often something comes that comes each day: "every day".
    let eachDay: String
    /// Before the days of the week on which something comes again, and their names from Monday on.
    let each: String
    let weekdays: [String]
}
