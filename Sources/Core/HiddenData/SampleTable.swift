/// Which bytes of a file are one track's.
///
/// Source: ISO/IEC 14496-12, sections 8.5 to 8.7; QuickTime File Format, "Sound Sample Descriptions".
struct SampleTable {
    private static let pictures: Set<String> = [
        "avc1", "avc2", "avc3", "avc4", "hvc1", "hev1", "dvh1", "dvhe", "av01", "vp08", "vp09", "mp4v", "s263", "h263",
        "apch", "apcn", "apcs", "apco", "ap4h",
    ]
    private static let sounds: Set<String> = [
        "mp4a", "alac", "samr", "sawb", "ac-3", "ec-3", "Opus", "fLaC", ".mp3", "sowt", "twos", "lpcm", "in24", "in32",
        "fl32", "fl64", "raw ", "ulaw", "alaw",
    ]

    let isPicture: Bool
    /// The names of programs that made the pictures.
    let names: [Range<Int>]
    private let entries: [Box]
    private let boxes: [String: Box]

    /// nil where a codec is not known: it may keep more than pictures among them.
    init?(_ boxes: [Box], of file: KeptBytes) {
        self.boxes = Dictionary(boxes.map { ($0.name, $0) }) { first, _ in first }
        guard let list = self.boxes["stsd"], let entries = Box.all(in: list.body.dropFirst(8), of: file),
            !entries.isEmpty
        else { return nil }
        isPicture = entries.allSatisfy { Self.pictures.contains($0.name) }
        guard isPicture || entries.allSatisfy({ Self.sounds.contains($0.name) }) else { return nil }
        self.entries = entries
        names = entries.compactMap { $0.body.count >= 78 ? $0.body.dropFirst(42).prefix(32) : nil }
    }

    /// The bytes of its chunks; nil where the tables contradict themselves.
    func data(in file: KeptBytes) -> [Range<Int>]? {
        guard let starts = starts(file), let sizes = Sizes(self, file), let runs = runs(file) else { return nil }
        var result: [Range<Int>] = []
        var sample = 0, run = 0
        for (chunk, start) in starts.enumerated() {
            while run + 1 < runs.count, runs[run + 1].firstChunk <= chunk + 1 { run += 1 }
            guard runs.indices.contains(run), let length = sizes.bytes(of: runs[run].samples, from: sample),
                let range = file.range(start, length: length)
            else { return nil }
            sample += runs[run].samples
            result.append(range)
        }
        return result
    }

    private func starts(_ file: KeptBytes) -> [Int]? {
        guard let box = boxes["stco"] ?? boxes["co64"] else { return nil }
        return Self.list(box, file) { $0.next(box.name == "stco" ? 4 : 8) }
    }

    /// From which chunk on a chunk holds so many samples.
    private func runs(_ file: KeptBytes) -> [(firstChunk: Int, samples: Int)]? {
        guard let box = boxes["stsc"] else { return nil }
        return Self.list(box, file) { reader in
            guard let first = reader.next(4), let samples = reader.next(4), reader.next(4) != nil else { return nil }
            return (first, samples)
        }
    }

    /// A table that begins with how many rows it has; nil where it ends before.
    private static func list<Row>(_ box: Box, _ file: KeptBytes, _ row: (inout NumberReader) -> Row?) -> [Row]? {
        var reader = NumberReader(file, in: box.body)
        guard reader.next(4) != nil, let count = reader.next(4) else { return nil }
        var rows: [Row] = []
        while rows.count < count {
            guard let next = row(&reader) else { return nil }
            rows.append(next)
        }
        return rows
    }
}

extension SampleTable {
    /// How many bytes samples have: each so many, or each its own number.
    fileprivate enum Sizes {
        case same(bytes: Int, perSamples: Int, count: Int)
        /// Sums from the beginning on.
        case each([Int])

        init?(_ table: SampleTable, _ file: KeptBytes) {
            guard let box = table.boxes["stsz"] else { return nil }
            var reader = NumberReader(file, in: box.body)
            guard reader.next(4) != nil, let size = reader.next(4), let count = reader.next(4) else { return nil }
            if size > 0 {
                guard let (bytes, samples) = table.isPicture ? (size, 1) : table.soundSize(size, file) else {
                    return nil
                }
                self = .same(bytes: bytes, perSamples: samples, count: count)
                return
            }
            var sums = [0]
            while sums.count <= count {
                guard let size = reader.next(4) else { return nil }
                sums.append(sums[sums.count - 1] + size)
            }
            self = .each(sums)
        }

        func bytes(of samples: Int, from first: Int) -> Int? {
            switch self {
            case .same(let bytes, let perSamples, let count):
                guard samples <= count, first <= count - samples else { return nil }
                let (product, isTooMuch) = (samples / perSamples).multipliedReportingOverflow(by: bytes)
                return isTooMuch ? nil : product
            case .each(let sums):
                guard first < sums.count, samples < sums.count - first else { return nil }
                return sums[first + samples] - sums[first]
            }
        }
    }

    /// Where all samples of a sound are of one size, QuickTime tells that size in the sound's description.
    private func soundSize(_ size: Int, _ file: KeptBytes) -> (bytes: Int, samples: Int)? {
        guard entries.count == 1, let start = entries.first?.body.lowerBound,
            let version = file.number(at: start + 8, size: 2)
        else { return nil }
        switch version {
        case 0:
            guard size == 1, let channels = file.number(at: start + 16, size: 2),
                let bits = file.number(at: start + 18, size: 2)
            else { return (size, 1) }
            return (max(1, channels * bits / 8), 1)
        case 1:
            guard let samples = file.number(at: start + 28, size: 4), let bytes = file.number(at: start + 36, size: 4),
                samples > 0, bytes > 0
            else { return (size, 1) }
            return (bytes, samples)
        default: return nil
        }
    }
}
