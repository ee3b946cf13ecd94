import Actions
import Core
import Store

/// One page of the open tasks of an occasion, by how they are tied to it.
struct OccasionSheet {
    let occasion: OccasionRecord
    let session: Session
    let page: Int
    let count: Int
    let tasks: [TaskRecord]

    private var size: Int { OccasionCard.rowsPerPage }
    private var last: Int { max(0, (count - 1) / size) }

    init(_ occasion: OccasionRecord, _ page: Int, in session: Session) throws {
        (self.occasion, self.session) = (occasion, session)
        count = try session.taskCount(.occasion(occasion.id))
        self.page = min(page, max(0, (count - 1) / OccasionCard.rowsPerPage))
        tasks = try session.tasks(
            .occasion(occasion.id), offset: self.page * OccasionCard.rowsPerPage, limit: OccasionCard.rowsPerPage)
    }

    var lines: [RichText] {
        get throws {
            var lines: [RichText] = []
            for (index, task) in tasks.enumerated() {
                if index == 0 || tasks[index - 1].relation != task.relation {
                    lines.append(session.voice.say(OccasionReply.group(task.relation)))
                }
                lines.append(try TaskRow(task, in: session, showsList: true).line(page * size + index + 1))
            }
            if last > 0 { lines.append(session.voice.say(PlacesReply.page(page + 1, of: last + 1))) }
            return lines
        }
    }

    func buttons(_ whose: Whose) throws -> [[Button]] {
        let voice = session.voice
        let rows = tasks.enumerated().map { index, task in
            [
                TaskTick(task.id).button(TaskReply.tick(task.shortTitle), voice),
                ShowCard(TaskCard(task.id)).button(TaskReply.open(page * size + index + 1), voice),
            ]
        }
        let pages = Pages(page: page, size: size, hasMore: page < last)
        return rows + pages.buttons(voice) { OccasionCard(occasion.id, page: $0) }
    }
}
