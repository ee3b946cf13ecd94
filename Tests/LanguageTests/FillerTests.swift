import Testing

@testable import Language

/// What people say while they think is no part of a line; each row is a line and what is left of it.
struct FillerTests {
    @Test(arguments: [
        ("remind me uh tomorrow to call mum", "remind me tomorrow to call mum"),
        ("remind me to like take the bins out", "remind me to take the bins out"),
        ("yoga wednesday after all 9am", "yoga wednesday 9am"), ("call tom by 6pm at the latest", "call tom by 6pm"),
        ("um remind me at 6 to call erm mum", "remind me at 6 to call mum"),
    ])
    func `Words of thinking aloud are left out`(line: String, left: String) {
        #expect(LineReader.read(line, language: .english).withoutFillers == left)
    }

    @Test(arguments: [
        "um", "uh huh", "after all that we met at 5", "dentist at 4 after all", "i would like to pay",
        "remind me to like the post", "erinnere mich um 6 an Mama", "buy milk",
        "say \"um\" to the camera",
    ])
    func `Other lines stay as they are`(line: String) {
        #expect(LineReader.read(line, language: .english).withoutFillers == nil)
    }
}
