import Core

/// What bundles say.
enum BundleReply: Reply {
    case began, name(String, String), none, review
    case progress(Int, of: Int), finishedAt(Wording, Int, of: Int), abandonedAt(Wording, Int, of: Int)
    case notIn(String, Int)
    case stillOn(Wording), putBackPart, doneAt(String, by: String?)
    case somebody, whatToAdd, rest(Int), whichIcon, what(BundleQuestion.Field, String)
    case step(BundlePress.Step), add, icon, putBack(Int), takeAgain(String), addThis(String), plain(String)
    case wentBack(String), added(String), renamed(String), deleted(String)
    case finished(String, back: Int), abandoned(String)
    case startNext(String), whenFinished

    var wording: Wording {
        switch self {
        case .began: Wording("bundle.began", "Here is your bundle. Tap what is done.")
        case .name("", let day): Wording("bundle.nameBare", "Bundle, {day}", ["day": .text(day)])
        case .name(let topic, let day):
            Wording("bundle.name", "{topic}, {day}", ["topic": .text(topic), "day": .text(day)])
        case .none: Wording("bundle.none", "No bundle is open. Check in to begin one.")
        case .review: Wording("bundle.review", "Review")
        case .progress(let done, let all):
            Wording("bundle.progress", "{done} of {n} done", ["done": .number(done), "n": .number(all)])
        case .finishedAt(let when, let done, let all):
            Wording(
                "bundle.finishedAt", "Finished {when}, {done} of {n} done",
                ["when": .wording(when), "done": .number(done), "n": .number(all)])
        case .abandonedAt(let when, let done, let all):
            Wording(
                "bundle.abandonedAt", "Abandoned {when}, {done} of {n} done",
                ["when": .wording(when), "done": .number(done), "n": .number(all)])
        case .stillOn(let age):
            Wording("bundle.stillOn", "❓ Last touched {age}. Still on it?", ["age": .wording(age)])
        case .doneAt(let time, nil): Wording("bundle.doneAt", "done {time}", ["time": .text(time)])
        case .doneAt(let time, let name?):
            Wording("bundle.doneBy", "{name}, {time}", ["name": .text(name), "time": .text(time)])
        case .somebody: ThingHistoryReply.somebody.wording
        case .notIn(let title, 0):
            Wording("bundle.notIn", "Nothing that is open in it is called “{title}”.", ["title": .text(title)])
        case .notIn(let title, _):
            Wording("bundle.notOne", "Several in it could be “{title}”: tap the one.", ["title": .text(title)])
        case .putBackPart: Wording("bundle.putBackPart", "_Put back_")
        case .whatToAdd: Wording("bundle.whatToAdd", "*Add* which of the rest?")
        case .rest(let open):
            Wording("bundle.rest", "{n:thing is|things are} not done. What becomes of that?", ["n": .number(open)])
        case .whichIcon: Wording("bundle.whichIcon", "Which icon?")
        case .what(let field, let name): Self.question(field, name)
        case .step(let step): Self.name(of: step)
        case .add: Wording("bundle.add", "Add")
        case .icon: Wording("bundle.icon", "Icon")
        case .putBack(let number): Wording("bundle.putBack", "↩ {n} back", ["n": .number(number)])
        case .takeAgain(let title): Wording("bundle.takeAgain", "Take again: {title}", ["title": .text(title)])
        case .addThis(let title): Wording("bundle.addThis", "+ {title}", ["title": .text(title)])
        case .plain(let text): Wording("bundle.plain", "{text}", ["text": .text(text)])
        case .startNext(let name): Wording("bundle.startNext", "Now: {name}", ["name": .text(name)])
        case .whenFinished: Wording("bundle.whenFinished", "When finished, start …")
        case .wentBack(let title):
            Wording("bundle.wentBack", "Back in the pile: {title}", ["title": .text(title)])
        case .added(let title): Wording("bundle.added", "Added: {title}", ["title": .text(title)])
        case .renamed(let name): Wording("bundle.renamed", "Now called *{name}*.", ["name": .text(name)])
        case .deleted(let name): Wording("bundle.deleted", "Deleted the bundle {name}.", ["name": .text(name)])
        case .finished(let name, 0): Wording("bundle.finished", "🎉 Finished: *{name}*.", ["name": .text(name)])
        case .finished(let name, let back):
            Wording(
                "bundle.finishedBack", "🎉 Finished: *{name}*. {n:thing is|things are} back in the pile.",
                ["name": .text(name), "n": .number(back)])
        case .abandoned(let name):
            Wording(
                "bundle.abandoned", "Abandoned: *{name}*. What was not done is back in the pile.",
                ["name": .text(name)])
        }
    }

    private static func question(_ field: BundleQuestion.Field, _ name: String) -> Wording {
        switch field {
        case .name: Wording("bundle.whatName", "What shall *{name}* be called?", ["name": .text(name)])
        case .entry:
            Wording("bundle.whatEntry", "What else for *{name}*? Type it, like `buy stamps`.", ["name": .text(name)])
        case .routine:
            Wording(
                "bundle.whatRoutine",
                "What shall the routine be called? Type it, like `morning`. All of *{name}* goes in.",
                ["name": .text(name)])
        }
    }

    private static func name(of step: BundlePress.Step) -> Wording {
        switch step {
        case .finish: Wording("bundle.finish", "✅ Finish")
        case .restBack: Wording("bundle.restBack", "Back to the pile")
        case .restDone: Wording("bundle.restDone", "✅ All done")
        case .abandon: Wording("bundle.abandon", "✖ Abandon")
        case .stay: Wording("bundle.stay", "Still on it")
        case .rename: Wording("bundle.rename", "Name")
        case .add: Wording("bundle.addNew", "Type a new one")
        case .routine: Wording("bundle.saveRoutine", "Save as routine")
        case .delete: CommonReply.delete.wording
        }
    }
}
