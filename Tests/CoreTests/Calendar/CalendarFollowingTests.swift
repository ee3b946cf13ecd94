import Core
import Foundation
import Testing

/// A calendar that is read anew: which of its times are the ones that were there before.
struct CalendarFollowingTests {
    /// "choir@3" is the occurrence of day 3, "dentist" comes once.
    private static func names(_ text: String) -> [CalendarSlotName] {
        text.split(separator: " ").map { word in
            let parts = word.split(separator: "@")
            let day = parts.count > 1 ? Double(parts[1]) : nil
            return CalendarSlotName(
                entry: String(parts[0]), original: day.map { Date(timeIntervalSince1970: $0 * 86_400) })
        }
    }

    @Test(arguments: [
        // What comes once is followed wherever it goes, until it is gone.
        ("dentist", "dentist", "dentist", "dentist"), ("dentist", "lunch", "dentist", "-"),
        // Of a series each time is known by when the series has it; one that was called off is not another.
        ("choir@3 choir@10", "choir@3 choir@10", "choir@10", "choir@10"),
        ("choir@3 choir@10", "choir@3 choir@17", "choir@10", "-"),
        // All of it an hour or a day later, or a day before.
        ("choir@3 choir@10", "choir@3.05 choir@10.05", "choir@10", "choir@10.05"),
        ("choir@3 choir@10", "choir@4 choir@11", "choir@3", "choir@4"),
        ("choir@3 choir@10", "choir@2 choir@9", "choir@10", "choir@9"),
        // Too far for saying which.
        ("choir@3", "choir@8", "choir@3", "-"),
        // What comes once begins to come again, and the other way round.
        ("dentist", "dentist@5 dentist@12", "dentist", "dentist@5"), ("choir@3 choir@10", "choir", "choir@3", "choir"),
    ])
    func `A time is found again`(old: String, new: String, wanted: String, found: String) {
        let following = CalendarFollowing(from: Self.names(old), to: Self.names(new))
        #expect(following.name(of: Self.names(wanted)[0]) == (found == "-" ? nil : Self.names(found)[0]))
    }

    @Test(arguments: ["dentist@5", "a@-3"])
    func `A name is written and read again`(text: String) {
        let name = Self.names(text)[0]
        #expect(CalendarSlotName(rawValue: name.rawValue) == name)
        #expect(CalendarSlotName(rawValue: "once with blanks")?.entry == "with blanks")
    }

    @Test(arguments: ["", "once", "x y", "5"])
    func `What is no name is none`(text: String) { #expect(CalendarSlotName(rawValue: text) == nil) }
}
