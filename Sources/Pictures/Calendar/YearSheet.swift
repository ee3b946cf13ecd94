import Core
import Foundation
import Geo

/// A year in the making.
struct YearSheet {
    let picture: YearPicture
    let page: CalendarPage
    let layout: YearLayout

    init(_ picture: YearPicture) throws(PictureProblem) {
        self.picture = picture
        page = try CalendarPage(picture.size, isDark: picture.isDark)
        layout = YearLayout(picture, room: page.room)
    }

    func png() throws -> Data {
        paint()
        return try page.canvas.png(saying: picture.description)
    }

    func paint() {
        page.write(
            picture.words.title, Font(size: 21, weight: .bold), center: layout.title.center, ink: .placeText,
            width: layout.title.width)
        for month in layout.months {
            paintHead(month)
            for cell in month.cells { paint(cell) }
        }
    }

    /// The name on the left and how much there is on the right.
    private func paintHead(_ month: YearLayout.Month) {
        let font = Font(size: 12, weight: .bold), small = Font(size: 11), head = month.head
        let count = picture.count(in: month.number), amount = count > 0 ? String(count) : ""
        let amountWidth = page.lettering.size(of: amount, small).width
        let name = page.lettering.fitted(
            picture.name(ofMonth: month.number), font, width: head.width - amountWidth - 12)
        let width = page.lettering.size(of: name.text, name.font).width
        page.lettering.draw(
            name.text, name.font, center: Pixel(head.left + 3 + width / 2, head.center.y), colour: page.palette[.text])
        page.lettering.draw(
            amount, small, center: Pixel(head.right - 3 - amountWidth / 2, head.center.y),
            colour: page.palette[.quietText])
    }

    private func paint(_ cell: YearLayout.Cell) {
        let side = min(cell.box.width, cell.box.height), paper = page.palette[.page]
        let isToday = cell.day == picture.today
        var colour = page.palette[.text]
        if let amount = YearAmount(picture.count(on: cell.day)) {
            let ground = paper.mixed(with: page.palette[.amount], share: amount.strength)
            let box = Box(center: cell.box.center, width: side * amount.side, height: side * amount.side)
            // Within its ring today is round.
            if isToday {
                page.canvas.addCircle(box.center, radius: side * 0.4)
            } else {
                page.canvas.addBox(box, radius: box.width / 5)
            }
            page.canvas.fill(ground)
            colour = ground.readable
        }
        if isToday { page.ring(cell.box.center, radius: side / 2 - 0.5) }
        page.lettering.draw(
            String(CalendarDate(dayNumber: cell.day).day), Font(size: side * 0.55, weight: isToday ? .bold : .normal),
            center: cell.box.center, colour: colour)
    }
}
