import Foundation
import JSONCoding
import Testing

/// RFC 8259, rule by rule.
struct RFCTests {
    static let good: [(text: String, value: JSONValue)] = [
        ("null", .null), (" true\n", .bool(true)), ("\t[ ]\r\n", .list([])), ("{ }", .object([:])), (#""""#, .text("")),
        ("0", .number(0)), ("-0", .number(-0.0)), ("-12.5e+3", .number(-12500)), ("1E2", .number(100)),
        ("0.1e-1", .number(0.01)), ("[1 , 2,3]", .list([.number(1), .number(2), .number(3)])),
        (#"{"a":{"b":[{}]}}"#, .object(["a": .object(["b": .list([.object([:])])])])),
        (#"{"a":1,"a":2}"#, .object(["a": .number(1)])), (#"{"":null}"#, .object(["": .null])),
        (#""\"\\\/\b\f\n\r\t""#, .text("\"\\/\u{8}\u{c}\n\r\t")), (#""\u00e9\u00E9\u20ac""#, .text("éé€")),
        (#""\ud83c\udf0a""#, .text("🌊")), (#""\u0000""#, .text("\0")),
        ("\"\u{7f}\u{2028}🌊é\"", .text("\u{7f}\u{2028}🌊é")),
        ("123456789012345678901234567890", .number(1.2345678901234568e29)),
        ("0.30000000000000004", .number(0.1 + 0.2)), ("9007199254740993", .number(9007199254740992)),
        ("1e-400", .number(0)), ("2.2250738585072014e-308", .number(.leastNormalMagnitude)),
        ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)),
    ]

    @Test(arguments: good)
    func `A good text is read`(text: String, value: JSONValue) throws {
        #expect(try JSONCoder().read(JSONValue.self, from: text) == value)
        #expect(try JSONCoder().read([JSONValue].self, from: "[\(text),\(text)]") == [value, value])
    }

    static let bad = [
        "", " ", "nul", "nulL", "True", "tru", "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1]]", "{}{}",
        #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{a:1}"#, #"{1:1}"#, #"{"a":1 "b":2}"#, #"{"a",1}"#, "'a'", "\"", #""a"#,
        #""\""#, #""\x""#, #""\u12""#, #""\u12g4""#, #""\"#, "\"\u{1f}\"", "\"\n\"", "\"\0\"", #""\ud83d""#,
        #""\udf0a""#,
        #""\ud83d\u0041""#, #""\udf0a\ud83d""#, #""\ud83dx""#, "01", "-01", "+1", ".5", "1.", "1.e1", "1e", "1e+", "-",
        "--1",
        "0x10", "1_0", "NaN", "Infinity", "-Infinity", "1e999", "-1e999", "\u{FEFF}1", "/**/1", "1 //", "1\0", "\u{b}1",
        "\u{a0}1", "[1]x", "\u{c}1",
    ]

    @Test(arguments: bad)
    func `A bad text is refused`(text: String) {
        #expect(throws: DecodingError.self) { try JSONCoder().read(JSONValue.self, from: text) }
        #expect(throws: DecodingError.self) { try JSONCoder().read([JSONValue].self, from: "[0,\(text)]") }
    }

    static let noUTF8: [[UInt8]] = [
        [0x80], [0xC3], [0xC3, 0x28], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xED, 0xA0, 0x80],
        [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE2, 0x82, 0xAC, 0x80],
    ]

    @Test(arguments: noUTF8)
    func `Bytes that are no UTF-8 are refused wherever they stand`(bytes: [UInt8]) {
        struct Nothing: Decodable {}
        let quoted = [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]
        #expect(throws: DecodingError.self) { try JSONCoder().read(String.self, from: Data(quoted)) }
        let unread = Data(#"{"a":"#.utf8) + quoted + Data("}".utf8)
        #expect(throws: DecodingError.self) { try JSONCoder().read(Nothing.self, from: unread) }
    }

    @Test func `A text may be deep, but not bottomless`() throws {
        let deep = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
        _ = try JSONCoder().read(JSONValue.self, from: deep)
        #expect(throws: DecodingError.self) { try JSONCoder().read(JSONValue.self, from: "[\(deep)]") }
        let open = String(repeating: #"{"a":["#, count: 1_000_000)
        #expect(throws: DecodingError.self) { try JSONCoder().read(JSONValue.self, from: open) }
    }

    @Test func `Half a surrogate pair harms only who reads it`() throws {
        struct Named: Decodable { let name: String }
        let json = #"{"other":"\ud83d","\ude00":1,"name":"Ana"}"#
        #expect(try JSONCoder().read(Named.self, from: json).name == "Ana")
        #expect(throws: DecodingError.self) { try JSONCoder().read(JSONValue.self, from: json) }
        #expect(throws: DecodingError.self) { try JSONCoder().read(JSONValue.self, from: #"{"\ude00":1}"#) }
    }
}
