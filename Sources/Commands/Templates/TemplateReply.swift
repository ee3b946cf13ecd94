import Actions
import Core

/// What templates say.
enum TemplateReply: Reply {
    case title(String), after(String), afterSomeone, more(Int), uses(Int), preview, addHint(String)
    case use, publish, takeBack, edit, store, mine, step(TemplatePress.Step), ask(TemplatePress.Step, String)
    case published, takenBack, saved, deleted(String), added(Int), removed(String)
    case noItem(String), severalItems(String, Int), several(String), unknown(String), lineTooLong(Int)
    case howToBegin, empty, fromTemplate, whichToUse, noneToUse
    case begun(String, String, Int), put(Int, String, String), again(Int), againButton(Int), whichList, nothingAgain
    case noSource(String, String), copied(String, String, Int)

    var wording: Wording {
        switch self {
        case .title(let name): Wording("template.title", "Template *{name}*", ["name": .text(name)])
        case .after(let name): Wording("template.after", "after a template by {name}", ["name": .text(name)])
        case .afterSomeone: Wording("template.afterSomeone", "after a template by someone")
        case .more(let count): Wording("template.more", "and {n} more", ["n": .number(count)])
        case .uses(let count):
            Wording("template.uses", "{n:person has|people have} begun from it", ["n": .number(count)])
        case .preview:
            Wording(
                "template.preview",
                "*This is what everyone will see.* Copies that others make stay theirs when you take it back.")
        case .addHint(let name):
            Wording(
                "template.addHint",
                "`add sun cream to the {name} template` puts something in, `remove sun cream from the {name} template` takes it out.",
                ["name": .text(name)])
        case .published: Wording("template.published", "Published: everyone finds it in the store now.")
        case .takenBack: Wording("template.takenBack", "Taken back: only you see it now. Copies of others stay theirs.")
        case .saved: Wording("template.saved", "Kept as a template. `new list from template` begins a list from it.")
        case .deleted(let name): Wording("template.deleted", "Deleted the template *{name}*.", ["name": .text(name)])
        case .added(let count): Wording("template.added", "Added {n:thing|things}.", ["n": .number(count)])
        case .removed(let title): Wording("template.removed", "Taken out: {title}", ["title": .text(title)])
        case .begun(let list, let template, let count):
            Wording(
                "template.begun", "Made the list *{list}* from the template {template}: {n} to do.",
                ["list": .text(list), "template": .text(template), "n": .number(count)])
        case .copied(let list, let old, let count):
            Wording(
                "template.copied", "Made the list *{list}* from the list {old}: {n} to do.",
                ["list": .text(list), "old": .text(old), "n": .number(count)])
        case .put(let count, let template, let list):
            Wording(
                "template.put", "Put {n} to do from the template {template} on *{list}*.",
                ["n": .number(count), "template": .text(template), "list": .text(list)])
        case .again(let count):
            Wording(
                "template.again", "Once more: {n} to do. What you did before stays in the done list.",
                ["n": .number(count)])
        case .howToBegin:
            Wording(
                "template.howToBegin",
                "A new list: type its name, like `Packing`, for an empty one, or begin it from a template.")
        case .nothingAgain:
            Wording("template.nothingAgain", "Nothing on it is done, so there is nothing to begin again.")
        case .whichToUse: Wording("template.whichToUse", "*From which template?* Yours come first.")
        case .whichList:
            Wording(
                "template.whichList",
                "Of which list? Type `save Packing as a template`, or press Edit list on its card.")
        case .noneToUse:
            Wording(
                "template.noneToUse",
                "There are no templates yet. `save Packing as a template` makes one of a list.")
        case .ask(let step, let name): Self.question(step, name)
        case .noItem(let words):
            Wording("template.noItem", "Nothing in it is like “{words}”.", ["words": .text(words)])
        case .severalItems(let words, let count):
            Wording(
                "template.severalItems", "{n} things in it are like “{words}”. Say more of the one you mean.",
                ["words": .text(words), "n": .number(count)])
        case .several(let words):
            Wording(
                "template.several", "Several of your templates are like “{words}”. Say the whole name.",
                ["words": .text(words)])
        case .unknown(let words):
            Wording(
                "template.unknown", "I know no template called “{words}”. `templates` shows what there is.",
                ["words": .text(words)])
        case .noSource(let source, let name):
            Wording(
                "template.noSource",
                "You have no list and no template called “{source}”. `lists` shows yours; `new list {name}` makes an empty one.",
                ["source": .text(source), "name": .text(name)])
        case .lineTooLong(let count):
            Wording(
                "template.lineTooLong", "That is {n} characters; what a template is for has at most 300.",
                ["n": .number(count)])
        case .use: Wording("template.use", "Use it")
        case .publish: Wording("template.publish", "Publish")
        case .takeBack: Wording("template.takeBack", "Take back")
        case .edit: Wording("template.edit", "Change")
        case .mine: Wording("template.mine", "My templates")
        case .step(.add): Wording("template.add", "Add things")
        case .step(.rename): Wording("template.rename", "Rename")
        case .step(.describe): Wording("template.describe", "What it is for")
        case .step(.delete): Wording("template.delete", "Delete")
        case .empty: Wording("template.empty", "Empty")
        case .fromTemplate: Wording("template.from", "From a template")
        case .againButton(let count): Wording("template.againButton", "Again ({n})", ["n": .number(count)])
        case .store: Wording("template.store", "All templates")
        }
    }

    private static func question(_ step: TemplatePress.Step, _ name: String) -> Wording {
        switch step {
        case .add:
            Wording(
                "template.whatAdd", "What goes into *{name}*? Type things with commas or lines between.",
                ["name": .text(name)])
        case .describe:
            Wording(
                "template.whatDescribe", "What is *{name}* for? Type a line, like `A week at the sea with children`.",
                ["name": .text(name)])
        case .rename, .delete:
            Wording("template.whatName", "Type the new name of the template *{name}*.", ["name": .text(name)])
        }
    }
}
