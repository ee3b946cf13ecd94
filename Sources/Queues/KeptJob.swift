import Core
import Store

/// A job that failed, as it lies with its failure.
struct KeptJob: Codable {
    let kind: String
    let payload: String
    let actor: PersonID
    let viewer: OwnerID
    let chat: ChatID?
    let cause: MessageRef?

    init(_ job: JobRow) {
        kind = job.kind
        payload = job.payload
        actor = job.actor
        viewer = job.viewer
        chat = job.chat
        cause = job.cause
    }
}
