import Core

/// A part of a long list.
struct Pages {
    let page: Int
    let last: Int
    let offset: Int

    init(count: Int, size: Int, page: Int) {
        last = max(0, (count - 1) / size)
        self.page = min(page, last)
        offset = self.page * size
    }

    /// Where it is only known whether there is more.
    init(page: Int, size: Int, hasMore: Bool) {
        self.page = page
        last = hasMore ? page + 1 : page
        offset = page * size
    }

    func line(_ voice: Voice) -> [RichText] {
        last > 0 ? [voice.say(PlacesReply.page(page + 1, of: last + 1))] : []
    }

    /// The buttons to the pages beside it; none where it is the only one.
    func turns(_ voice: Voice, to card: (Int) -> any Card) -> [Button] {
        var row: [Button] = []
        if page > 0 { row.append(ShowCard(card(page - 1)).button(CommonReply.previous, voice)) }
        if page < last { row.append(ShowCard(card(page + 1)).button(CommonReply.next, voice)) }
        return row
    }

    /// The same as a row of their own.
    func buttons(_ voice: Voice, to card: (Int) -> any Card) -> [[Button]] {
        let row = turns(voice, to: card)
        return row.isEmpty ? [] : [row]
    }
}
