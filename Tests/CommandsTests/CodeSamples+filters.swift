import Actions
import Core
import Store

@testable import Commands

extension CodeSamples {
    private static let narrowed: [TaskScope] = [
        TaskScope.open, .list(heading), .place(place), .label(String(repeating: "x", count: 28)),
    ].flatMap { base in
        [nil, 1, 3].flatMap { priority in
            (TaskNarrowing.Span.allCases + [nil]).compactMap { span in
                TaskNarrowing(base, priority: priority, span: span)?.scope
            }
        }
    }

    static let filterCards: [any Card] =
        narrowed.flatMap { scope -> [any Card] in
            [TaskNarrowCard(scope), TasksCard(scope, sort: .priority, page: lastPage), TaskLeadsCard(task)]
        } + [OldTasksCard(), TaskFilesCard(task, page: lastPage), StickerCard(.task(task))]

    static let leadPresses: [any Press] = [true, false].flatMap { isOn -> [any Press] in
        [SetLead(task, 31_622_400, isOn), JoinReminder(reminder, isOn)]
    }

    static let oldPresses: [any Press] = [
        KeepOldTask(task), OldTasksLater(), DropOldTasks(lastPage), ShowTaskFiles(task),
        RemoveTaskFile(task, PhotoID(largest)), StickerPress(.note(NoteID(largest)), false),
        StickerPress(.task(task), true), OpenSticker(.task(task)),
    ]

    static let filterPresses: [any Press] =
        narrowed.map { SaveFilter(TasksCard($0)) }
        + FilterPress.Step.allCases.map { FilterPress(ID<TaskFilterRecord>(largest), $0) }
}
