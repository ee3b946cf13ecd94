import Core

/// What is said of a parked car.
enum ParkReply: Reply {
    case whereIsIt, name, unknown, until, privately, stay
    case kept(Wording), over(String), told(Wording)
    case ends(Wording)
    case stays(String), onlyNote(String)

    var wording: Wording {
        switch self {
        case .whereIsIt:
            Wording(
                "park.where",
                "Where is it? Send your location, or type coordinates like `48.2082, 16.3738`.")
        case .name: Wording("park.name", "Parked car")
        case .unknown:
            Wording(
                "park.unknown",
                "I do not know where your car is. Type `parked` when you leave it: I keep the place until tomorrow.")
        case .onlyNote(let note):
            Wording(
                "park.onlyNote", "You said “{note}”, and I still ask where: send your location, and I keep both.",
                ["note": .text(note)])
        case .until:
            Wording(
                "park.until", "Until when shall I keep it? Say a time of day, like `parked until 18:00`.")
        case .privately:
            Wording("park.privately", "A parked car is your own affair: tell me in our private chat.")
        case .told(let when): Wording("park.told", "I tell you {when}.", ["when": .wording(when)])
        case .over(let clock): Wording("park.over", "Parking ends at {clock}", ["clock": .text(clock)])
        case .stay: Wording("park.stay", "Let it stay")
        case .kept(let when):
            Wording("park.kept", "🚗 Kept until {when}; then it goes by itself.", ["when": .wording(when)])
        case .ends(let when): Wording("park.ends", "⏳ Goes by itself {when}", ["when": .wording(when)])
        case .stays(let name): Wording("park.stays", "*{name}* stays until you delete it.", ["name": .text(name)])
        }
    }
}
