import Actions
import Core
import Store

/// One page of the open tasks of an occasion, by how they are tied to it, and what can be done with them.
struct OccasionSheet {
    let occasion: OccasionRecord
    let session: Session
    let count: Int
    let tasks: [TaskRecord]
    private let pages: Pages

    init(_ occasion: OccasionRecord, _ page: Int, in session: Session) throws {
        (self.occasion, self.session) = (occasion, session)
        count = try session.taskCount(.occasion(occasion.id))
        pages = Pages(count: count, size: OccasionCard.rowsPerPage, page: page)
        tasks = try session.tasks(.occasion(occasion.id), offset: pages.offset, limit: OccasionCard.rowsPerPage)
    }

    var lines: [RichText] {
        get throws {
            var lines: [RichText] = []
            for (index, task) in tasks.enumerated() {
                if index == 0 || tasks[index - 1].relation != task.relation {
                    lines.append(session.voice.say(OccasionReply.group(occasion.moment(task.relation, in: session))))
                }
                let row = TaskRow(task, in: session, showsList: true, showsOccasion: false)
                lines.append(try row.line(pages.offset + index + 1))
            }
            return lines + pages.line(session.voice)
        }
    }

    func buttons(_ whose: Whose) throws -> [[Button]] {
        let rows = tasks.enumerated().map { index, task in
            [
                TaskTick(task).button(TaskReply.tick(task.shortTitle), session.voice, task.tone),
                ShowCard(TaskCard(task.id)).button(TaskReply.open(pages.offset + index + 1), session.voice),
            ]
        }
        let turning = pages.buttons(session.voice) { OccasionCard(occasion.id, page: $0) }
        return try whose.isOwn ? rows + turning + tools : whose.buttons(turning, in: session)
    }

    private var asking: Button {
        AskCheckIns(occasion.id, !occasion.asks).button(occasion.asks ? AskedReply.never : .again, session.voice)
    }

    private var tools: [[Button]] {
        let voice = session.voice, id = occasion.id
        func ask(_ field: OccasionField) -> Button { OccasionAsk(id, field).button(OccasionReply.ask(field), voice) }
        func choose(_ mode: OccasionCard.Mode) -> Button {
            ShowCard(OccasionCard(id, mode)).button(OccasionReply.modeButton(mode), voice)
        }
        let order = BestOrder(.occasion(id)).button(BestOrderReply.button, voice)
        let select = SelectRows(OccasionCard(id)).button(SelectReply.select, voice)
        return [
            CheckIn.buttons(at: id, voice),
            [ask(.task)] + (count > 1 ? [select] : []) + (session.hasErrands(tasks) ? [order] : []),
            [ask(.name), choose(.icon), choose(.place), ask(.hours)],
            (occasion.isFound ? [asking] : [])
                + [choose(.merge), DeleteOccasion(id).button(CommonReply.delete, voice)],
            [
                ShowCard(OccasionsCard()).button(OccasionReply.all, voice),
                HelpPress(area: .occasions).button(CommonReply.help, voice),
            ],
        ]
    }
}
