import Actions
import Core
import Store

/// What can be done with a bundle as a whole.
struct BundlePress: Press, StepCoded {
    enum Step: String, CaseIterable {
        case finish, restBack, restDone, abandon, stay, rename, add, routine, delete
    }

    static let verb = "bundleDo"
    let id: BundleID
    let step: Step

    func perform(in session: Session) throws -> (any Reply)? {
        switch step {
        case .finish: try session.finishSaying(id)
        case .restBack: try session.finishSaying(id, rest: .back)
        case .restDone: try session.finishSaying(id, rest: .done)
        case .abandon: try session.abandonSaying(id)
        case .stay: try session.show(BundleCard(session.stayOn(id).id))
        case .rename: try ask(.name, session.openBundle(id), in: session)
        case .add: try ask(.entry, session.bundleToWork(id), in: session)
        case .routine: try ask(.routine, session.bundleToChange(id), in: session)
        case .delete: try session.deleteBundleSaying(id)
        }
        return nil
    }

    private func ask(_ field: BundleQuestion.Field, _ bundle: BundleRecord, in session: Session) throws {
        try session.asNewMessage {
            try session.ask(
                BundleQuestion(bundle: bundle.id, field: field), saying: BundleReply.what(field, bundle.name))
        }
    }
}

/// Ticks something in a bundle, or takes the tick away.
struct BundleTick: Press, SwitchCoded {
    static let verb = "bundleTick"
    let about: BundleEntryID
    let isOn: Bool

    func perform(in session: Session) throws -> (any Reply)? {
        let entry = try session.tickEntry(about, isOn)
        try session.showBundle(entry.bundle)
        return nil
    }
}

/// Throws something back into the pile of its occasion.
struct BundleBack: Press, OneCoded {
    static let verb = "bundleBack"
    let about: BundleEntryID
    init(_ about: BundleEntryID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        let entry = try session.putBack(about)
        try session.showBundle(
            entry.bundle, note: session.lastEntry == nil ? nil : BundleReply.wentBack(entry.title))
        return nil
    }
}

/// Takes something that was thrown back once more.
struct BundleReturn: Press, OneCoded {
    static let verb = "bundleAgain"
    let about: BundleEntryID
    init(_ about: BundleEntryID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        let entry = try session.takeAgain(about)
        try session.showBundle(entry.bundle)
        return nil
    }
}

/// Puts another to-do of the occasion into the bundle.
struct BundleAdd: Press, PairCoded {
    static let verb = "bundleAdd"
    let id: BundleID
    let task: TaskID
    var pair: (BundleID, TaskID) { (id, task) }

    init(_ id: BundleID, _ task: TaskID) { (self.id, self.task) = (id, task) }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let task = try session.task(task), try session.isOwn(.task(task.id)), !task.isDone else {
            throw Refusal(CommonReply.gone)
        }
        try session.add(NewBundleEntry(task: task.id, title: task.title), to: id)
        try session.show(BundleCard(id), note: session.lastEntry == nil ? nil : BundleReply.added(task.title))
        return nil
    }
}

/// Gives a bundle one of the icons that are offered.
struct BundleIcon: Press {
    static let verb = "bundleIcon"
    let id: BundleID
    let icon: String
    init(_ id: BundleID, _ icon: String) { (self.id, self.icon) = (id, icon) }
    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = BundleID(arguments[0]), BundleSign(rawValue: arguments[1]) != nil else {
            return nil
        }
        self.init(id, arguments[1])
    }
    var arguments: [String] { ["\(id)", icon] }

    func perform(in session: Session) throws -> (any Reply)? {
        _ = try session.openBundle(id)
        try session.show(BundleCard(session.setIcon(icon, of: id).id))
        return nil
    }
}

/// Shows what is open in a bundle in the shortest order.
struct BundleOrder: Press, OneCoded {
    static let verb = "bundleOrder"
    let about: BundleID
    init(_ about: BundleID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        let bundle = try session.openBundle(about)
        let tasks = try session.openTasks(of: bundle.id).map(\.id)
        try session.showBestOrder(of: tasks, back: BundleCard(bundle.id))
        return nil
    }
}

extension Session {
    /// What is open in a bundle, in its order.
    func openTasks(of bundle: BundleID) throws -> [TaskRecord] {
        try entries(of: bundle).filter { !$0.isDone && !$0.isLeft }.compactMap { try $0.task.flatMap { try task($0) } }
    }
}
