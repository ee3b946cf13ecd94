import Sandbox

extension SandboxRequest {
    /// Refusals that a correct bot can meet, since the world changes between its look and its request.
    private static let honest = [
        "message is not modified", "message to edit not found", "message to delete not found",
        "message can't be deleted", "message to be replied not found", "query is too old", "chat not found",
        "not enough rights to manage pinned messages",
        "group chat was upgraded",
    ]

    /// Why the messenger's specification does not allow this request; nil where it does.
    var invalidity: String? {
        guard [400, 401, 404].contains(status), let description else { return nil }
        guard !Self.honest.contains(where: description.contains) else { return nil }
        return "the request \(method) is not valid: \(description)"
    }
}
