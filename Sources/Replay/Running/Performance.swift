/// What came of running a transcript.
struct Performance: Sendable {
    /// What the bot did, for each block of the transcript, in the order it came.
    var blocks: [[BotLine]]
    /// Requests that the messenger's specification does not allow.
    var invalidRequests: [TranscriptError] = []
}
