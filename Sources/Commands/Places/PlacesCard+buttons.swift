import Actions
import Core
import Store

extension PlacesCard {
    func buttons(
        _ rows: [PlaceRow], _ whose: Whose?, _ pages: Pages, _ session: Session
    ) throws -> [[Button]] {
        let voice = session.voice
        switch mode {
        case .sort: return sortButtons(voice)
        case .filter: return try filterButtons(session)
        case .move: return moveButtons(rows, pages, voice)
        case .rows: break
        }
        let list =
            rows.map { rowButtons($0, voice) } + pages.buttons(voice) { PlacesCard(selection, sort: sort, page: $0) }
        let orders = rows.isEmpty ? [] : [turned(.sort).button(PlacesReply.sort(sort), voice)]
        if let whose, !whose.isOwn { return try whose.buttons(list + [orders + notesButton(session)], in: session) }
        guard let whose, case .list(let id) = selection else {
            let filter = turned(.filter).button(PlacesReply.filter(selection), voice)
            let share =
                selection == .liked && !session.isGroup ? [ShareFavourites().button(ShareReply.button, voice)] : []
            let foot =
                selectButton(rows, pages, voice) + share + [HelpPress(area: .places).button(CommonReply.help, voice)]
            return list + (foot.count > 1 ? [orders + [filter], foot] : [orders + [filter] + foot])
        }
        let move = rows.count > 1 || pages.last > 0 ? [turned(.move).button(PlacesReply.changeOrder, voice)] : []
        return try list + [orders + move + selectButton(rows, pages, voice) + notesButton(session)]
            + listButtons(id, whose, session)
    }

    /// Where there are several rows.
    private func selectButton(_ rows: [PlaceRow], _ pages: Pages, _ voice: Voice) -> [Button] {
        rows.count > 1 || pages.last > 0 ? [SelectRows(self).button(SelectReply.select, voice)] : []
    }

    private func rowButtons(_ row: PlaceRow, _ voice: Voice) -> [Button] {
        let open = ShowCard(PlaceCard(row.place.id)).button(PlacesReply.row(row.place.name), voice)
        guard row.notes > 0 else { return [open] }
        let notes = NotesCard(home: .place(row.place.id))
        return [open, ShowCard(notes).button(PlacesReply.noteCount(row.notes), voice)]
    }

    /// What can be done with a named list of one's own.
    private func listButtons(_ id: HeadingID, _ whose: Whose, _ session: Session) throws -> [[Button]] {
        let voice = session.voice
        let share = session.isGroup ? [] : [ShowCard(ShareCard(.heading(id))).button(ShareReply.button, voice)]
        let history = ShowCard(ThingHistoryCard(.heading(id))).button(ThingHistoryReply.button, voice)
        return [
            [AddNote(home: .heading(id)).button(PlaceReply.addNote, voice)] + share
                + (whose.isShared ? [history] : []),
            [
                ListPress(id: id, step: .rename).button(PlaceReply.rename, voice),
                ListPress(id: id, step: .delete).button(CommonReply.delete, voice),
                HelpPress(area: .places).button(CommonReply.help, voice),
            ],
        ]
    }

    private func notesButton(_ session: Session) throws -> [Button] {
        guard let home else { return [] }
        let count = try session.noteCount(in: home)
        return count == 0
            ? [] : [ShowCard(NotesCard(home: home)).button(PlacesReply.noteCount(count), session.voice)]
    }

    /// A list of one's own, to be put in another order: in my order, whatever it was looked at in.
    private func moveButtons(_ rows: [PlaceRow], _ pages: Pages, _ voice: Voice) -> [[Button]] {
        guard case .list(let list) = selection else { return [] }
        let moves = rows.enumerated().map { index, row in
            let number = pages.offset + index + 1
            return [true, false].map { earlier in
                MoveOnList(list: list, place: row.place.id, earlier: earlier, page: pages.page)
                    .button(earlier ? PlacesReply.up(number) : .down(number), voice)
            }
        }
        let turns = pages.buttons(voice) { PlacesCard(selection, sort: .mine, page: $0, mode: .move) }
        return moves + turns + [[ShowCard(PlacesCard(selection, sort: .mine)).button(PlacesReply.ordered, voice)]]
    }

    private func turned(_ mode: Mode) -> ShowCard {
        ShowCard(PlacesCard(selection, sort: mode == .move ? .mine : sort, mode: mode))
    }

    private func sortButtons(_ voice: Voice) -> [[Button]] {
        let choices = PlaceSort.allCases.map {
            ShowCard(PlacesCard(selection, sort: $0)).button(PlacesReply.order($0), voice)
        }
        return [Array(choices.prefix(3)), Array(choices.dropFirst(3))]
    }

    /// The other selections of one's own: a few kinds, and the labels that most pins have.
    private func filterButtons(_ session: Session) throws -> [[Button]] {
        let voice = session.voice
        let kinds = [PlaceSelection.all, .liked, .wanted, .been].map {
            ShowCard(PlacesCard($0, sort: sort)).button(PlacesReply.filter($0), voice)
        }
        let labels = try session.commonLabels(limit: 6).map {
            ShowCard(PlacesCard(.label(LabelKey($0)), sort: sort)).button(PlacesReply.row("#\($0)"), voice)
        }
        let lists = ShowCard(MyListsCard()).button(PlacesReply.lists, voice)
        return [
            Array(kinds.prefix(2)), Array(kinds.dropFirst(2)), Array(labels.prefix(3)), Array(labels.dropFirst(3)),
            [lists, turned(.rows).button(CommonReply.back, voice)],
        ].filter { !$0.isEmpty }
    }
}
