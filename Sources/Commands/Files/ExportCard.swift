import Actions
import Core
import Store

/// Which file it shall be.
struct ExportCard: BareCard {
    static let verb = "export"

    init() {}

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        let passing = try session.passingPlaceCount(), count = try session.placeCount() - passing
        let formats = try count == 0 && session.trackCount() == 0 ? [] : ExportFormat.allCases.filter { $0 != .all }
        let buttons = formats.map { ExportPress(format: $0).button(ExportReply.format($0), voice) }
        let all = ExportPress(format: .all).button(ExportReply.format(.all), voice)
        let head = count == 0 && passing > 0 ? ExportReply.onlyPassing(passing) : .choose(count)
        return CardFace(
            voice.say(head), buttons: (buttons.isEmpty ? [] : [buttons]) + [[all]],
            topics: ["pins:\(session.viewer)"])
    }
}

/// Makes a file of that kind.
struct ExportPress: Press {
    static let verb = "exp"
    let format: ExportFormat
    init(format: ExportFormat) { self.format = format }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let format = ExportFormat(rawValue: arguments[0]) else { return nil }
        self.format = format
    }
    var arguments: [String] { [format.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.asNewMessage { try session.startExport(format) }
        return nil
    }
}
