import Actions
import Core
import Store

/// What can be pressed under a bundle.
struct BundleButtons {
    let sheet: BundleSheet
    init(_ sheet: BundleSheet) { self.sheet = sheet }

    private static let mostToAdd = 8

    private var bundle: BundleRecord { sheet.bundle }
    private var session: Session { sheet.session }
    private var voice: Voice { session.voice }
    private var back: [Button] { [ShowCard(BundleCard(bundle.id)).button(CommonReply.back, voice)] }

    var all: [[Button]] {
        get throws {
            guard bundle.isOpen else { return try ended }
            switch sheet.card.mode {
            case .main: return try main
            case .add: return try add + [back]
            case .finish: return [rest, back]
            case .icon: return icons + [back]
            }
        }
    }

    private var main: [[Button]] {
        get throws {
            let tasks = try session.openTasks(of: bundle.id)
            let order = BundleOrder(bundle.id).button(BestOrderReply.button, voice)
            return main(session.hasErrands(tasks) ? [order] : [])
        }
    }

    private func main(_ order: [Button]) -> [[Button]] {
        let rows = sheet.shown.map { number, entry in row(number, entry) }
        let stay = bundle.isForgotten ? [[press(.stay)]] : []
        return stay + rows + sheet.pages.buttons(voice) { BundleCard(bundle.id, page: $0) } + [
            [
                ShowCard(BundleCard(bundle.id, .add)).button(BundleReply.add, voice), press(.rename),
                ShowCard(BundleCard(bundle.id, .icon)).button(BundleReply.icon, voice),
            ],
            [press(.finish, .good), press(.abandon, .bad)],
            order + [press(.routine), HelpPress(area: .occasions).button(CommonReply.help, voice)],
        ]
    }

    private func row(_ number: Int, _ entry: BundleEntryRecord) -> [Button] {
        let box = entry.isDone ? "☑" : "☐"
        if entry.isLeft { return [BundleReturn(entry.id).button(BundleReply.takeAgain(entry.shortTitle), voice)] }
        let tick = BundleTick(entry.id, !entry.isDone).button(SelectReply.row(box, entry.shortTitle), voice)
        return entry.isDone ? [tick] : [tick, BundleBack(entry.id).button(BundleReply.putBack(number), voice)]
    }

    private func press(_ step: BundlePress.Step, _ tone: Button.Tone? = nil) -> Button {
        BundlePress(bundle.id, step).button(BundleReply.step(step), voice, tone)
    }

    private var rest: [Button] { [press(.restBack), press(.restDone, .good)] }

    private var add: [[Button]] {
        get throws {
            let tasks = try session.tasksBeside(bundle)
            let rows = tasks.prefix(Self.mostToAdd).map { task in
                [BundleAdd(bundle.id, task.id).button(BundleReply.addThis(task.shortTitle), voice)]
            }
            return rows + [[press(.add)]]
        }
    }

    private var icons: [[Button]] {
        let buttons = BundleSign.allCases.map { BundleIcon(bundle.id, $0.rawValue).button($0, voice) }
        return buttons.inRows(of: 3)
    }

    private var ended: [[Button]] {
        get throws {
            let next = try bundle.outcome == .finished ? bundle.occasion.flatMap { try session.occasionAfter($0) } : nil
            let chain =
                next.map { [[CheckIn($0.id, .before).button(BundleReply.startNext($0.signed), voice, .good)]] } ?? []
            let follow = bundle.occasion.map { ShowCard(NextCard($0)).button(BundleReply.whenFinished, voice) }
            return chain + sheet.pages.buttons(voice) { BundleCard(bundle.id, page: $0) } + [
                [press(.routine)] + [follow].compactMap(\.self),
                [
                    ShowCard(BundleReviewCard(.all)).button(BundleReply.review, voice), press(.delete),
                    HelpPress(area: .occasions).button(CommonReply.help, voice),
                ],
            ]
        }
    }
}
