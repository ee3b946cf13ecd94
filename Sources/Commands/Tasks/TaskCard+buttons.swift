import Actions
import Core
import Store

extension TaskCard {
    private static let choicesPerPage = 8
    private static let mostStepButtons = 8

    func buttons(_ task: TaskRecord, _ whose: Whose, _ session: Session) throws -> [[Button]] {
        let back = [ShowCard(TaskCard(id)).button(CommonReply.back, session.voice)]
        switch mode {
        case .main: return try mainButtons(task, whose, session) + TaskCompany(task, whose, in: session).ownRows
        case .more:
            let file = task.due == nil ? [] : [[SendEntry(.task(id)).button(EntryFileReply.button, session.voice)]]
            return try moreButtons(session) + [[session.stickerButton(.task(id))]] + file + [back]
        case .when, .start: return dayButtons(session) + [back]
        case .priority:
            let levels = [1, 2, 3, nil].map { TaskLevel(id, $0).button(TaskReply.level($0), session.voice) }
            return [levels, back]
        case .list: return try listButtons(task, session) + [back]
        case .labels: return try labelButtons(session) + [back]
        }
    }

    private func mainButtons(_ task: TaskRecord, _ whose: Whose, _ session: Session) throws -> [[Button]] {
        let voice = session.voice
        let steps: [TaskPress.Step] =
            task.isDone ? [.reopen] : task.repetition == nil ? [.done] : [.done, .skip]
        let first = steps.map { TaskPress(task, $0).button(TaskReply.step($0), voice, $0 == .done ? task.tone : nil) }
        let change = [
            ShowCard(TaskCard(id, .when)).button(TaskReply.when, voice),
            ShowCard(TaskCard(id, .priority)).button(TaskReply.priority, voice),
            ShowCard(TaskCard(id, .more)).button(TaskFieldReply.more, voice),
        ]
        let share = session.isGroup ? [] : [ShowCard(ShareCard(.task(id))).button(ShareReply.button, voice)]
        let history = ShowCard(ThingHistoryCard(.task(id))).button(ThingHistoryReply.button, voice)
        let parent = task.parent.map { [ShowCard(TaskCard($0)).button(CommonReply.back, voice)] } ?? []
        let head = task.isDone ? [first] : steps.count == 1 ? [first + change] : [first, change]
        let tie = mayTie(task, in: session) ? [ShowCard(TieCard(id)).button(TieAskReply.button, voice)] : []
        return try head + fileRows(session) + stepButtons(task, session) + [
            tie + [TaskPress(id, .delete).button(TaskReply.step(.delete), voice)] + share
                + (whose.isShared ? [history] : []),
            parent + [
                ShowCard(TasksCard(.open)).button(TaskReply.all, voice),
                HelpPress(area: .tasks).button(CommonReply.help, voice),
            ],
        ]
    }

    /// Sends what is attached.
    func fileRows(_ session: Session) throws -> [[Button]] {
        let files = try TaskFileReply.count(session.photos(of: .task(id)))
        return files.map { [[ShowTaskFiles(id).button($0.button, session.voice)]] } ?? []
    }

    /// Only the whole of what is one's own to do.
    private func mayTie(_ task: TaskRecord, in session: Session) -> Bool {
        !task.isDone && task.parent == nil && task.owner == session.viewer
    }

    private func stepButtons(_ task: TaskRecord, _ session: Session) throws -> [[Button]] {
        guard !task.isDone else { return [] }
        let steps = try session.steps(of: id)
        let shown = steps.count > Self.mostStepButtons ? steps.filter { !$0.isDone } : steps
        let ticks = shown.prefix(Self.mostStepButtons).map { step in
            [
                StepPress(step.id, !step.isDone).button(
                    step.isDone ? TaskFieldReply.untick(step.shortTitle) : .tick(step.shortTitle), session.voice)
            ]
        }
        let add = TaskAsk(id, .step).button(TaskFieldReply.ask(.step), session.voice)
        return ticks + (steps.isEmpty || steps.count >= Session.mostSteps ? [] : [[add]])
    }

    private func moreButtons(_ session: Session) -> [[Button]] {
        let voice = session.voice
        let fields = [TaskField.title, .details, .step].map { TaskAsk(id, $0).button(TaskFieldReply.ask($0), voice) }
        return [
            [
                ShowCard(TaskCard(id, .list)).button(TaskFieldReply.listButton, voice),
                ShowCard(TaskCard(id, .labels)).button(TaskFieldReply.labelsButton, voice),
                ShowCard(TaskCard(id, .start)).button(TaskFieldReply.startButton, voice),
            ], fields,
        ]
    }

    /// Today, tomorrow and the next days by name, then whatever is typed.
    private func dayButtons(_ session: Session) -> [[Button]] {
        let voice = session.voice, today = session.present.day
        let field: TaskField = mode == .start ? .start : .due
        let days = (0...7).map { ahead in
            TaskDay(id, field, today + ahead).button(TaskFieldReply.day(ahead, today + ahead), voice)
        }
        let type = TaskAsk(id, field).button(TaskFieldReply.pick, voice)
        let none = TaskDay(id, field, nil).button(TaskFieldReply.noDay(field), voice)
        let leads = field == .due ? [ShowCard(TaskLeadsCard(id)).button(LeadReply.button, voice)] : []
        return [Array(days[0..<3]), Array(days[3..<6]), Array(days[6...]), [type, none] + leads]
    }

    private func listButtons(_ task: TaskRecord, _ session: Session) throws -> [[Button]] {
        let voice = session.voice, size = Self.choicesPerPage
        let lists = try session.namedLists(offset: page * size, limit: size + 1)
        let rows = lists.prefix(size).map { list in
            [
                TaskToList(id, list.heading.id).button(
                    TaskFieldReply.choice(list.heading.signed, isOn: list.heading.id == task.heading), voice)
            ]
        }
        let pages = Pages(page: page, size: size, hasMore: lists.count > size)
        return rows + pages.buttons(voice) { TaskCard(id, mode, page: $0) } + [
            [
                TaskAsk(id, .list).button(ListReply.new, voice),
                TaskToList(id, nil).button(TaskFieldReply.noList, voice),
            ]
        ]
    }

    private func labelButtons(_ session: Session) throws -> [[Button]] {
        let voice = session.voice
        let own = try session.labels(of: id)
        let all = own + (try session.taskLabels(limit: 20)).filter { !own.contains($0) }
        let buttons = all.filter(TaskLabel.fits).prefix(Self.choicesPerPage).map { label in
            TaskLabel(id, label, !own.contains(label)).button(
                TaskFieldReply.choice("#\(label)", isOn: own.contains(label)), voice)
        }
        let rows = buttons.inRows(of: 2)
        return rows + [[TaskAsk(id, .labels).button(TaskFieldReply.ask(.labels), voice)]]
    }
}
