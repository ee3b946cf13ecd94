import Core
import Foundation
import Testing

@testable import Formats

@Suite struct ReadKMLTests {
    @Test func `Folders are lists, styles are colours, and a description in HTML becomes plain text`() throws {
        let file = try read(
            """
            <?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Map</name>
            <Style id="s-normal"><IconStyle><color>ffd27619</color></IconStyle></Style>
            <StyleMap id="s"><Pair><key>normal</key><styleUrl>#s-normal</styleUrl></Pair></StyleMap>
            <Folder><name>Coffee</name><Placemark><name>Korb</name>
            <description><![CDATA[<b>Good</b> cake<br>&nbsp;&amp; tea &#8364;3<p>open late</p>]]></description>
            <styleUrl>#s</styleUrl><Point><coordinates> 16.3738 , 48.2082,171 </coordinates></Point></Placemark></Folder>
            <Placemark><name>Alone</name><styleUrl>#icon-1899-0F9D58-nodesc</styleUrl>
            <Point><coordinates>1,2</coordinates></Point></Placemark>
            </Document></kml>
            """)
        #expect(file.places.map(\.name) == ["Korb", "Alone"])
        #expect(file.places[0].lists == ["Coffee"])
        #expect(file.places[0].colour == .blue)
        #expect(file.places[0].note == "Good cake\n & tea €3\nopen late")
        #expect(file.places[0].coordinate == Coordinate(latitude: 48.2082, longitude: 16.3738))
        #expect(file.places[1].lists == [])
        #expect(file.places[1].colour == .green)
    }

    @Test func `A placemark with an address but no point is a place without coordinates`() throws {
        let file = try read("<kml><Placemark><name>Home</name><address>42 Elm St</address></Placemark></kml>")
        #expect(file.places == [ImportedPlace(name: "Home", address: "42 Elm St")])
    }

    @Test func `Lines and Google's tracks are ways, outlines and links are counted`() throws {
        let file = try read(
            """
            <kml><Document><Placemark><name>Way</name><MultiGeometry><Point><coordinates>1,2</coordinates></Point>
            <LineString><coordinates>1,2,0
             3,4,0</coordinates></LineString></MultiGeometry></Placemark>
            <Placemark><name>Run</name><gx:MultiTrack><gx:Track><when>2014-04-12T14:26:16Z</when>
            <gx:coord>-71.3 -40.1 791</gx:coord></gx:Track></gx:MultiTrack></Placemark>
            <Placemark><name>Park</name><Polygon><outerBoundaryIs/></Polygon></Placemark>
            <NetworkLink><Link><href>http://10.0.0.1/</href></Link></NetworkLink><GroundOverlay/></Document></kml>
            """)
        #expect(file.places.map(\.name) == ["Way"])
        #expect(file.tracks.map(\.name) == ["Way", "Run"])
        #expect(file.tracks[0].pieces.map(\.count) == [2])
        #expect(file.unread == [.area: 1, .link: 1, .picture: 1])
    }

    @Test func `Fields of its own go into the note, unless the description has them`() throws {
        let file = try read(
            """
            <kml><Placemark><name>Trail</name><description>Opened 1954</description><ExtendedData>
            <Data name="year"><value>1954</value></Data>
            <SchemaData><SimpleData name="Length">3.14</SimpleData></SchemaData></ExtendedData>
            <Point><coordinates>1,2</coordinates></Point></Placemark></kml>
            """)
        #expect(file.places.map(\.note) == ["Opened 1954\nLength: 3.14"])
    }

    @Test(arguments: [
        ("plain & simple", "plain & simple"), ("two\nlines", "two\nlines"), ("a < b", "a < b"),
        ("<script>alert(1)</script>text", "text"), ("<!-- no -->yes<br/>", "yes"),
        ("<table><tr><td>A</td><td>B</td></tr><tr><td>C</td></tr></table>", "A B\nC"),
        ("&bogus; &lt;b&gt;", "&bogus; <b>"),
        ("&#x1F35E;&#0;&#xFFFFFF;", "🍞��"), ("1 <b", "1 <b"),
    ])
    func `HTML is made plain`(html: String, text: String) { #expect(PlainText.from(html: html) == text) }

    @Test(arguments: ["a & b", "<&\">", "x  y   z", "  in\n\n\nlines\t.", "&nbsp;", "🍞 \r\n", "<br>", "a\u{A0}b"])
    func `Plain text comes back from HTML as it was`(text: String) {
        let html = PlainText.html(text), back = PlainText.from(html: html)
        let bare = text.unlessBlank
        #expect(back == text || html.unlessBlank == bare || back.unlessBlank == bare)
    }
}
