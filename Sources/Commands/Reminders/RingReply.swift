import Core

/// What is said of alarms, and of what comes until it is done.
enum RingReply: Reply {
    case isOn, isOff, rings
    case rang(Int, isLast: Bool)
    /// Minutes.
    case nags(Int), nagsAssumed(Int), nagsLimited(Int), nagIs(Bool)
    case stopEnds, noStep
    /// Seconds.
    case choice(Int?)

    var wording: Wording {
        switch self {
        case .isOn: Wording("ring.isOn", "The alarm is on.")
        case .isOff: Wording("ring.isOff", "The alarm is off.")
        case .rings: Wording("ring.rings", "🔔 Rings every 2 min until you tap Got it, at most 10 times")
        case .rang(let count, false): Wording("ring.rang", "🔔 {n} of 10, again in 2 min", ["n": .number(count)])
        case .rang(let count, true): Wording("ring.rangOut", "🔔 {n} of 10, the last", ["n": .number(count)])
        case .nags(60): Wording("ring.nagsHour", "Comes every hour until it is done")
        case .nags(let minutes): Wording("ring.nags", "Comes every {n} min until it is done", ["n": .number(minutes)])
        case .nagsAssumed(let minutes):
            Wording(
                "ring.nagsAssumed", "Comes every {n} min until it is done _(how often was not said)_",
                ["n": .number(minutes)])
        case .nagsLimited(1):
            Wording("ring.nagsMost", "Comes every minute until it is done _(more often I do not)_")
        case .nagsLimited:
            Wording("ring.nagsLeast", "Comes every day until it is done _(that is as seldom as it gets)_")
        case .stopEnds: Wording("ring.stopEnds", "When it is done for good, tap *Stop* on its notice.")
        case .noStep:
            Wording(
                "ring.noStep", "How often? Type `nag me every 15 minutes`, or `nag me at 18:00 to take the pill`.")
        case .nagIs(true): Wording("ring.nagIsOn", "The nag is on.")
        case .nagIs(false): Wording("ring.nagIsOff", "The nag is off.")
        case .choice(3600): Wording("ring.hour", "Every hour")
        case .choice(let seconds?): Wording("ring.choice", "Every {n} min", ["n": .number(seconds / 60)])
        case .choice(nil): Wording("ring.off", "Nag off")
        }
    }
}
