import Core
import Foundation
import JSONCoding
import TestSupport
import Testing

struct ReadingTests {
    static let integers: [(text: String, value: Int64?)] = [
        ("5", 5), ("-5", -5), ("-0", 0), ("5.0", 5), ("1e3", 1000), ("1E+2", 100), ("0.1e1", 1), ("-0.0", 0),
        ("999999999999999999", 999_999_999_999_999_999), ("1000000000000000000", 1_000_000_000_000_000_000),
        ("9223372036854775807", .max), ("-9223372036854775808", .min), ("9007199254740993", 9_007_199_254_740_993),
        ("9223372036854775808", nil), ("-9223372036854775809", nil), ("5.5", nil), ("1e-1", nil), ("1e30", nil),
        // The library reads these two; a rounded number is not taken for another one here.
        ("9007199254740993.0", nil), ("1e17", nil), ("\"5\"", nil), ("true", nil), ("null", nil), ("[5]", nil),
    ]

    @Test(arguments: integers)
    func `A whole number is read exactly or not at all`(text: String, value: Int64?) {
        #expect((try? JSONCoder().read(Int64.self, from: text)) == value)
        #expect((try? JSONCoder().read([Int].self, from: "[\(text)]")) == value.map { [Int($0)] })
    }

    @Test(arguments: [("255", 255), ("255.0", 255), ("256", nil), ("-1", nil)] as [(String, UInt8?)])
    func `A number must fit its type`(text: String, value: UInt8?) {
        #expect((try? JSONCoder().read(UInt8.self, from: text)) == value)
    }

    @Test func `A short fraction is the nearest double`() throws {
        var random = SeededRandom(seed: 12)
        for _ in 0..<20_000 {
            let digits = String(UInt64.random(in: 0...99_999_999_999_999_999, using: &random))
            let place = digits.index(digits.startIndex, offsetBy: Int.random(in: 0..<digits.count, using: &random))
            let whole = digits[..<place].drop { $0 == "0" }
            let text = "-\(whole.isEmpty ? "0" : whole).\(digits[place...])"
            #expect(try JSONCoder().read(Double.self, from: text) == Double(text))
        }
    }

    struct Person: Decodable {
        let name: String
        let pets: [[String: Int]]
    }

    static let wrong: [(text: String, path: String)] = [
        (#"{"name":5,"pets":[]}"#, "name"), (#"{"name":null,"pets":[]}"#, "name"), (#"{"pets":[]}"#, ""),
        (#"{"name":"a","pets":[{"x":1},{"y":1,"z":"2"}]}"#, "pets.1.z"), (#"{"name":"a","pets":[[]]}"#, "pets.0"),
        (#"{"name":"\ud83d","pets":[]}"#, "name"), ("[]", ""),
    ]

    @Test(arguments: wrong)
    func `An error knows where it is`(text: String, path: String) throws {
        let error = #expect(throws: DecodingError.self) { try JSONCoder().read(Person.self, from: text) }
        let context: DecodingError.Context? =
            switch error {
            case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
                .valueNotFound(_, let context):
                context
            default: nil
            }
        #expect(context?.codingPath.map(\.stringValue).joined(separator: ".") == path)
    }

    struct Spelled: Codable, Equatable {
        var id = 1
        var fileUniqueID = 2
        var isURLValid = 3
        var a1 = 4
        var webAppB2: Int? = 5
        var chatIDOfX = 6
    }

    @Test func `Names are spelled in snake case and found so`() throws {
        let coder = JSONCoder(naming: .snakeCase)
        let text = try coder.text(of: Spelled())
        let members = #""id":1,"file_unique_id":2,"is_url_valid":3,"a1":4,"web_app_b2":5,"chat_id_of_x":6"#
        #expect(text == "{\(members)}")
        #expect(try coder.read(Spelled.self, from: text) == Spelled())
        let escaped = text.replacingOccurrences(of: "file_", with: #"\u0066ile\u005f"#)
        #expect(try coder.read(Spelled.self, from: escaped) == Spelled())
        let longer = text.replacingOccurrences(of: #""id""#, with: #""i":9,"idx":9,"id_":9,"id""#)
        #expect(try coder.read(Spelled.self, from: longer) == Spelled())
    }

    enum Choice: Codable, Equatable { case oneThing(fileID: Int), none }

    @Test func `A choice is found by its spelled name`() throws {
        let coder = JSONCoder(naming: .snakeCase)
        #expect(try coder.text(of: Choice.oneThing(fileID: 1)) == #"{"one_thing":{"file_id":1}}"#)
        for choice in [Choice.oneThing(fileID: 1), .none] {
            #expect(try coder.read(Choice.self, from: coder.text(of: choice)) == choice)
        }
    }

    @Test func `A list goes on behind an element that was not read`() throws {
        struct Lenient: Decodable {
            struct Skipped: Decodable {}
            var numbers: [Int] = []
            let count: Int?
            init(from decoder: any Decoder) throws {
                var list = try decoder.unkeyedContainer()
                count = list.count
                while !list.isAtEnd {
                    if let number = try? list.decode(Int.self) {
                        numbers.append(number)
                    } else if try !list.decodeNil() {
                        _ = try list.decode(Skipped.self)
                    }
                }
                #expect(throws: DecodingError.self) { try list.decode(Int.self) }
            }
        }
        let lenient = try JSONCoder().read(Lenient.self, from: #"[1,{"a":[2]},null,3]"#)
        #expect(lenient.numbers == [1, 3] && lenient.count == 4)
    }
}
