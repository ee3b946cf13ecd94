import Core
import Store

/// One thing that can be done with many things at once: a row of buttons under what is ticked.
protocol ManyDeed: Sendable {
    /// At most 8 bytes, as buttons carry it.
    static var code: String { get }
    static var kind: ThingKind { get }
    /// What its button says.
    static var button: any Reply { get }
    static var entry: EntryKind { get }
    static func isOffered(in session: Session) -> Bool
    /// What has to be chosen first; nil where nothing has.
    static func choice(in session: Session) throws -> ManyChoice?
    /// By the value of a choice's button; nil for what is none.
    init?(chosen value: String?, in session: Session) throws
    /// By words that a person typed instead; nil where they mean nothing here.
    init?(typed words: String, in session: Session) throws

    /// Stops what must not be done yet; `press` does it afterwards.
    func check(before press: some Press, in session: Session) throws
    func perform(on thing: Thing, in session: Session) throws
    /// Whoever else must know of it hears, after it was done.
    func tell(of things: [Thing], in session: Session) throws
    /// What was done, in the history and above the list.
    func done(_ count: Int) -> any Reply
}

extension ManyDeed {
    static func isOffered(in session: Session) -> Bool { true }
    static func choice(in session: Session) throws -> ManyChoice? { nil }
    init?(typed words: String, in session: Session) throws { nil }
    func check(before press: some Press, in session: Session) throws {}
    func tell(of things: [Thing], in session: Session) throws {}
}

/// What has to be chosen before something is done with many things.
struct ManyChoice {
    let question: any Reply
    /// At most 29 bytes each, and what its button says.
    let values: [(value: String, label: any Reply)]
    /// Words may be typed instead.
    var isTyped = false
}

/// All that can be done with many things, in the order of the buttons.
enum ManyDeeds {
    static let all: [any ManyDeed.Type] = [
        LabelMany.self, ColourMany.self, ListMany.self, ShareMany.self, DeleteMany.self, OccasionMany.self,
        FinishTasks.self, DeleteTasks.self, DeleteNotes.self, CancelReminders.self,
    ]

    static func deed(_ code: String) -> (any ManyDeed.Type)? { all.first { $0.code == code } }
}
