import Testing

@testable import Commands

/// Names that would mislead others, in any language, and those that only look like one.
struct ReservedNameTests {
    @Test(arguments: [
        "me", "Me", "you", "Everyone", "ALL", "us", "undo", "Help", "close friends", "Wayside", "Wayside Support",
        "wayside_bot", "support", "support_team", "Admin", "ich", "Mich", "alle", "uns", "Hilfe", "Rückgängig",
        "niemand",
        "«me»", "me!",
    ])
    func `What stands for somebody else is nobody's name`(name: String) { #expect(name.isReservedName) }

    @Test(arguments: [
        "Ana", "Ana Maria", "Meg", "Allan", "Alle Mahlzeit", "Ben & Cara", "Helpern", "Youssef", "ana_m",
        "Supporter Sam",
        "Bernd das Brot",
    ])
    func `Everything else is`(name: String) { #expect(!name.isReservedName) }
}
