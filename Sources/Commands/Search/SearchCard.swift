import Actions
import Core
import Language
import Store

/// What was found for some words, group by group, eight rows a page.
struct SearchCard: Card {
    static let verb = "find"
    static let rowsPerPage = 8
    let words: SearchWords
    let page: Int

    init(_ words: SearchWords, page: Int = 0) {
        self.words = words
        self.page = page
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let page = PageCode.read(arguments[0]), let words = SearchWords(arguments[1]) else {
            return nil
        }
        self.init(words, page: page)
    }

    var arguments: [String] { ["\(page)", words.code] }
    var subject: String { Self.verb }

    func render(in session: Session) throws -> CardFace? {
        let list = try SearchList(words, in: session)
        let voice = session.voice
        let pages = Pages(count: list.rows.count, size: Self.rowsPerPage, page: page)
        let shown = list.rows.enumerated().dropFirst(pages.offset).prefix(Self.rowsPerPage)
        var lines = [voice.say(list.head(words, isGroup: session.isGroup))]
        var buttons: [[Button]] = []
        var group: SearchList.Part?
        for (index, row) in shown {
            if row.part != group { lines.append(voice.say(SearchReply.part(row.part, list.count(of: row.part)))) }
            group = row.part
            guard let (line, button) = try row.shown(number: index + 1, words, in: session) else { continue }
            lines.append(line)
            buttons.append([button])
        }
        lines += pages.line(voice)
        return CardFace(
            lines.joined(), buttons: buttons + foot(pages, list, session),
            topics: try topics(of: shown.map(\.element), session))
    }

    private func foot(_ pages: Pages, _ list: SearchList, _ session: Session) -> [[Button]] {
        let voice = session.voice
        let isKind = PlaceWish(kind: words.code, language: session.language) != nil
        let isOffered = !session.isGroup && (!list.isSure || isKind)
        let map = isOffered ? words.onMap?.button(SearchReply.onMap, voice) : nil
        let help = HelpPress(area: .notes).button(CommonReply.help, voice)
        return pages.buttons(voice) { SearchCard(words, page: $0) } + [[map, help].compactMap(\.self)]
    }

    private func topics(of rows: [SearchList.Row], _ session: Session) throws -> [String] {
        let viewer = session.viewer
        var topics = ["pins:\(viewer)", "notes:of:\(viewer)", "reminders:\(viewer)", "events:\(viewer)"]
        guard !session.isGroup else { return topics }
        topics += ["shared:\(viewer)", session.peopleTopic]
        for row in rows {
            if let thing = row.thing { topics.append("\(thing.kind.rawValue):\(thing.id)") }
            guard row.part == .shared, let thing = row.thing, let whose = try session.whose(thing) else { continue }
            topics += whose.topics
        }
        return Array(Set(topics)).sorted()
    }
}

extension SearchCard: ListCard {
    func count(in session: Session) throws -> Int { try SearchList(words, in: session).rows.count }
    func thing(at offset: Int, in session: Session) throws -> Thing? {
        let rows = try SearchList(words, in: session).rows
        return offset < rows.count ? rows[offset].thing : nil
    }
}
