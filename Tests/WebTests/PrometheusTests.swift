import Testing

@testable import Web

/// What is written, against a reader of its own that knows only the format's description (text format 0.0.4).
struct PrometheusTests {
    @Test func `A counter, a gauge and a histogram are written as the format says`() {
        let text = PrometheusText.write([
            .counter("a_total", "How often.", 3), .gauge("b", "How much.", 1.5),
            .byLabel(.gauge, "c", "By kind.", label: "kind", ["y": 2, "x": 1]),
            .histogram("d_seconds", "How long.", bounds: [0.1, 1], counts: [2, 1, 4], sum: 12.25),
        ])
        #expect(
            text == """
                # HELP a_total How often.
                # TYPE a_total counter
                a_total 3
                # HELP b How much.
                # TYPE b gauge
                b 1.5
                # HELP c By kind.
                # TYPE c gauge
                c{kind="x"} 1
                c{kind="y"} 2
                # HELP d_seconds How long.
                # TYPE d_seconds histogram
                d_seconds_bucket{le="0.1"} 2
                d_seconds_bucket{le="1"} 3
                d_seconds_bucket{le="+Inf"} 7
                d_seconds_sum 12.25
                d_seconds_count 7

                """)
    }

    @Test(arguments: [
        (0.0, "0"), (-1, "-1"), (0.25, "0.25"), (1e300, "1e+300"), (.infinity, "+Inf"), (-.infinity, "-Inf"),
        (.nan, "NaN"), (1_700_000_000.5, "1700000000.5"),
    ])
    func `A number is written so that it can be read`(value: Double, text: String) {
        #expect(PrometheusText.number(value) == text)
    }

    @Test(arguments: [
        (#"a\b"#, #"a\\b"#), ("a\nb", #"a\nb"#), (#"say "hi""#, #"say \"hi\""#), ("Küche 🍞", "Küche 🍞"),
    ])
    func `A label's value is escaped`(value: String, written: String) {
        let text = PrometheusText.write([.byLabel(.counter, "m", "h", label: "l", [value: 1])])
        #expect(text.hasSuffix("m{l=\"\(written)\"} 1\n"))
    }

    @Test func `In a help line quotes stay and line feeds do not`() {
        #expect(PrometheusText.write([.counter("m", "a \"b\"\nc\\", 1)]).hasPrefix(#"# HELP m a "b"\nc\\"# + "\n"))
    }

    @Test(arguments: [("2xx", "_2xx"), ("a-b", "a_b"), ("", "_"), ("job:rate", "job:rate"), ("ö", "_")])
    func `A name holds only what a name may hold`(given: String, written: String) {
        #expect(PrometheusText.write([.counter(given, "h", 1)]).hasSuffix("\n\(written) 1\n"))
    }

    @Test(arguments: 0..<200) func `Whatever is in it, a reader gets the same back`(seed: Int) throws {
        var random = Dice(UInt64(seed))
        let families = (0..<random.number(4)).map { index in
            MetricFamily(
                MetricFamily.Kind.allCases[random.number(2)], "m\(index)_\(random.word())", random.text(),
                (0..<random.number(4)).map { _ in
                    let labels = (0..<random.number(3)).map { MetricFamily.Label("l\($0)", random.text()) }
                    return MetricFamily.Sample(labels: labels, Double(random.number(1000)) / 8)
                })
        }
        #expect(try ExpositionReader.read(PrometheusText.write(families)) == families)
    }
}

/// Reads the text format by its description, strictly.
enum ExpositionReader {
    struct Wrong: Error { let line: Substring }

    static func read(_ text: String) throws -> [MetricFamily] {
        guard text.isEmpty || text.unicodeScalars.last == "\n" else { throw Wrong(line: "no line feed at the end") }
        var families: [MetricFamily] = []
        for line in text.unicodeScalars.split(separator: "\n").map({ String($0) }) {
            let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
            if line.hasPrefix("# HELP ") {
                families.append(MetricFamily(.counter, words[2], unescape(words[3]), []))
            } else if line.hasPrefix("# TYPE "), let last = families.last, last.name == words[2],
                let kind = MetricFamily.Kind(rawValue: words[3])
            {
                families[families.count - 1] = MetricFamily(kind, last.name, last.help, [])
            } else if let last = families.last, line.hasPrefix(last.name) {
                let sample = try sample(String(line.dropFirst(last.name.count)))
                families[families.count - 1] = MetricFamily(last.kind, last.name, last.help, last.samples + [sample])
            } else {
                throw Wrong(line: Substring(line))
            }
        }
        return families
    }

    private static func sample(_ rest: String) throws -> MetricFamily.Sample {
        var scalars = Array(rest.unicodeScalars)[...]
        var labels: [MetricFamily.Label] = []
        if scalars.first == "{" {
            repeat {
                scalars = scalars.dropFirst()
                let name = String(String.UnicodeScalarView(scalars.prefix { $0 != "=" }))
                scalars = scalars.dropFirst(name.unicodeScalars.count + 1)
                guard scalars.popFirst() == "\"" else { throw Wrong(line: Substring(rest)) }
                var value = String.UnicodeScalarView()
                while let scalar = scalars.popFirst(), scalar != "\"" {
                    value.append(scalar)
                    if scalar == "\\", let next = scalars.popFirst() { value.append(next) }
                }
                labels.append(.init(name, unescape(String(value))))
            } while scalars.first == ","
            guard scalars.popFirst() == "}" else { throw Wrong(line: Substring(rest)) }
        }
        guard scalars.popFirst() == " ", let value = Double(String(String.UnicodeScalarView(scalars))) else {
            throw Wrong(line: Substring(rest))
        }
        return MetricFamily.Sample(labels: labels, value)
    }

    private static func unescape(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var scalars = text.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "\\", let next = scalars.next() else {
                result.append(scalar)
                continue
            }
            result.append(next == "n" ? "\n" : next)
        }
        return String(result)
    }
}

/// Numbers and texts from a seed.
struct Dice {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

    mutating func number(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(1, limit)
    }

    mutating func word() -> String { String((0..<4).map { _ in Array("abcxyz_")[number(7)] }) }

    mutating func text() -> String {
        String((0..<number(12)).map { _ in Array("ab \\\"\n{}=,#é🍞n")[number(14)] })
    }
}
