import Actions
import Core

@testable import Commands

extension CodeSamples {
    private static let template = TemplateID(largest)
    private static let everyPart: [TemplateParts] = (0..<8).map(TemplateParts.init(rawValue:))

    static let templateCards: [any Card] =
        TemplateCard.Mode.allCases.map { TemplateCard(template, $0) } + [BeginListCard(page: lastPage)]
        + everyPart.map { TemplateDraftCard(heading, $0) }
        + TemplateSelection.Order.allCases.flatMap { order in
            [nil, SearchWords("bread"), SearchWords(String(repeating: "ж", count: 60))].flatMap { words in
                [true, false].map {
                    TemplatesCard(TemplateSelection(order, isOwnLanguage: $0, words: words), page: lastPage)
                }
            }
        }

    static let templatePresses: [any Press] =
        TemplatePress.Step.allCases.map { TemplatePress(template, $0) }
        + [true, false].flatMap { isOn -> [any Press] in
            [PublishTemplate(template, isOn)] + everyPart.map { SaveTemplate(heading, $0, isNew: isOn) }
        } + [
            UseTemplate(template), AgainPress(heading), DeleteDone(heading), BeginList(), MakeTemplate(heading),
            SearchTemplates(),
            MakeListOf(message: "\(largest)"), MakeList("\(largest)"),
            PutOnList(message: "\(largest)", about: HeadingID(largest)),
            AgreePress(then: PublishTemplate(template, true)),
        ]
}
