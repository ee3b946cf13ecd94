import Testing

@testable import Language

/// Lines that ask rather than tell, that point at what was spoken of, and wishes behind "and".
struct SaidToWhomTests {
    @Test(arguments: [
        ("hab ich die miete schon bezahlt", true), ("haben wir milch gekauft", true), ("hab ich schon", false),
        ("hab ich schon genommen", false), ("hab die miete bezahlt", false), ("ich hab milch gekauft", false),
    ])
    func `A verb before whoever speaks asks whether something is done`(text: String, asks: Bool) {
        #expect(LineReader.read(text, language: .german).asksWhetherDone == asks)
    }

    @Test(arguments: [
        ("do it", true), ("do this one", true), ("it", true), ("take that", true), ("do the dishes", false),
        ("do", false), ("take the bins out", false), ("milk", false),
    ])
    func `What names nothing points at what was spoken of`(text: String, points: Bool) {
        #expect(LineReader.read(text).pointsAtDeed == points)
    }

    @Test(
        arguments: [
            ("and on wednesday haircut at 10", "on wednesday haircut at 10"), ("and friday haircut", "friday haircut"),
            ("and friday then", nil), ("and tomorrow bread", nil), ("and tomorrow again at 6", nil),
            ("and on wednesday", nil), ("and bread", nil), ("and mia at half past 3", nil), ("friday dentist", nil),
        ] as [(String, String?)])
    func `What has its own day before all else is a wish of its own`(text: String, wish: String?) {
        #expect(LineReader.read(text).wishBehindJoint == wish)
    }

    @Test(arguments: [
        ("cancel netflix tomorrow", true), ("delete old photos this weekend", true), ("cancel netflix", false),
        ("cancel the dentist tomorrow", false), ("delete the note of friday", false), ("cancel it tomorrow", false),
    ])
    func `A day is said of what is to be done, not of what programs keep`(text: String, isDeed: Bool) {
        #expect(LineReader.read(text).isDeedOfDay == isDeed)
    }
}
