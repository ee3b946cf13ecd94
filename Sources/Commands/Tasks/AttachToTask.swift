import Actions
import Core
import Store

extension Session {
    /// Photos, files and voice messages in reply to a task's card hang on it; their words go into its description.
    func attach(_ spoken: Spoken, to id: TaskID) throws {
        let task = try taskToChange(id)
        if !spoken.text.isEmpty {
            let words = [task.details, spoken.text].filter { !$0.isEmpty }.joined(separator: "\n")
            let details = try TaskDetails(checking: words).text
            try show(TaskCard(reviseTask(id) { $0.details = details }.id), note: TaskFileReply.described)
        }
        try keepPhotos(of: spoken, on: .task(id))
    }

    /// A place that is sent in reply to a task's card is where it is done: a pin of one's own that is there, or a new one.
    func place(_ id: TaskID, at location: SharedLocation) throws {
        let task = try taskToChange(id)
        guard task.owner == viewer else { throw Refusal(CommonReply.notYours) }
        let place = try change(.change, voice.words(TaskChangeReply.changing(task.title))) {
            let place = try pin(at: location)
            try reviseTask(id) { $0.place = place.id }
            return place
        } subject: { _ in
            .task(id)
        }
        try show(TaskCard(id), note: TaskFileReply.placed(place.name))
    }

    /// One's own pin at a location that was sent, by its name where it has one; a new one where there is none.
    private func pin(at location: SharedLocation) throws -> PlaceRecord {
        let point = location.coordinate
        let name = location.title.flatMap { try? PlaceName(checking: $0).text }
        let known =
            try name.map { try twin(of: $0, at: point) }
            ?? ownPlaces(within: PlaceLikeness.reach, of: point).first?.place
        if let known { return known }
        return try keepPlace(NewPlace(name: name ?? freeName(), point: point, accuracy: location.accuracy))
    }
}
