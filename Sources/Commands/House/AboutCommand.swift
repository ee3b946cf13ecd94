import Actions
import Core
import Foundation
import Language
import Store

/// Which version this is.
struct AboutCommand: Command {
    static let about = About(
        intent: "about", area: .talk, menu: "about", summary: "Which version this is",
        phrases: [
            "about [this|wayside|you|yourself|the bot|this bot]", "[which|what] version [is this|are you|do you run]",
            "how (old|new) are you",
        ],
        examples: ["about"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        let date = try? Date(Release.date, strategy: .iso8601.year().month().day())
        let day = date.map {
            Measures(settings: .init(timeZone: .gmt), voice: session.voice, now: .distantPast).day($0)
        }
        try session.say(
            reply: AboutReply.version(Release.version, day: day ?? Release.date, schema: session.schemaVersion()))
    }
}

enum AboutReply: Reply {
    case version(String, day: String, schema: String)

    var wording: Wording {
        switch self {
        case .version(let version, let day, let schema):
            Wording(
                "about.version",
                "*Wayside {version}* of {day}. What you keep lies in files on this server alone (data version {schema}). An update brings it to the newest version and loses nothing.",
                ["version": .text(version), "day": .text(day), "schema": .text(schema)])
        }
    }
}
