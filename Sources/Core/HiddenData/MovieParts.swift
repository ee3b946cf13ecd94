extension KeptBytes {
    /// Clears what a film says of itself: times, places, names, and every track that is no picture and no sound.
    ///
    /// Source: ISO/IEC 14496-12, section 8; QuickTime File Format, "Movie Atoms".
    /// - Returns: the bytes of the tracks that stay; nil where that is not known.
    mutating func clearMovie(_ movie: Box) -> [Range<Int>]? {
        guard let children = keep(["mvhd", "trak"], in: movie.body) else { return nil }
        var kept: [Range<Int>] = []
        for child in children {
            if child.name == "mvhd" {
                clearTimes(in: child)
            } else if isShown(track: child) {
                guard let data = clearTrack(child) else { return nil }
                kept += data
            } else {
                blank(child)
            }
        }
        return kept
    }

    /// Pictures and sound; not positions beside them, words or time codes.
    private func isShown(track: Box) -> Bool {
        guard let media = boxes("mdia", in: track.body)?.first, let handler = boxes("hdlr", in: media.body)?.first
        else {
            return false
        }
        return ["vide", "soun", "pict"].contains(kind(ofHandler: handler))
    }

    private func boxes(_ name: String, in range: Range<Int>) -> [Box]? {
        Box.all(in: range, of: self)?.filter { $0.name == name }
    }

    private mutating func clearTrack(_ track: Box) -> [Range<Int>]? {
        guard let children = keep(["tkhd", "edts", "mdia"], in: track.body) else { return nil }
        var data: [Range<Int>]?
        for child in children {
            switch child.name {
            case "tkhd": clearTimes(in: child)
            case "edts": guard keep(["elst"], in: child.body) != nil else { return nil }
            default:
                guard data == nil, let found = clearMedia(child) else { return nil }
                data = found
            }
        }
        return data
    }

    private mutating func clearMedia(_ media: Box) -> [Range<Int>]? {
        guard let children = keep(["mdhd", "hdlr", "minf"], in: media.body) else { return nil }
        var data: [Range<Int>]?
        for child in children {
            switch child.name {
            case "mdhd": clearTimes(in: child)
            case "hdlr": clearName(ofHandler: child)
            default:
                guard data == nil, let found = clearInformation(child) else { return nil }
                data = found
            }
        }
        return data
    }

    private mutating func clearInformation(_ information: Box) -> [Range<Int>]? {
        guard let children = keep(["vmhd", "smhd", "hdlr", "dinf", "stbl"], in: information.body) else { return nil }
        for child in children where child.name == "hdlr" { clearName(ofHandler: child) }
        let tables = children.filter { $0.name == "stbl" }
        guard tables.count == 1, let boxes = keep(Self.tables, in: tables[0].body) else { return nil }
        guard let samples = SampleTable(boxes, of: self), let data = samples.data(in: self) else { return nil }
        if samples.isPicture { samples.names.forEach { clear($0) } }
        return data
    }

    /// When it was made and changed.
    private mutating func clearTimes(in header: Box) {
        let start = header.body.lowerBound + 4, size = number(at: header.body.lowerBound, size: 1) == 1 ? 16 : 8
        clear((start..<start + size).clamped(to: header.body))
    }

    /// Where which picture stands and how long it is shown.
    private static let tables: Set<String> = [
        "stsd", "stts", "stss", "stps", "ctts", "cslg", "stsc", "stsz", "stz2", "stco", "co64", "sdtp", "stsh", "padb",
        "sgpd", "sbgp",
    ]
}
