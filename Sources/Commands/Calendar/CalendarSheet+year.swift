import Actions
import Core
import Store

extension CalendarSheet {
    func face(ofYear year: Int) -> CardFace {
        let months = (1...12).map { CalendarMonth(year: year, month: $0) }
        let names = Measures.longMonths(voice)
        var lines = [voice.say(CalendarReply.title("\(year)", 0))]
        if items.isEmpty { lines.append(voice.say(CalendarReply.empty)) }
        for month in months {
            let days = month.days.lowerBound...month.days.upperBound - 1
            let count = items.filter { $0.days.overlaps(days) }.reduce(0) { $0 + $1.days.clamped(to: days).count }
            if count > 0 { lines.append(voice.say(CalendarReply.dayRow(names[month.month - 1], "\(count)"))) }
        }
        lines.append(audience)
        let buttons = months.map {
            ShowCard(CalendarCard(.month($0))).button(CalendarReply.plain(names[$0.month - 1]), voice)
        }
        let rows = buttons.inRows(of: 3)
        let pages = pager { view in
            guard case .year(let year) = view else { return .today }
            return .plain("\(year)")
        }
        return CardFace(
            lines.joined(), buttons: rows + [pages], media: Media(.year(picture(year, names))), topics: [])
    }

    private func picture(_ year: Int, _ names: [String]) -> YearPicture {
        let settings = session.settings
        var picture = YearPicture(
            year, words: words(title: "\(year)"), months: names, firstWeekday: firstWeekday, today: today,
            size: settings.pictureSize, isDark: settings.hasDarkPictures)
        for item in items { for day in item.days.clamped(to: view.days) { picture.add(on: day) } }
        return picture
    }
}
