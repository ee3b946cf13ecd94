import Actions
import Core
import Store

/// The lines and buttons of an import's card.
struct ImportLook {
    /// Names of lists in one line.
    private static let shownLists = 5

    let record: PlaceImportRecord
    let plan: ImportPlan
    let voice: Voice

    var name: String { record.name.isEmpty ? voice.words(ImportReply.unnamed) : record.name }

    func say(_ reply: ImportReply) -> RichText { voice.say(reply) }

    func button(_ step: ImportPress.Step, _ label: ImportReply) -> Button {
        ImportPress(id: record.id, step: step).button(label, voice)
    }

    var cancel: Button { ImportPress(id: record.id, step: .stop).button(CommonReply.cancel, voice) }

    /// What will happen, before anything does.
    var offer: [RichText] {
        var lines = [say(.title(name))]
        if plan.new.count > 0 { lines.append(say(.new(plan.new.count))) }
        if plan.newCount == 0 { lines.append(say(.nothingNew)) }
        return lines + located + tracks + (plan.new.count > 0 ? lists : []) + leftOut.map(say)
    }

    /// What became of it.
    var outcome: [RichText] {
        let isStopped = record.state == .stopped
        let isOfTracks = record.kept == 0 && plan.tracks.count > 0
        let done: ImportReply = isOfTracks ? .doneTracks(plan.tracks.count, name) : .done(record.kept, name)
        let further = isStopped || isOfTracks ? [] : tracks
        return [say(isStopped ? .stopped(record.kept, name) : done)] + located + further + lists + leftOut.map(say)
    }

    private var located: [RichText] { plan.located.map { [say(.located($0.count))] } ?? [] }

    private var tracks: [RichText] { plan.tracks.count > 0 ? [say(.tracks(plan.tracks.count))] : [] }

    private var lists: [RichText] {
        guard plan.lists.count > 0 else { return [] }
        let names = plan.lists.first.prefix(Self.shownLists).joined(separator: ", ")
        return [say(.lists(names, more: plan.lists.count - min(plan.lists.count, Self.shownLists)))]
    }

    private var leftOut: [ImportReply] {
        var lines: [ImportReply] = []
        if plan.known.count > 0 { lines.append(.known(plan.known.count)) }
        if plan.repeated.count > 0 { lines.append(.repeated(plan.repeated.count)) }
        if plan.unplaced.count > 0 { lines.append(.unplaced(plan.unplaced.count)) }
        if plan.mended.count > 0 { lines.append(.mended(plan.mended.count)) }
        if let known = plan.knownTracks { lines.append(.knownTracks(known.count)) }
        for part in UnreadPart.allCases {
            if let count = plan.unread[part.rawValue], count > 0 { lines.append(.unread(part, count)) }
        }
        return lines
    }

    /// The first names of each kind.
    var names: [RichText] {
        let kinds: [(ImportReply, ImportPlan.Names?)] = [
            (.namesNew, plan.new), (.namesKnown, plan.known), (.namesUnplaced, plan.unplaced),
            (.namesLocated, plan.located), (.namesMended, plan.mended), (.namesTracks, plan.tracks),
        ]
        return [say(.title(name))]
            + kinds.compactMap { head, names in
                guard let names, names.count > 0 else { return nil }
                let rows = names.first.map { $0.isEmpty ? "–" : $0 }.joined(separator: "\n")
                let more = names.count - names.first.count
                return say(head) + RichText("\n\(rows)")
                    + (more > 0 ? RichText("\n") + say(.more(more)) : RichText(""))
            }
    }

    func offerButtons(_ view: ImportCard.View) -> [[Button]] {
        let start = plan.newCount > 0 ? [button(.start, .importLabel(plan.newCount))] : []
        let others = ImportCard.View.allCases.filter { $0 != view && ($0 != .map || hasMap) }.map { other in
            let show = ShowCard(ImportCard(id: record.id, view: other))
            return switch other {
            case .offer: show.button(CommonReply.back, voice)
            case .names: show.button(ImportReply.see, voice)
            case .map: show.button(ImportReply.map, voice)
            }
        }
        return [start + others, [cancel]]
    }

    private var hasMap: Bool { !plan.points.isEmpty || !plan.ways.isEmpty }
}
