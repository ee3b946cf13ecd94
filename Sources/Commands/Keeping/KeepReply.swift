import Actions
import Core

/// What favourites, wishes, visits and the part of a card that is about its reader say.
enum KeepReply: Reply {
    case keptEntry(String)
    case liked(String), unliked(String), wanted(String), unwanted(String)
    case been(String, Wording)
    case like, likeAlone, unlike, want, unwant, beenToday, beenAgain
    case isLiked, isWanted
    case visits(Int, String)
    case onLists([String])
    case review(Wording)
    case visitsButton(Int), lists

    var wording: Wording {
        switch self {
        case .keptEntry(let name): EntryTitle.pinned(name).wording
        case .liked(let name): Wording("keep.liked", "*{name}* is a favourite.", ["name": .text(name)])
        case .unliked(let name): Wording("keep.unliked", "*{name}* is no favourite any more.", ["name": .text(name)])
        case .wanted(let name): Wording("keep.wanted", "You want to go to *{name}*.", ["name": .text(name)])
        case .unwanted(let name): Wording("keep.unwanted", "*{name}* is off your wishes.", ["name": .text(name)])
        case .been(let name, let day):
            Wording("keep.been", "You were at *{name}* {day}.", ["name": .text(name), "day": .wording(day)])
        case .like: Wording("keep.like", "♥ Make favourite")
        case .likeAlone: Wording("keep.likeAlone", "♥ For me alone")
        case .unlike: Wording("keep.unlike", "♡ No favourite")
        case .want: Wording("keep.want", "Want to go")
        case .unwant: Wording("keep.unwant", "No wish any more")
        case .beenToday: Wording("keep.beenToday", "Been here today")
        case .beenAgain: Wording("keep.beenAgain", "Here again today")
        case .isWanted: Wording("keep.isWanted", "🚩 You want to go there")
        case .visits(let count, let days):
            Wording("keep.visits", "✓ Been {n:time|times}: {days}", ["n": .number(count), "days": .text(days)])
        case .onLists(let names):
            Wording("keep.onLists", "☰ On {lists}", ["lists": .text(names.joined(separator: ", "))])
        case .review(let marks): Wording("keep.review", "Your review: {marks}", ["marks": .wording(marks)])
        case .visitsButton(let count): Wording("keep.visitsButton", "Visits ({n})", ["n": .number(count)])
        case .lists: Wording("keep.listsButton", "Lists")
        case .isLiked: Wording("keep.isLiked", "♥ Favourite")
        }
    }
}
