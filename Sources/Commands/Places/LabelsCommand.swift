import Actions
import Core
import Language
import Store

/// Lists the labels that one's pins have.
struct LabelsCommand: Command {
    static let about = About(
        intent: "pin.list", key: "pin.labels", area: .places, summary: "The labels of your pins",
        phrases: [
            "[show|list|see] [me] [all] my (labels|tags)", "[show|list|see] [me] [all] [the] (labels|tags)",
            "(what|which) (labels|tags) do i (have|use)", "(what|which) (labels|tags) are there",
        ],
        examples: ["my labels"])

    /// That many have a button each.
    private static let most = 24

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        let labels = try session.commonLabels(limit: Self.most), sort = try session.usualSort
        guard !labels.isEmpty else { return try session.say(reply: LabelsReply.none) }
        let buttons = labels.map { label in
            ShowCard(PlacesCard(.label(LabelKey(label)), sort: sort)).button(LabelsReply.one(label), session.voice)
        }
        try session.say(Outgoing(session.voice.say(LabelsReply.title), buttons: buttons.inRows(of: 3)))
    }
}

enum LabelsReply: Reply {
    case none, title
    case one(String)

    var wording: Wording {
        switch self {
        case .none:
            Wording("labels.none", "None of your pins has a label. `label Bakery #breakfast` gives it to one.")
        case .title: Wording("labels.title", "The labels of your pins, the commonest first:")
        case .one(let label): Wording("labels.one", "#{label}", ["label": .text(label)])
        }
    }
}
