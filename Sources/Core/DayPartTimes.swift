/// What somebody means by the parts of a day, in minutes since midnight; nil as most people mean it.
package struct DayPartTimes: Hashable, Sendable, Codable {
    package var morning: Int?
    package var lunch: Int?
    package var afternoon: Int?
    package var evening: Int?
    package var night: Int?

    package init(
        morning: Int? = nil, lunch: Int? = nil, afternoon: Int? = nil, evening: Int? = nil, night: Int? = nil
    ) {
        (self.morning, self.lunch, self.afternoon) = (morning, lunch, afternoon)
        (self.evening, self.night) = (evening, night)
    }
}

/// Which of the two first numbers of a date is the month; the other way is taken where that is impossible.
package enum DateOrder: String, Hashable, Sendable, Codable, CaseIterable {
    case monthFirst = "mdy"
    case dayFirst = "dmy"

    package var other: DateOrder { self == .dayFirst ? .monthFirst : .dayFirst }
}
