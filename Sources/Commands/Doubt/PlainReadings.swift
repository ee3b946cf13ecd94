import Language
import Store

/// Lines that no phrase reads, but that say so plainly what they are about that no ranking is asked.
extension Session {
    private typealias Reading = @Sendable (Session, Spoken, Understanding) throws -> Bool

    /// Does what the first reading makes of a line that fits it; false where none does.
    func answerPlain(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        try Self.plainReadings.contains { try $0(self, spoken, understanding) }
    }

    /// In the order in which they are tried.
    private static let plainReadings: [Reading] = filters + lists + questions + changes + others

    private static let filters: [Reading] = [
        { session, spoken, _ in try session.showFilter(saidIn: spoken.line) },
        { session, spoken, _ in try session.tick(namedIn: spoken) },
        { session, spoken, _ in try session.tickTold(spoken) },
        { session, spoken, _ in try session.showFiltered(by: spoken) },
        { session, spoken, _ in try session.showLabelled(saidIn: spoken) },
    ]

    private static let lists: [Reading] = [
        { try $0.offerNewLists($1, isRead: $2.asksForKnown && !$2.putsOnList) },
        { try $0.offerNewList($1, isRead: $2.asksForKnown) },
        { session, spoken, _ in try session.keepOnListOfOthers(spoken) }, { try $0.keepOnOpenList($1, $2) },
        { try $0.keepAdded($1, $2) }, { try $0.keepOnKnownList($1, $2) },
    ]

    private static let questions: [Reading] = [
        { session, spoken, _ in try session.checkIn(saidIn: spoken.line) },
        { session, spoken, _ in try session.tellDone(askedIn: spoken) },
        { session, spoken, _ in try session.showDoer(askedIn: spoken) },
        { session, spoken, _ in try session.showEvent(titledBy: spoken) },
        { session, spoken, _ in try session.showEvent(askedIn: spoken.line) },
        { session, spoken, _ in try session.tellWhether(onDayAskedIn: spoken) },
        { session, spoken, _ in try session.showTasksOfDay(spoken) },
    ]

    private static let changes: [Reading] = [
        { session, spoken, _ in try session.unlabel(saidIn: spoken) },
        { session, _, read in try session.deleteOtherThanPin(read) },
        { session, _, read in try session.undo(namedIn: read.line) },
        { session, _, read in try session.renameOtherThanPin(read) },
        { session, _, read in try session.showOwn(namedIn: read.line) },
        { session, _, read in try session.leaveOut(saidIn: read.line) }, { try $0.cancelOwn(namedIn: $1, $2) },
        { session, _, read in try session.skipOwn(namedIn: read.line) },
        { session, _, read in try session.stopOwn(namedIn: read.line) },
        { session, _, read in try session.endEvent(toldBy: read.line) },
        { session, _, read in try session.beginEvent(toldBy: read.line) },
        { session, _, read in try session.lengthenEvent(toldBy: read.line) },
        { session, _, read in try session.extendOwn(toldBy: read.line) },
        { session, _, read in try session.stretchEvent(toldBy: read.line) },
        { session, _, read in try session.moveEvent(toldBy: read.line) },
        { session, _, read in try session.moveLastEvent(toldBy: read.line) },
        { session, _, read in try session.putEvent(toldBy: read.line) },
        { session, _, read in try session.keepEventAgain(toldBy: read.line) },
        { session, _, read in try session.endEvent(named: read.line.withoutTimes, saidIn: read.line) },
        { session, _, read in try session.changeOwn(namedIn: read.line) },
    ]

    private static let others: [Reading] = [
        { try $0.showShared(namedIn: $1, $2) }, { session, spoken, _ in try session.showPerson(namedIn: spoken) },
        { session, _, read in try session.mute(namedIn: read.line) }, { try $0.answerFromOwn($1, $2) },
        { try $0.explainHow($1, $2) },
    ]
}
