import Actions
import Core
import Store

/// What can be pressed under a bundle.
struct BundleButtons {
    let sheet: BundleSheet
    let whose: Whose
    init(_ sheet: BundleSheet, _ whose: Whose) { (self.sheet, self.whose) = (sheet, whose) }

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

    /// Its viewer is another who runs it together with its owner.
    var areToWork: Bool {
        get throws { try !whose.isOwn && bundle.isOpen && session.mayWork(on: .bundle(bundle.id)) }
    }

    /// What another can press; who only looks can press nothing.
    var others: [[Button]] { get throws { try areToWork ? rows + [[press(.add, BundleReply.add)]] : [] } }

    private var rows: [[Button]] {
        sheet.shown.map { number, entry in row(number, entry) }
            + sheet.pages.buttons(voice) {
                BundleCard(bundle.id, page: $0)
            }
    }

    private var share: [Button] {
        session.isGroup ? [] : [ShowCard(ShareCard(.bundle(bundle.id))).button(ShareReply.button, voice)]
    }

    private var main: [[Button]] {
        get throws {
            let tasks = try session.openTasks(of: bundle.id)
            let order = BundleOrder(bundle.id).button(BestOrderReply.button, voice)
            return main(session.hasErrands(tasks) ? [order] : [])
        }
    }

    private func main(_ order: [Button]) -> [[Button]] {
        let stay = bundle.isForgotten ? [[press(.stay)]] : []
        return stay + rows + [
            [
                ShowCard(BundleCard(bundle.id, .add)).button(BundleReply.add, voice), press(.rename),
                ShowCard(BundleCard(bundle.id, .icon)).button(BundleReply.icon, voice),
            ],
            [press(.finish, tone: .good), press(.abandon, tone: .bad)],
            order + [press(.routine)] + share + [HelpPress(area: .occasions).button(CommonReply.help, voice)],
        ]
    }

    private func row(_ number: Int, _ entry: BundleEntryRecord) -> [Button] {
        let box = entry.isDone ? "☑" : "☐"
        if entry.isLeft { return [BundleReturn(entry.id).button(BundleReply.takeAgain(entry.shortTitle), voice)] }
        let tick = BundleTick(entry.id, !entry.isDone).button(SelectReply.row(box, entry.shortTitle), voice)
        return entry.isDone ? [tick] : [tick, BundleBack(entry.id).button(BundleReply.putBack(number), voice)]
    }

    private func press(
        _ step: BundlePress.Step, _ label: BundleReply? = nil, tone: Button.Tone? = nil
    ) -> Button {
        BundlePress(bundle.id, step).button(label ?? BundleReply.step(step), voice, tone)
    }

    private var rest: [Button] { [press(.restBack), press(.restDone, tone: .good)] }

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
                [press(.routine)] + [follow].compactMap(\.self) + (whose.isShared ? share : []),
                [
                    ShowCard(BundleReviewCard(.all)).button(BundleReply.review, voice), press(.delete),
                    HelpPress(area: .occasions).button(CommonReply.help, voice),
                ],
            ]
        }
    }
}
