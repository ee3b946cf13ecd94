import Foundation
import JSONCoding
import Testing

struct WritingTests {
    enum Key: CodingKey { case a, b, c }

    /// Writes itself as a closure says.
    struct Scripted: Encodable {
        let script: (any Encoder) throws -> Void
        func encode(to encoder: any Encoder) throws { try script(encoder) }
    }

    private func text(_ script: @escaping (any Encoder) throws -> Void) throws -> String {
        try JSONCoder().text(of: Scripted(script: script))
    }

    @Test func `Containers within containers are closed in time`() throws {
        let text = try text { encoder in
            var object = encoder.container(keyedBy: Key.self)
            var list = object.nestedUnkeyedContainer(forKey: .a)
            var inner = list.nestedContainer(keyedBy: Key.self)
            try inner.encode(1, forKey: .a)
            try inner.encode("x", forKey: .b)
            _ = list.nestedUnkeyedContainer()
            try list.encode(true)
            #expect(list.count == 3)
            try object.encodeNil(forKey: .b)
            _ = object.nestedContainer(keyedBy: Key.self, forKey: .c)
        }
        #expect(text == #"{"a":[{"a":1,"b":"x"},[],true],"b":null,"c":{}}"#)
    }

    @Test func `A container asked for twice is the same one`() throws {
        let text = try text { encoder in
            var first = encoder.container(keyedBy: Key.self)
            try first.encode([1], forKey: .a)
            var second = encoder.container(keyedBy: Key.self)
            try second.encode(2, forKey: .b)
        }
        #expect(text == #"{"a":[1],"b":2}"#)
    }

    @Test func `Super has a place of its own`() throws {
        let text = try text { encoder in
            var object = encoder.container(keyedBy: Key.self)
            try ["x": 1].encode(to: object.superEncoder())
            try 5.encode(to: object.superEncoder(forKey: .a))
            _ = object.superEncoder(forKey: .b)
            var list = object.nestedUnkeyedContainer(forKey: .c)
            try [6].encode(to: list.superEncoder())
        }
        #expect(text == #"{"super":{"x":1},"a":5,"b":{},"c":[[6]]}"#)
    }

    @Test func `What writes nothing is an empty object`() throws {
        #expect(try JSONCoder().text(of: [Scripted { _ in }]) == "[{}]")
    }

    @Test func `What is written out of order is refused`() {
        #expect(throws: EncodingError.self) {
            try text { encoder in
                var object = encoder.container(keyedBy: Key.self)
                var early = object.nestedContainer(keyedBy: Key.self, forKey: .a)
                try object.encode(1, forKey: .b)
                try early.encode(2, forKey: .c)
            }
        }
        #expect(throws: EncodingError.self) {
            try text { encoder in
                var container = encoder.singleValueContainer()
                try container.encode(1)
                try container.encode(2)
            }
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `A number that is none is refused, also where nobody listens`(number: Double) {
        #expect(throws: EncodingError.self) { try JSONCoder().text(of: [number]) }
        #expect(throws: EncodingError.self) { try JSONCoder().text(of: [Float(number)]) }
        #expect(throws: EncodingError.self) {
            try text { encoder in
                var object = encoder.container(keyedBy: Key.self)
                try? object.encode(number, forKey: .a)
            }
        }
    }

    @Test func `Texts, data and addresses are written as the library does`() throws {
        #expect(
            try JSONCoder().text(of: "\u{0}\u{1f}\u{7f}\"\\/\u{8}\u{c}\n\r\té🌊") == #""\u0000\u001f"# + "\u{7f}"
                + #"\"\\/\b\f\n\r\té🌊""#)
        #expect(try JSONCoder().text(of: Data([1, 2, 3])) == #""AQID""#)
        #expect(try JSONCoder().text(of: URL(string: "http://a/b")) == #""http://a/b""#)
        #expect(try JSONCoder().text(of: [5.0, -0.0, 1e16, 0.1]) == "[5,-0,1e+16,0.1]")
        #expect(try JSONCoder().text(of: Int?.none) == "null")
    }
}
