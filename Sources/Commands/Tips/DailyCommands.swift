import Actions
import Core
import Language
import Store

/// A tip with each morning's summary from now on.
struct TipsOnCommand: Command {
    static let about = About(
        intent: "settings.tips", key: "tip.on", area: .tips, summary: "A tip each morning",
        phrases: [
            "[send|give|show] [me] (a tip|tips) (every|each) (day|morning)",
            "[send|give|show] [me] (daily|morning) tips",
            "(a|one) (tip|tips) (a day|per day|each day|every day|each morning|every morning)",
            "(turn|switch) on [the] [daily] tips", "(turn|switch) [the] [daily] tips on",
        ],
        examples: ["daily tips", "a tip every morning"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.setDailySaying(.tips, true) }
}

/// No tips by themselves any more.
struct TipsOffCommand: Command {
    static let about = About(
        intent: "settings.tips", key: "tip.off", area: .tips, summary: "No tips by themselves",
        phrases: [
            "(no|no more|stop|stop sending [me]) [daily|morning|any] [more] tips",
            "(turn|switch) off [the] [daily] tips",
            "(turn|switch) [the] [daily] tips off", "i (do not|dont) want [any] [more] tips [any more|anymore]",
        ],
        examples: ["no more tips"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.setDailySaying(.tips, false) }
}

/// What was finished in the last seven days, with a kind word.
struct LookBackCommand: Command {
    static let about = About(
        intent: "tip.week", area: .tips, summary: "What you finished in the last seven days",
        phrases: [
            "how (was|did|has) [my|the|this|last] week [go|been|gone]",
            "[look|looking] back (on|at) [my|the|this|last] week",
            "look back",
            "[show|give] [me] [my|a|the] (weekly review|week in review|weekly look back|weekly recap|weekly summary)",
            "what (have i|did i) (achieved|achieve|accomplished|accomplish) [this week|so far|lately]",
            "(motivate|encourage) me", "i need [some] (motivation|encouragement)",
        ],
        examples: ["how was my week", "motivate me"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        let day = session.present.day, voice = session.voice
        let (bundles, tasks) = try (
            session.finishedBundleCount(inWeekUntil: day), session.finishedCount(inWeekUntil: day)
        )
        let replies: [LookBackReply] =
            bundles + tasks == 0 ? [.nothing] : [.finished(bundles: bundles, tasks: tasks), .kind(day)]
        let done = ShowCard(DoneCard(week: session.weekStart)).button(TaskViewReply.done, voice)
        let sunday =
            try session.noticeSettings().wantsLookBack
            ? nil : DailyPress(.lookBack, true).button(TipReply.weekly(true), voice)
        try session.say(
            Outgoing(
                replies.map { voice.say($0) }.joined(),
                buttons: [[done], [sunday].compactMap(\.self)].filter { !$0.isEmpty }))
    }
}

extension Session {
    fileprivate func setDailySaying(_ kind: DailyPress.Kind, _ isOn: Bool) throws {
        try setDaily(kind, isOn)
        try tell(TipReply.set(kind, isOn))
    }

    /// Turns on or off what comes with the summaries.
    func setDaily(_ kind: DailyPress.Kind, _ isOn: Bool) throws {
        switch kind {
        case .tips: try setTips(isOn, morning: SummaryPress.usual(isEvening: false))
        case .lookBack: try setLookBack(isOn, evening: SummaryPress.usual(isEvening: true))
        }
    }
}
