import Core

/// What the card of a place of the map says.
enum WorldReply: Reply {
    case gone, nameless, pin, myPin, website
    case hours(Wording, today: String?), written(String), phone(String), site(String), stars(String), level(String)
    case wheelchair, wheelchairLimited, noWheelchair
    case offers([String])
    case notKnown([String])

    /// What the map may not know, in the middle of a sentence.
    enum Fact: Reply {
        case hours, phone, website, wheelchair

        var wording: Wording {
            switch self {
            case .hours: Wording("world.fact.hours", "opening hours")
            case .phone: Wording("world.fact.phone", "phone")
            case .website: Wording("world.fact.website", "website")
            case .wheelchair: Wording("world.fact.wheelchair", "wheelchair access")
            }
        }
    }

    var wording: Wording {
        switch self {
        case .gone: Wording("world.gone", "That place is no longer on the map.")
        case .nameless: Wording("world.nameless", "A place without a name")
        case .pin: Wording("world.pin", "Pin it")
        case .myPin: Wording("world.myPin", "My pin")
        case .website: Wording("world.website", "Website")
        case .hours(let state, today: nil): Wording("world.hours", "Hours: {state}", ["state": .wording(state)])
        case .hours(let state, let today?):
            Wording(
                "world.hoursToday", "Hours: {state} (today {today})",
                ["state": .wording(state), "today": .text(today)])
        case .written(let text): Wording("world.written", "All hours: {text}", ["text": .text(text)])
        case .phone(let text): Wording("world.phone", "Phone: {text}", ["text": .text(text)])
        case .site(let text): Wording("world.site", "Web: {text}", ["text": .text(text)])
        case .stars(let text): Wording("world.stars", "Hotel stars: {text}", ["text": .text(text)])
        case .level(let text): Wording("world.level", "Floor: {text}", ["text": .text(text)])
        case .wheelchair: Wording("world.wheelchair", "Wheelchair: yes")
        case .wheelchairLimited: Wording("world.wheelchairLimited", "Wheelchair: partly")
        case .noWheelchair: Wording("world.noWheelchair", "Wheelchair: no")
        case .offers(let names):
            Wording("world.offers", "Has: {names}", ["names": .text(names.joined(separator: ", "))])
        case .notKnown(let facts):
            Wording("world.notKnown", "_Not on the map: {facts}_", ["facts": .text(facts.joined(separator: ", "))])
        }
    }
}
