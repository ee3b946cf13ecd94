import Actions
import Core
import Language
import Store

/// A short tip with its source.
struct TipCommand: OpensCard {
    static let about = About(
        intent: "tip.show", area: .tips, menu: "tip", summary: "A short tip for getting things done, with its source",
        phrases: [
            "[show|give|tell] [me] [a|another|the] [productivity] (tip|tips) [of the day|please]",
            "(how can i|help me) (be|become|get) more productive",
            "[give me|any|some] advice (for|on|about) (getting things done|productivity|being productive|being more productive)",
        ],
        examples: ["tip"])

    init() {}

    /// "another tip" right after one is the next.
    func card(in session: Session) throws -> any Card {
        let shown = try session.lastRecall?.card as? TipCard
        return shown.map { TipCard(($0.index + 1) % Tip.all.count) } ?? TipCard(Tip.index(of: session.present.day))
    }
}

/// One tip; a button turns to the next.
struct TipCard: Card {
    static let verb = "tip"
    let index: Int
    init(_ index: Int) { self.index = index }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let index = Int(arguments[0]), Tip.all.indices.contains(index),
            arguments[0] == "\(index)"
        else { return nil }
        self.index = index
    }
    var arguments: [String] { ["\(index)"] }
    var subject: String { Self.verb }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice, wantsTips = try session.noticeSettings().wantsTips
        let next = ShowCard(TipCard((index + 1) % Tip.all.count)).button(TipReply.another, voice)
        let daily = DailyPress(.tips, !wantsTips).button(TipReply.daily(!wantsTips), voice)
        return CardFace(
            Tip.all[index].text(voice),
            buttons: [[next, daily], [HelpPress(area: .tips).button(CommonReply.help, voice)]],
            topics: ["settings:\(session.viewer)"])
    }
}

extension Tip {
    func text(_ voice: Voice) -> RichText {
        [voice.say(TipReply.tip(advice)), voice.say(TipReply.source(source))].joined()
    }
}

/// Turns on or off what comes with the summaries.
struct DailyPress: Press, SwitchCoded {
    enum Kind: String, CaseIterable, CodeArgument { case tips, lookBack }

    static let verb = "daily"
    let about: Kind
    let isOn: Bool

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setDaily(about, isOn)
        guard let card = try session.pressedCard else { return TipReply.set(about, isOn) }
        try session.show(card, note: session.lastEntry == nil ? nil : TipReply.set(about, isOn))
        return nil
    }
}

extension Session {
    /// What may come with the summaries, a tap a switch.
    func dailyButtons() throws -> [Button] {
        let wanted = try noticeSettings()
        return [
            DailyPress(.tips, !wanted.wantsTips).button(TipReply.daily(!wanted.wantsTips), voice),
            DailyPress(.lookBack, !wanted.wantsLookBack).button(TipReply.weekly(!wanted.wantsLookBack), voice),
        ]
    }
}

enum TipReply: Reply {
    case another
    case tip(Wording), source(String)
    case daily(Bool), weekly(Bool)
    case set(DailyPress.Kind, Bool)

    var wording: Wording {
        switch self {
        case .another: Wording("tip.another", "Another tip")
        case .tip(let advice): Wording("tip.tip", "💡 {advice}", ["advice": .wording(advice)])
        case .source(let source): Wording("tip.source", "_{source}_", ["source": .text(source)])
        case .daily(true): Wording("tip.daily", "A tip each morning")
        case .daily(false): Wording("tip.noDaily", "No tip each morning")
        case .weekly(true): Wording("tip.weekly", "A look back on Sundays")
        case .weekly(false): Wording("tip.noWeekly", "No look back on Sundays")
        case .set(.tips, true): Wording("tip.setDaily", "A tip comes with each morning's summary.")
        case .set(.tips, false): Wording("tip.setNoDaily", "No tips come by themselves.")
        case .set(.lookBack, true):
            Wording("tip.setWeekly", "On Sunday evenings the summary tells what you finished in the week.")
        case .set(.lookBack, false): Wording("tip.setNoWeekly", "No look back comes on Sundays.")
        }
    }
}
