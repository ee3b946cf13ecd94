import Actions
import Core
import Store

/// What happened at one's places, the last day first; the first photo of the page is the card's picture.
struct MemoriesCard: Card, PagedCoded {
    static let verb = "memories"
    static let rowsPerPage = 8
    let selection: MemorySelection
    let page: Int

    init(_ selection: MemorySelection, page: Int = 0) {
        self.selection = selection
        self.page = page
    }

    var about: MemorySelection { selection }
    var subject: String { Self.verb }
    var goesPrivate: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        guard let title = try title(in: session) else { return nil }
        let voice = session.voice, size = Self.rowsPerPage
        let count = try session.memoryCount(selection)
        let page = min(page, max(0, (count - 1) / size))
        let found = try session.memories(selection, offset: page * size, limit: size)
        var lines = [voice.say(count == 0 ? .none(selection) : title)]
        var day: Int?
        for memory in found {
            if memory.day != day { lines.append(RichText(session.measures.longDate(memory.day), .bold)) }
            day = memory.day
            lines.append(line(memory, voice))
        }
        if count > size { lines.append(voice.say(PlacesReply.page(page + 1, of: (count - 1) / size + 1))) }
        lines.append(voice.say(session.audienceLine))
        let photo = found.first { $0.hash != nil }
        let media = photo.flatMap { photo in
            photo.hash.flatMap {
                PhotoRecord(hash: $0, name: photo.text, rank: 0, createdAt: session.now, isBare: photo.isBare)
                    .media(asOwn: true)
            }
        }
        return CardFace(
            lines.joined(), buttons: buttons(found, page, count: count, voice), media: media,
            topics: ["pins:\(session.viewer)", "notes:of:\(session.viewer)"])
    }

    private func title(in session: Session) throws -> MemoryReply? {
        guard case .place(let id) = selection else { return .title(selection, nil) }
        guard let place = try session.place(id), try session.isOwn(.place(id)) else { return nil }
        return .title(selection, place.name)
    }

    private func line(_ memory: Memory, _ voice: Voice) -> RichText {
        let place: String? = if case .place = selection { nil } else { memory.placeName }
        return RichText("• ") + voice.say(MemoryReply.row(memory, place: place))
    }

    private func buttons(_ found: [Memory], _ page: Int, count: Int, _ voice: Voice) -> [[Button]] {
        var rows: [[Button]] = []
        var seen: Set<PlaceID> = []
        if case .place = selection {
        } else {
            let places = found.filter { seen.insert($0.place).inserted }.prefix(4)
            rows = places.map { [ShowCard(PlaceCard($0.place)).button(PlacesReply.row($0.placeName), voice)] }
        }
        let pages = Pages(count: count, size: Self.rowsPerPage, page: page)
        var foot: [Button] = []
        if selection != .thisDay { foot.append(ShowCard(MemoriesCard(.thisDay)).button(MemoryReply.thisDay, voice)) }
        if selection != .all { foot.append(ShowCard(MemoriesCard(.all)).button(MemoryReply.all, voice)) }
        if case .place(let id) = selection {
            foot.append(ShowCard(PlaceCard(id)).button(ReviewReply.openPlace, voice))
        }
        return rows + pages.buttons(voice) { MemoriesCard(selection, page: $0) } + [foot].filter { !$0.isEmpty }
    }
}

extension Measures {
    /// "Saturday, 2 May 2026": always with its year.
    fileprivate func longDate(_ day: Int) -> String {
        let year = CalendarDate(dayNumber: day).year
        let isThisYear = CalendarDate(dayNumber: WallTime(now, in: settings.timeZone).day).year == year
        let short = shortDate(day)
        return isThisYear ? "\(short) \(year)" : short
    }
}

enum MemoryReply: Reply {
    case thisDay, all, noYear
    case title(MemorySelection, String?)
    case none(MemorySelection)
    case row(Memory, place: String?)

    var wording: Wording {
        switch self {
        case .thisDay: Wording("memory.thisDay", "This day in other years")
        case .all: Wording("memory.all", "All memories")
        case .noYear: Wording("memory.noYear", "Type a year with four digits, like `memories 2025`.")
        case .title(.year(let year), _): Wording("memory.ofYear", "*Memories of {year}*", ["year": .text("\(year)")])
        case .title(.thisDay, _): Wording("memory.ofThisDay", "*This day in other years*")
        case .title(.place, let name): Wording("memory.ofPlace", "*Memories of {name}*", ["name": .text(name ?? "")])
        case .title(.words(let words), _):
            Wording(
                "memory.ofWords", "*Memories of places with “{words}” in name, label or address*",
                ["words": .text(words.code)])
        case .title(.all, _): Wording("memory.title", "*Memories*, the last day first")
        case .none(.thisDay): Wording("memory.noneThisDay", "Nothing is kept of this day in other years.")
        case .none(.year(let year)):
            Wording("memory.noneOfYear", "Nothing is kept of {year}.", ["year": .text("\(year)")])
        case .none:
            Wording("memory.none", "No memories yet: visits, notes and photos of your places stand here by date.")
        case .row(let memory, let place): Self.row(memory, place)
        }
    }

    private static func row(_ memory: Memory, _ place: String?) -> Wording {
        let what = what(memory)
        guard let place else { return what }
        return Wording("memory.row", "*{place}*: {what}", ["place": .text(place), "what": .wording(what)])
    }

    private static func what(_ memory: Memory) -> Wording {
        switch memory.what {
        case .visit where memory.text.isEmpty: Wording("memory.visit", "been there")
        case .visit: Wording("memory.visitWith", "been there – {text}", ["text": .text(memory.text)])
        case .note:
            Wording("memory.note", "noted “{text}”", ["text": .text(memory.text.isEmpty ? "🖼" : short(memory.text))])
        case .photo: Wording("memory.photo", "a photo")
        }
    }

    private static func short(_ text: String) -> String {
        text.firstLine(cutAfter: 60)
    }
}
