/// The pictures of a HEIC or AVIF file, and what is written about them: a table of items.
///
/// Source: ISO/IEC 14496-12, section 8.11; ISO/IEC 23008-12, section 6.
struct ItemTable {
    struct Item {
        let id: Int
        let type: String
        /// Its name, and what kind of text it is.
        let words: Range<Int>
    }

    /// Pictures, and how they are put together.
    static let pictures: Set<String> = [
        "hvc1", "hev1", "lhv1", "hvt1", "avc1", "av01", "vvc1", "j2k1", "unci", "grid", "iovl", "iden", "tmap",
    ]

    let box: Box
    let children: [Box]
    let items: [Item]
    /// By item: where its bytes are in the file.
    private let places: [Int: [Range<Int>]]

    /// nil where the table is broken, or an item's bytes are told in a way that is not read.
    init?(_ box: Box, of file: KeptBytes) {
        let inside = box.body.dropFirst(4)
        guard let children = Box.all(in: inside, of: file) else { return nil }
        func child(_ name: String) -> Box? { children.first { $0.name == name } }
        guard let list = child("iinf"), let items = Self.items(list, file), let locations = child("iloc"),
            let places = Self.places(locations, child("idat"), file)
        else { return nil }
        (self.box, self.children, self.items, self.places) = (box, children, items, places)
    }

    /// Where the bytes of items can be, besides the file's own data.
    var rooms: [Range<Int>] { children.filter { $0.name == "idat" }.map(\.body) }

    /// The bytes that the pictures are made of; nil where one's place is unknown.
    var pictures: [Range<Int>]? {
        let found = items.filter { Self.pictures.contains($0.type) }.map { places[$0.id] }
        return found.contains(nil) ? nil : found.flatMap { $0 ?? [] }
    }

    /// Where the camera's description is, at its beginning.
    var exif: Range<Int>? { items.first { $0.type == "Exif" }.flatMap { places[$0.id]?.first } }

    private static func items(_ list: Box, _ file: KeptBytes) -> [Item]? {
        guard let version = file.number(at: list.body.lowerBound, size: 1) else { return nil }
        let entries = list.body.dropFirst(version == 0 ? 6 : 8)
        guard let boxes = Box.all(in: entries, of: file), boxes.allSatisfy({ $0.name == "infe" }) else { return nil }
        let items = boxes.compactMap { item($0, file) }
        // Two of one name would each be all the bytes of that name.
        return Set(items.map(\.id)).count == boxes.count ? items : nil
    }

    private static func item(_ entry: Box, _ file: KeptBytes) -> Item? {
        let start = entry.body.lowerBound
        guard let version = file.number(at: start, size: 1), version == 2 || version == 3 else { return nil }
        let size = version == 2 ? 2 : 4, type = start + 4 + size + 2
        guard let id = file.number(at: start + 4, size: size), type + 4 <= entry.body.upperBound else { return nil }
        return Item(
            id: id, type: String(decoding: file.bytes[type..<type + 4], as: UTF8.self),
            words: type + 4..<entry.body.upperBound)
    }

    private static func places(_ box: Box, _ data: Box?, _ file: KeptBytes) -> [Int: [Range<Int>]]? {
        var reader = NumberReader(file, in: box.body)
        guard let version = reader.next(1), version <= 2, reader.next(3) != nil, let sizes = reader.next(2),
            let count = reader.next(version == 2 ? 4 : 2)
        else { return nil }
        let indexSize = version == 0 ? 0 : sizes & 15
        var result: [Int: [Range<Int>]] = [:]
        for _ in 0..<count {
            guard let id = reader.next(version == 2 ? 4 : 2), let method = version == 0 ? 0 : reader.next(2),
                reader.next(2) == 0, let base = reader.next(sizes >> 4 & 15), let extents = reader.next(2)
            else { return nil }
            let start: Int? = method == 0 ? 0 : method == 1 ? data?.body.lowerBound : nil
            for _ in 0..<extents {
                guard reader.next(indexSize) != nil, let offset = reader.next(sizes >> 12),
                    let length = reader.next(sizes >> 8 & 15), let start, length > 0,
                    let range = file.range(start, base, offset, length: length)
                else { return nil }
                result[id, default: []].append(range)
            }
        }
        return result
    }
}

extension KeptBytes {
    /// Clears what the file says beside the pictures.
    /// - Returns: the bytes that pictures are made of; nil where that is not known.
    mutating func clear(_ table: ItemTable) -> [Range<Int>]? {
        for box in table.children {
            switch box.name {
            case "pitm", "iinf", "iloc", "iref", "idat", "grpl", "dinf": continue
            case "hdlr": clearName(ofHandler: box)
            case "iprp": guard clearProperties(box) else { return nil }
            default: blank(box)
            }
        }
        for item in table.items { clear(item.words) }
        guard !table.items.contains(where: { $0.type == "jpeg" }) else { return nil }
        return table.pictures
    }

    /// What changes how a picture looks is kept; who described it how, and when it was made, is not.
    private mutating func clearProperties(_ box: Box) -> Bool {
        guard let lists = keep(["ipco", "ipma"], in: box.body) else { return false }
        let looks: Set<String> = [
            "hvcC", "lhvC", "avcC", "av1C", "vvcC", "jpgC", "j2kH", "uncC", "cmpd", "ispe", "pixi", "colr", "irot",
            "imir", "clap", "pasp", "auxC", "clli", "mdcv", "cclv", "amve", "lsel", "a1op", "a1lx", "oinf", "tols",
        ]
        return lists.filter { $0.name == "ipco" }.allSatisfy { keep(looks, in: $0.body) != nil }
    }
}
