import Actions
import Core
import Language
import Store

/// What is to be done with the thing that was said last.
enum FollowDeed {
    case time(SaidTime)
    case shift(SaidLength)
    /// Not shown before.
    case hide(SaidTime)
    case askTime
    case words(String)
    /// How urgent it is: "p1".
    case priority(String)
    /// Some of its words by others.
    case replace(String, String)
    case home(String)
    case add(String)
    /// The same once more, at another time.
    case again(SaidTime)
    case remind(SaidTime)
    case delete, cancel, show, done
    /// A note becomes something to do, then where a time is said.
    case becomeTask(SaidTime?)
    /// A reminder rings until it is heard.
    case ring
    case count(Int)
    case calm
    case label(String)
    case detail(String)
    case location(String)
    /// Who comes, too; `isSure` where nothing else can be meant by the words.
    case invite(String, isSure: Bool)
    /// Who does not come after all.
    case leaveOut(String)
    /// Its time is wrong.
    case askAnew
    /// When it is and how long it is until then; all that there is to know of it.
    case tellWhen, tellMore
    /// Of what repeats: left out this once; it does not come again.
    case skip, once

    /// Whether it can be done with such a thing.
    func fits(_ kind: ThingKind) -> Bool {
        switch self {
        case .time, .shift, .askAnew: kind == .reminder || kind == .task || kind == .event
        case .ring: kind == .reminder
        case .count, .calm, .priority: kind == .task
        case .label: kind == .task || kind == .place
        case .detail: [.place, .note, .reminder, .task, .event].contains(kind)
        case .location, .invite: kind == .event
        case .leaveOut: [.event, .heading, .task].contains(kind)
        case .again: kind == .reminder || kind == .event
        case .cancel: kind == .reminder || kind == .task || kind == .event
        case .done: kind == .task || kind == .reminder
        case .askTime, .remind: [.place, .note, .reminder, .task, .event].contains(kind)
        case .words, .replace: kind != .heading
        case .becomeTask: kind == .note
        case .home: kind == .note || kind == .task
        case .skip: kind == .task || kind == .event
        case .once, .hide: kind == .task
        case .add: [.note, .reminder, .task, .heading, .event].contains(kind)
        case .delete: kind != .heading
        case .show, .tellWhen, .tellMore: true
        }
    }
}

extension Session {
    /// What a follow-up asks for; nil for one that needs things to choose from.
    func deed(of followUp: FollowUp) throws -> FollowDeed? {
        switch followUp.kind {
        case .change: try followUp.time.map { try .time($0.get()) } ?? newWords(followUp)
        case .move: try followUp.time.map { try .time($0.get()) } ?? .home(followUp.name)
        case .later, .earlier, .delay, .advance:
            try followUp.length.map { .shift($0) } ?? followUp.time.map { try .time($0.get()) } ?? .askTime
        case .hide: try followUp.time.map { try .hide($0.get()) }
        case .not:
            try followUp.time.map { try .time($0.get()) } ?? followUp.replacement.map { .replace($0.old, $0.new) }
        case .correct, .only, .thisOnce, .repetition: try followUp.time.map { try .time($0.get()) }
        case .name: .words(followUp.words)
        case .meant: try followUp.time.map { try .time($0.get()) } ?? meantWords(followUp)
        case .pick, .leaveOut: nil
        case .keepAs: try newWords(followUp)
        case .pickDelete: .delete
        case .pickDone: .done
        case .pickMove:
            try followUp.length.map { .shift($0) } ?? followUp.time.map { try .time($0.get()) } ?? .home(followUp.name)
        case .pickChange: try followUp.time.map { try .time($0.get()) } ?? .words(followUp.words)
        case .add: try followUp.time.map { try .again($0.get()) } ?? .add(followUp.words)
        case .again: try followUp.time.map { try .again($0.get()) }
        case .rather, .nearly:
            LineReader.read(followUp.words, language: language).mayName ? .words(followUp.words) : nil
        case .lengthen: followUp.length.map { .shift($0) }
        case .count: Int(followUp.words).map { .count($0) }
        case .calm: .calm
        case .label: .label(followUp.words)
        case .detail: .detail(followUp.words)
        case .location: .location(followUp.words)
        case .invite: .invite(followUp.words, isSure: true)
        case .guest: .invite(followUp.words, isSure: false)
        case .absent: .leaveOut(followUp.words)
        case .mistaken: .askAnew
        case .askWhen: .tellWhen
        case .askMore: .tellMore
        case .remind: try followUp.time.map { try .remind($0.get()) } ?? (saysNoMore(followUp) ? .askTime : nil)
        case .delete: .delete
        case .cancel: .cancel
        case .show: .show
        case .look: nil
        case .done: .done
        case .skip: .skip
        case .stop: .once
        case .putOff: nil
        }
    }

    /// "sorry, I meant no" answers something, and gives no new name.
    private func meantWords(_ followUp: FollowUp) -> FollowDeed? {
        let line = LineReader.read(followUp.words, language: followUp.language)
        return AskedSaying(line) == nil ? .words(followUp.words) : nil
    }

    /// "remind me of it later"
    private func saysNoMore(_ followUp: FollowUp) -> Bool {
        LineReader.read(followUp.words, language: followUp.language).tokens.allSatisfy(\.isOfEveryDay)
    }

    /// "make it oat milk", "make it a todo".
    private func newWords(_ followUp: FollowUp) throws -> FollowDeed {
        switch NewWords(followUp.words, language: followUp.language) {
        case .words(let words): return .words(words)
        case .priority(let words): return .priority(words)
        case .loud: return .ring
        case .kind(.task): return try .becomeTask(followUp.saidTime)
        case .kind(.reminder):
            return try followUp.saidTime.map { .remind($0) } ?? .askTime
        case .kind(.event), .kind(.list), .kind(.note), .kind(.occasion), .none:
            throw Refusal(FollowReply.noWords(followUp.words))
        }
    }
}

extension FollowUp {
    /// The first time among its words.
    /// - Throws: what is wrong with it.
    fileprivate var saidTime: SaidTime? {
        get throws { try LineReader.read(words, language: language).times.first.map { try $0.time.get() } }
    }
}
