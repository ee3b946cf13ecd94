import Actions
import Core
import Store

/// One page of what there is to pick from.
struct PickSheet {
    let card: PickCard
    let picking: Picking
    let session: Session
    let all: [PickRow]
    private let pages: Pages

    init(_ card: PickCard, _ picking: Picking, in session: Session) throws {
        (self.card, self.picking, self.session) = (card, picking, session)
        all = try picking.rows(in: session)
        pages = Pages(count: all.count, size: PickCard.rowsPerPage, page: card.page)
    }

    private var voice: Voice { session.voice }
    private var id: LookupID { card.id }
    private var shown: ArraySlice<PickRow> { all.dropFirst(pages.offset).prefix(PickCard.rowsPerPage) }
    private var ticked: Int { all.count { picking.has($0.code) } }
    private var hasRoutine: Bool { all.contains(where: \.isRoutine) }

    var lines: [RichText] {
        get throws {
            var lines = [voice.say(try title)]
            if all.isEmpty { lines.append(voice.say(PickReply.nothing)) } else { lines.append(voice.say(invitation)) }
            for (index, row) in shown.enumerated() {
                let number = pages.offset + index + 1
                let isFirst = index == 0 || all[number - 2].isRoutine != row.isRoutine
                if hasRoutine, isFirst { lines.append(voice.say(PickReply.part(isRoutine: row.isRoutine))) }
                lines.append(try line(number, row))
            }
            return lines + pages.line(voice) + [voice.say(session.audienceLine)]
        }
    }

    private var invitation: PickReply { card.mode == .edit ? .edit : .choose(ticked, of: all.count) }

    private var title: any Reply {
        get throws {
            if let occasion = try picking.occasion.flatMap({ try session.occasion($0) }) {
                return CheckInReply.moment(picking.relation, occasion.signed)
            }
            return RoutineReply.title(try picking.routine.flatMap { try session.routine($0)?.name } ?? "")
        }
    }

    private func line(_ number: Int, _ row: PickRow) throws -> RichText {
        let sign = RichText(card.mode == .edit ? "" : picking.has(row.code) ? "☑ " : "☐ ")
        guard let task = row.task else { return sign + RichText("\(number). ") + RichText(row.title, .bold) }
        return sign + (try TaskRow(task, in: session, showsList: true, showsOccasion: false).line(number))
    }

    var buttons: [[Button]] {
        get throws {
            let rows = shown.map { [card.mode == .edit ? bin($0) : tick($0)] }
            let paging = pages.buttons(voice) { PickCard(id, card.mode, page: $0) }
            if card.mode == .edit {
                return rows + paging + [[ShowCard(PickCard(id)).button(PickReply.edited, voice)]]
            }
            return try rows + paging + [tools] + goOn + routines + [begin, foot].filter { !$0.isEmpty }
        }
    }

    private func tick(_ row: PickRow) -> Button {
        let isOn = picking.has(row.code)
        return Pick(id, row.code, !isOn, page: pages.page)
            .button(SelectReply.row(isOn ? "☑" : "☐", row.shortTitle), voice)
    }

    private func bin(_ row: PickRow) -> Button {
        PickBin(id, row.code, page: pages.page).button(PickReply.bin(row.shortTitle), voice)
    }

    private var tools: [Button] {
        let tick =
            ticked < all.count
            ? PickAll(id, true).button(SelectReply.tickAll(all.count), voice)
            : PickAll(id, false).button(SelectReply.untickAll, voice)
        let edit = ShowCard(PickCard(id, .edit)).button(PickReply.editButton, voice)
        let add = picking.occasion == nil ? [] : [AddPick(id).button(TaskReply.addTask, voice)]
        return (all.isEmpty ? [] : all.count == 1 ? [edit] : [tick, edit]) + add
    }

    /// An open bundle of the same occasion can be gone on with.
    private var goOn: [[Button]] {
        get throws {
            guard let occasion = picking.occasion else { return [] }
            return try session.openBundles(of: occasion, limit: 2).map { bundle in
                [ShowCard(BundleCard(bundle.id)).button(PickReply.goOn(bundle.name), voice)]
            }
        }
    }

    private var routines: [[Button]] {
        get throws {
            guard let occasion = picking.occasion else { return [] }
            let others = try session.routines(of: occasion, limit: 6).filter { $0.id != picking.routine }
            let choices = others.map { PickRoutine(id, $0.id).button(PickReply.withRoutine($0.name), voice) }
            let none = picking.routine == nil ? [] : [PickRoutine(id, nil).button(PickReply.noRoutine, voice)]
            return (choices + none).inRows(of: 2)
        }
    }

    private var begin: [Button] {
        ticked == 0 ? [] : [BeginBundle(id).button(PickReply.begin(ticked), voice, .good)]
    }

    private var foot: [Button] {
        [
            ShowCard(CheckInCard(picking.relation ?? .before)).button(PickReply.other, voice),
            HelpPress(area: .occasions).button(CommonReply.help, voice),
        ]
    }
}
