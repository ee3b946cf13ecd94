import Actions
import Core
import Store

/// The draft of a pin with its parts, Save and Cancel; nothing of it is stored before Save.
struct DraftCard: BareCard {
    static let verb = "draft"

    func render(in session: Session) throws -> CardFace? {
        guard let question = try session.question(as: DraftQuestion.self), let fix = question.draft.fix else {
            return CardFace(session.voice.say(DraftReply.dropped), topics: [])
        }
        let draft = question.draft
        let measures = session.measures
        var lines: [RichText] = [
            session.voice.say(DraftReply.title),
            RichText(measures.coordinate(fix.coordinate) + (fix.accuracy.map { " (\(measures.accuracy($0)))" } ?? "")),
        ]
        lines.append(session.voice.say(DraftReply.name(draft.name)))
        let twin = try session.twin(of: draft.name, at: fix)
        if let twin { lines.append(session.voice.say(TwinReply.near(twin.place.name, measures.distance(twin.metres)))) }
        if !draft.labels.isEmpty { lines.append(RichText(draft.labels.map { "#\($0)" }.joined(separator: " "))) }
        if let note = draft.note { lines.append(session.voice.say(DraftReply.note(note))) }
        if !draft.attachments.isEmpty { lines.append(session.voice.say(DraftReply.photos(draft.attachments.count))) }
        lines.append(
            session.voice.say(
                isReady(question) ? DraftReply.ready : DraftReply.waiting(question.field, isChosen: question.isChosen)))
        let use = twin.map {
            [DraftUse($0.place.id).button(TwinReply.useNear($0.place.name), session.voice)]
        }
        return CardFace(
            lines.joined(), buttons: [use].compactMap(\.self) + buttons(session.voice), topics: [session.draftTopic])
    }

    private func isReady(_ question: DraftQuestion) -> Bool { question.field == .name && question.draft.name != nil }

    private func buttons(_ voice: Voice) -> [[Button]] {
        [
            DraftField.allCases.map { DraftFieldPress(field: $0).button(DraftReply.field($0), voice) },
            [DraftSave().button(CommonReply.save, voice), DraftCancel().button(CommonReply.cancel, voice)],
            [
                MapPress().button(MapReply.button, voice), NearPress().button(NearReply.button, voice),
                HelpPress(area: .places).button(CommonReply.help, voice),
            ],
        ]
    }
}

/// A part of a pin that is not kept yet, which the next line may be.
enum DraftField: String, Codable, Sendable, CaseIterable { case name, label, note, photo }
