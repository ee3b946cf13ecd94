import Core
import Store

/// What is said to somebody who wants their account to be deleted.
enum LeavingReply: Reply {
    case title, heading, goesOnly, how, lastAdministrator, export, leave, keep
    case goes(String), stays(Int), copies(Int), linked(Int), waits(String)
    case begun, begunElsewhere, kept, nothingToKeep, tooLate, failed, withSomebodyGone, receipt(String), linkedReceipt

    var wording: Wording {
        switch self {
        case .title: Wording("leaving.title", "Delete my account")
        case .heading: Wording("leaving.heading", "*Delete my account and all my data*")
        case .goes(let counts):
            Wording(
                "leaving.goes", "For good would go: {counts}; and your profile, settings, history and trash.",
                ["counts": .text(counts)])
        case .goesOnly:
            Wording(
                "leaving.goesOnly",
                "For good would go: your profile, settings, history and trash; there is nothing else of yours here.")
        case .stays(0): Wording("leaving.stays", "What others copied from you stays theirs.")
        case .stays(let count):
            Wording(
                "leaving.staysAdded",
                "Would stay, without your name: {n:thing|things} that you added for groups or others; and what others copied.",
                ["n": .number(count)])
        case .copies(let count):
            Wording(
                "leaving.copies", "Your templates were used by others {n:time|times}.", ["n": .number(count)])
        case .linked(let count):
            Wording(
                "leaving.linked", "{n:account|accounts} linked to yours would have what was their own again.",
                ["n": .number(count)])
        case .lastAdministrator:
            Wording(
                "leaving.lastAdministrator",
                "You look after this server. Nobody would then, until somebody uses the code that it prints at its next start."
            )
        case .how:
            Wording(
                "leaving.how",
                "It happens 24 hours after you tap the second button; until then one tap takes it back. Export first if you want a copy."
            )
        case .export: Wording("leaving.export", "Export first")
        case .leave: Wording("leaving.leave", "Delete all of it in 24 hours")
        case .keep: Wording("leaving.keep", "Keep my account")
        case .waits(let moment):
            Wording(
                "leaving.waits",
                "*Your account and all that is yours will be deleted {moment}.*\nUntil then everything works as before. `keep my account`, `undo` or the button takes it back.",
                ["moment": .text(moment)])
        case .begun: Wording("leaving.begun", "I will delete your account. Nothing is gone yet.")
        case .begunElsewhere:
            Wording("leaving.begunElsewhere", "This was asked for in another chat of yours. Not you? Keep it.")
        case .kept: Wording("leaving.kept", "Your account stays, with all that is yours.")
        case .nothingToKeep:
            Wording(
                "leaving.nothingToKeep",
                "Your account is not about to be deleted. `delete my account` shows what that would mean.")
        case .tooLate:
            Wording("leaving.tooLate", "It is too late: your account is being deleted at this moment.")
        case .failed:
            Wording(
                "leaving.failed",
                "Your account is not deleted yet, though part of its history may be: something went wrong here, and whoever looks after this server can see what. I try again in some hours."
            )
        case .withSomebodyGone: Wording("leaving.withSomebodyGone", "A change with somebody who has left")
        case .receipt(""):
            Wording(
                "leaving.receiptBare", "Your account is deleted: your profile, settings and history. {rest}",
                ["rest": .wording(Self.rest)])
        case .receipt(let counts):
            Wording(
                "leaving.receipt",
                "Your account is deleted: {counts}; and your profile, settings and history. {rest}",
                ["counts": .text(counts), "rest": .wording(Self.rest)])
        case .linkedReceipt:
            Wording(
                "leaving.linkedReceipt",
                "The account that this one was linked to is deleted, as was asked for. This chat has what was its own again."
            )
        }
    }

    private static let rest = Wording(
        "leaving.rest",
        "What is left of it in the bytes of this server's files is overwritten within a day, pictures and files too; copies that whoever runs it made for safety go when they are replaced. The messages in this chat are yours to delete. /start begins anew."
    )
}

/// How many there are of something.
enum LeavingCount: Reply {
    case things(ThingKind, Int), pictures(Int), followers(Int), following(Int)

    var count: Int {
        switch self {
        case .things(_, let count), .pictures(let count), .followers(let count), .following(let count): count
        }
    }

    var wording: Wording {
        switch self {
        case .things(.place, _): Wording("leaving.places", "{n:pin|pins}", ["n": .number(count)])
        case .things(.note, _): Wording("leaving.notes", "{n:note|notes}", ["n": .number(count)])
        case .things(.heading, _):
            Wording("leaving.lists", "{n:list or heading|lists and headings}", ["n": .number(count)])
        case .things(.reminder, _): Wording("leaving.reminders", "{n:reminder|reminders}", ["n": .number(count)])
        case .things(.review, _): Wording("leaving.reviews", "{n:review|reviews}", ["n": .number(count)])
        case .things(.task, _): Wording("leaving.tasks", "{n:to-do|to-dos}", ["n": .number(count)])
        case .things(.occasion, _): Wording("leaving.occasions", "{n:occasion|occasions}", ["n": .number(count)])
        case .things(.event, _): Wording("leaving.events", "{n:event|events}", ["n": .number(count)])
        case .things(.bundle, _): Wording("leaving.bundles", "{n:bundle|bundles}", ["n": .number(count)])
        case .things(.routine, _): Wording("leaving.routines", "{n:routine|routines}", ["n": .number(count)])
        case .things(.template, _): Wording("leaving.templates", "{n:template|templates}", ["n": .number(count)])
        case .pictures: Wording("leaving.pictures", "{n:picture or file|pictures and files}", ["n": .number(count)])
        case .followers: Wording("leaving.followers", "{n:follower|followers}", ["n": .number(count)])
        case .following: Wording("leaving.following", "{n:person you follow|people you follow}", ["n": .number(count)])
        }
    }
}
