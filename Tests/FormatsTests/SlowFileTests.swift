import Core
import Foundation
import TestSupport
import Testing

@testable import Formats

/// Small files that were made to keep a server busy.
struct SlowFileTests {
    private static let texts = [
        "<!--", "<script ", "<style>", "<script></script ", "<!-- -->", "&#", "&amp", "<", "</script",
        "<script> </scripT>",
    ]

    @Test(arguments: texts) func `HTML takes as long as it is`(text: String) {
        #expect(Growth.isLinear(from: 4_000) { _ = PlainText.from(html: String(repeating: text, count: $0 / 4)) })
    }

    @Test(arguments: [" ", "\n", "1 , ", ",", "1,2 "]) func `Coordinates take as long as they are`(text: String) throws
    {
        #expect(
            Growth.isLinear(from: 4_000) { size in
                let line = String(repeating: text, count: size) + "1"
                let kml =
                    "<kml><Placemark><LineString><coordinates>\(line)</coordinates></LineString></Placemark></kml>"
                _ = try? PlaceFile.read(Data(kml.utf8))
            })
    }

    @Test(arguments: ["\r", "\n", "A:\r", " \r", "BEGIN:X\r", "END:Y\r"])
    func `Lines of a calendar take as long as they are`(line: String) {
        #expect(
            Growth.isLinear(from: 30_000) { size in
                _ = try? CalendarFile.read(Data(("BEGIN:VCALENDAR\n" + String(repeating: line, count: size)).utf8))
            })
    }

    @Test(arguments: [
        ("a<!-- b -->c", "ac"), ("a<!-- b", "a<!-- b"), ("<!--><b>-->c", "c"), ("a<SCRIPT x>b</Script >c", "ac"),
        ("<scripts>a</script>", "<scripts>a</script>"), ("<style>a</style", "<style>a</style"),
        ("<script>a</scripts></script\n>b", "b"), ("a<style>b</script>c</style>d", "ad"), ("<!-- <script> -->a", "a"),
        ("<script>a<!--</script>b-->c", "b-->c"), ("ä<!--ö-->ü", "äü"), ("<!-", "<!-"), ("", ""),
        ("<!--a--><!--b--><style>c</style>d<script>", "d<script>"),
    ]) func `Comments, scripts and styles go to their own end, and what never ends stays`(html: String, text: String) {
        #expect(ShownHTML.text(of: html) == text)
    }
}
