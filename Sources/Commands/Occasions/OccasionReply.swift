import Actions
import Core

/// What occasions say.
enum OccasionReply: Reply {
    case title(String, Int), titleOfAll(Int), none, row(String, Int), group(Wording)
    case place(OccasionMove?, String), hours(Wording, String), at(OccasionMove, String)
    case new, all, renameIt, notOne, noIcon, noPlace, icon(String), mergeInto(String)
    case newWith(String), newAt(String, OccasionMove, String), made(String), thereIs(String), renamed(String), merged(
        String), deleted(String, Int)
    case noOccasion(String), tail(Wording), changed, hoursBegin, instead, insteadAt(OccasionMove, String)
    case insteadUnpinned(String), atPlace(String), once
    case unknown(String), unknownNear(String), taken(String), whichIcon, noHours
    case ask(OccasionField), what(OccasionField, String?), modeButton(OccasionCard.Mode), choose(OccasionCard.Mode)

    var wording: Wording {
        switch self {
        case .title(let name, 0):
            Wording(
                "occasion.empty", "◇ *{name}*: nothing to do. Type one, like `buy beef before I leave work`.",
                ["name": .text(name)])
        case .title(let name, let count):
            Wording("occasion.title", "◇ *{name}* ({n} to do)", ["name": .text(name), "n": .number(count)])
        case .titleOfAll(let count):
            Wording("occasion.all", "*Occasions* ({n}), the most used first", ["n": .number(count)])
        case .none:
            Wording(
                "occasion.none",
                "No occasions yet: moments of your day with things to do before, at or after them. `buy beef before I leave work` makes one."
            )
        case .row(let name, 0): Wording("occasion.rowEmpty", "{name}", ["name": .text(name)])
        case .row(let name, let count):
            Wording("occasion.row", "{name} ({n})", ["name": .text(name), "n": .number(count)])
        case .group(let moment): Wording("occasion.group", "_{moment}_", ["moment": .wording(moment)])
        case .place(.arrive, let name): Wording("occasion.arrive", "📍 Arriving at {name}", ["name": .text(name)])
        case .place(.leave, let name): Wording("occasion.leave", "📍 Leaving {name}", ["name": .text(name)])
        case .place(nil, let name): TaskReply.place(name).wording
        case .hours(let days, let clock):
            Wording("occasion.hours", "🕔 Usually {days} at {clock}", ["days": .wording(days), "clock": .text(clock)])
        case .newWith(let name):
            Wording("occasion.newWith", "Kept as a to-do. New occasion: *{name}*", ["name": .text(name)])
        case .newAt(let name, .arrive, let place):
            Wording(
                "occasion.newAt",
                "Kept as a to-do. New occasion: *{name}*. I bring it up when you come to your pin *{place}*: with a live location by myself, else when you say `I'm at {place}`.",
                ["name": .text(name), "place": .text(place)])
        case .newAt(let name, .leave, let place):
            Wording(
                "occasion.newLeaving",
                "Kept as a to-do. New occasion: *{name}*. I bring it up when you leave your pin *{place}*: with a live location by myself, else when you say `leaving {place}`.",
                ["name": .text(name), "place": .text(place)])
        case .made(let name): Wording("occasion.made", "Made the occasion *{name}*.", ["name": .text(name)])
        case .thereIs(let name):
            Wording("occasion.thereIs", "There is an occasion *{name}* already:", ["name": .text(name)])
        case .renamed(let name): Wording("occasion.renamed", "Renamed to *{name}*.", ["name": .text(name)])
        case .merged(let name): Wording("occasion.merged", "All of *{name}* is here now.", ["name": .text(name)])
        case .deleted(let name, 0): Wording("occasion.deleted", "Deleted the occasion *{name}*.", ["name": .text(name)])
        case .deleted(let name, let count):
            Wording(
                "occasion.deletedWith", "Deleted the occasion *{name}*; {n:to-do stays|to-dos stay}.",
                ["name": .text(name), "n": .number(count)])
        case .noOccasion(let name):
            Wording(
                "occasion.notOneNow", "“{name}” is no occasion; the words are in the to-do again.",
                ["name": .text(name)])
        case .tail(let moment): Wording("occasion.tail", "{moment}", ["moment": .wording(moment)])
        case .changed: Wording("occasion.changed", "Changed.")
        case .hoursBegin:
            Wording(
                "occasion.hoursBegin", "Changed. An occasion is one moment of a day: I took the one at which it begins."
            )
        case .instead:
            Wording(
                "occasion.instead",
                "That is no time of day, so it is a to-do tied to the occasion; I bring it up when you check in there.")
        case .insteadAt(.arrive, let place):
            Wording(
                "occasion.insteadAt",
                "That is no time of day, so it is a to-do tied to the occasion; I bring it up when you come to your pin *{place}*: with a live location by myself, else when you say `I'm at {place}`.",
                ["place": .text(place)])
        case .insteadAt(.leave, let place):
            Wording(
                "occasion.insteadLeaving",
                "That is no time of day, so it is a to-do tied to the occasion; I bring it up when you leave your pin *{place}*: with a live location by myself, else when you say `leaving {place}`.",
                ["place": .text(place)])
        case .insteadUnpinned(let place):
            Wording(
                "occasion.insteadUnpinned",
                "That is no time of day, so it is a to-do tied to the occasion; I bring it up when you check in there. Once there is a pin *{place}*, I do it by myself with a live location.",
                ["place": .text(place)])
        case .once:
            Wording(
                "occasion.once",
                "It comes once. For every time: check in then, and tap *Save as routine* under the bundle.")
        case .atPlace(let name):
            Wording(
                "occasion.atPlace",
                "That is no time of day, so it is a to-do at *{name}*; I bring it up when you come there with a live location, or say `I'm at {name}`.",
                ["name": .text(name)])
        case .unknown(let typed):
            Wording(
                "occasion.unknown", "You have no occasion “{typed}”. `new occasion {typed}` makes it.",
                ["typed": .text(typed)])
        case .unknownNear(let typed):
            Wording("occasion.unknownNear", "You have no occasion “{typed}”. Did you mean:", ["typed": .text(typed)])
        case .taken(let name):
            Wording(
                "occasion.takenOther", "You have an occasion *{name}* already. Shall all of this one go to it?",
                ["name": .text(name)])
        case .whichIcon: Wording("occasion.whichIcon", "Type one emoji, like 🏢.")
        case .noHours:
            Wording(
                "occasion.noHours", "I read no time of day in that. Type it like `every weekday at 17:00` or `18:30`.")
        case .new: Wording("occasion.new", "New occasion")
        case .renameIt: Wording("occasion.renameIt", "Rename occasion")
        case .notOne: Wording("occasion.notOne", "Not an occasion")
        case .noIcon: Wording("occasion.noIcon", "No icon")
        case .noPlace: Wording("occasion.noPlace", "No place")
        case .icon(let icon): Wording("occasion.icon", "{icon}", ["icon": .text(icon)])
        case .mergeInto(let name): Wording("occasion.mergeInto", "Merge into {name}", ["name": .text(name)])
        case .at(.arrive, let name): Wording("occasion.atArrive", "Arriving: {name}", ["name": .text(name)])
        case .at(.leave, let name): Wording("occasion.atLeave", "Leaving: {name}", ["name": .text(name)])
        case .modeButton(.icon): Wording("occasion.modeIcon", "Icon")
        case .modeButton(.place): Wording("occasion.modePlace", "Place")
        case .modeButton(.merge): Wording("occasion.modeMerge", "Merge with …")
        case .choose(.icon): Wording("occasion.chooseIcon", "Which icon?")
        case .choose(.place): Wording("occasion.choosePlace", "Which place, and do you arrive there or leave it?")
        case .choose(.merge): Wording("occasion.chooseMerge", "With which one? What is here goes there.")
        case .ask(.name): Wording("occasion.askName", "Rename")
        case .ask(.icon): Wording("occasion.askIcon", "Type one")
        case .ask(.hours): Wording("occasion.askHours", "Hours")
        case .ask(.task): TaskReply.addTask.wording
        case .what(let field, let name): Self.question(field, name ?? "")
        case .all, .modeButton(.main), .choose(.main): Wording("occasion.occasions", "Occasions")
        }
    }

    private static func question(_ field: OccasionField, _ name: String) -> Wording {
        switch field {
        case .name where name.isEmpty:
            Wording(
                "occasion.whatNew",
                "What is the occasion? Type it as you would say “when I …”, like `leave work` or `go to Eastern branch`."
            )
        case .name: Wording("occasion.whatName", "Type the new name of *{name}*.", ["name": .text(name)])
        case .icon: Wording("occasion.whatIcon", "Type an emoji for *{name}*.", ["name": .text(name)])
        case .hours:
            Wording(
                "occasion.whatHours",
                "When is *{name}* usually? Type it like `every weekday at 17:00` or `18:30`; `none` for no time.",
                ["name": .text(name)])
        case .task:
            Wording(
                "occasion.whatTask", "What is to be done with *{name}*? Type it, like `buy beef p1`.",
                ["name": .text(name)])
        }
    }
}
