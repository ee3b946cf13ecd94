import Actions
import Core

/// What is said of a list that is to be a template.
enum TemplateDraftReply: Reply {
    case title(String, Int), namesOut(Int), dropped(Int), out(TemplateParts), leftOut([String]), onlyYou
    case save(isNew: Bool), replace(String), part(TemplateParts, isWanted: Bool), make

    var wording: Wording {
        switch self {
        case .title(let name, let count):
            Wording(
                "template.draft", "*{name}* as a template, with {n:thing|things}:",
                ["name": .text(name), "n": .number(count)])
        case .namesOut(let count):
            Wording("template.namesOut", "{n:name|names} of people", ["n": .number(count)])
        case .dropped(let count):
            Wording(
                "template.dropped", "{n:line that was|lines that were} nothing but a name", ["n": .number(count)])
        case .out(.places): Wording("template.placesOut", "places")
        case .out: Wording("template.detailsOut", "descriptions")
        case .leftOut(let parts):
            Wording("template.leftOut", "Left out: {parts}", ["parts": .text(parts.joined(separator: "; "))])
        case .onlyYou:
            Wording(
                "template.private", "Days, photos and who does it stay behind. 🔒 Only you see it until you publish it.")
        case .save(isNew: true): Wording("template.saveNew", "Save as a new one")
        case .save: Wording("template.save", "Save template")
        case .replace(let name): Wording("template.replace", "In the place of {name}", ["name": .text(name)])
        case .part(let part, let isWanted): Self.name(of: part, isWanted)
        case .make: Wording("template.make", "Save as template")
        }
    }

    private static func name(of part: TemplateParts, _ isWanted: Bool) -> Wording {
        switch (part, isWanted) {
        case (.people, true): Wording("template.withPeople", "With names of people")
        case (.people, false): Wording("template.withoutPeople", "Without names of people")
        case (.places, true): Wording("template.withPlaces", "With places")
        case (.places, false): Wording("template.withoutPlaces", "Without places")
        case (_, true): Wording("template.withDetails", "With descriptions")
        case (_, false): Wording("template.withoutDetails", "Without descriptions")
        }
    }
}
