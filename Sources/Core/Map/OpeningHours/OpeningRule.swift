/// One rule of opening hours: on which days, at which times, and what is so then.
struct OpeningRule: Hashable, Sendable {
    /// How it stands to the rules before it.
    enum Joint: Hashable, Sendable {
        /// ";": on its days it takes the place of what was said before, unless it closes some hours only.
        case normal
        /// ",": it comes on top of what was said before.
        case additional
        /// "||": it holds where nothing before it says that something is open.
        case fallback
    }

    var joint: Joint
    var days = OpeningDays()
    /// Empty for the whole day.
    var times: [OpeningTime] = []
    var kind: OpeningState.Kind = .open
    var comment: String?
}

/// From when until when.
struct OpeningTime: Hashable, Sendable {
    enum Moment: Hashable, Sendable {
        /// Minutes from midnight, 0...2880.
        case clock(Int)
        /// So many minutes after something of the sun; before it where negative.
        case sun(SunEvent, Int)
    }

    var from: Moment
    /// nil only with an open end.
    var to: Moment?
    var hasOpenEnd = false
}

/// The days of a rule; an empty part leaves no day out.
struct OpeningDays: Hashable, Sendable {
    struct Years: Hashable, Sendable {
        var range: ClosedRange<Int>
        var step = 1
    }

    /// ISO 8601 weeks; the first may be later than the last.
    struct Weeks: Hashable, Sendable {
        var first: Int
        var last: Int
        var step = 1
    }

    struct Weekdays: Hashable, Sendable {
        /// ISO 8601: Monday is 1; the first may be later than the last.
        var first: Int
        var last: Int
        /// Which ones of a month, counted from its end where negative; empty for all.
        var ordinals: Set<Int> = []
        /// So many days later than those.
        var shift = 0
    }

    struct Holiday: Hashable, Sendable {
        var isSchool: Bool
        var shift = 0
    }

    var years: [Years] = []
    var dates: [OpeningDates] = []
    var weeks: [Weeks] = []
    var weekdays: [Weekdays] = []
    var holidays: [Holiday] = []
    /// "PH Mo-Fr": holidays that are such weekdays; otherwise either will do.
    var needsBoth = false
    /// "summer": words say when it holds, so that there is no telling.
    var condition: String?
}

/// Days of the year from one to another.
struct OpeningDates: Hashable, Sendable {
    struct Edge: Hashable, Sendable {
        enum Base: Hashable, Sendable {
            case month(Int)
            case day(month: Int, day: Int)
            case weekday(month: Int, weekday: Int, ordinal: Int)
            case easter
        }

        var year: Int?
        var base: Base
        /// "+Mo": the first such day from it on; "-Su": the last one up to it, negative.
        var weekday: Int?
        /// So many days later than all that.
        var shift = 0
    }

    var from: Edge
    /// nil for that day or month alone.
    var to: Edge?
    /// "Jan 5+": from then on, to the end of the year where none is named.
    var hasOpenEnd = false
}
