import Core

enum HelpReply: Reply {
    case intro, examples, outro
    case introInGroup, examplesInGroup, outroInGroup
    case area(Area)

    var wording: Wording {
        switch self {
        case .intro:
            Wording(
                "help.intro",
                "I keep your places, notes and things to do, and remind you in time. Type plain lines; you can also send a location or a photo. Try:"
            )
        case .examples:
            Wording(
                "help.examples",
                "buy milk tomorrow 18:00 p1\ntoday\nbefore I leave work: call Ben\nremind me at 18:00 to call mum\ndinner with Bo on Friday at 19:00\npin here\nnote gym: squats\nundo"
            )
        case .outro:
            Wording(
                "help.outro",
                "Every change has Undo, and editing your own message changes what it made. Everything is yours alone until you share it. More about:"
            )
        case .introInGroup:
            Wording(
                "help.introInGroup",
                "I keep pins, notes, to-dos, lists, events and reminders for this group. I hear what begins with a slash, and replies to me:"
            )
        case .examplesInGroup:
            Wording(
                "help.examplesInGroup",
                "/pin Cafe 48.2082, 16.3738\n/pins\n/note packing: tent\n/notes packing\n/remind\\_me at 18:00 to leave\n/undo"
            )
        case .outroInGroup:
            Wording(
                "help.outroInGroup",
                "Everyone here sees what is kept here; nothing of your own comes here. Who may change it: `/rules`. More, sent to you privately:"
            )
        case .area(.places): Wording("help.area.places", "Places")
        case .area(.tasks): Wording("help.area.tasks", "To-dos")
        case .area(.occasions): Wording("help.area.occasions", "Occasions")
        case .area(.calendar): Wording("help.area.calendar", "Calendar")
        case .area(.tips): Wording("help.area.tips", "Tips")
        case .area(.examples): Wording("help.area.examples", "Examples")
        case .area(.maps): Wording("help.area.maps", "Maps and finding")
        case .area(.visits): Wording("help.area.visits", "Lists and visits")
        case .area(.notes): Wording("help.area.notes", "Notes")
        case .area(.reminders): Wording("help.area.reminders", "Reminders")
        case .area(.people): Wording("help.area.people", "People")
        case .area(.sharing): Wording("help.area.sharing", "Sharing")
        case .area(.settings): Wording("help.area.settings", "Settings")
        case .area(.safety): Wording("help.area.safety", "Undo and trash")
        case .area(.server): Wording("help.area.server", "This server")
        case .area(.talk): Wording("help.area.talk", "Talking to me")
        }
    }
}
