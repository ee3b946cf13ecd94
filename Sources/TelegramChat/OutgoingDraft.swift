import BotAPI
import Core
import Foundation

/// A message made ready, within the limits.
struct OutgoingDraft {
    let outgoing: Outgoing
    /// Cut to what a text or a caption may hold.
    let text: RichText
    private(set) var upload: InputFile.Upload?
    private(set) var kind: Media.Kind?
    /// The words with mark-up; nil where they go without.
    private var marked: String?
    /// How it comes, in a private chat.
    private(set) var effect: MessageEffect?

    /// `isCaption` where the words stand under what the message shows already.
    init(_ outgoing: Outgoing, isCaption: Bool = false) throws(SendFailure) {
        self.outgoing = outgoing
        let isText = outgoing.media == nil && !isCaption
        text = outgoing.text.fitted(to: isText ? TelegramLimits.text : TelegramLimits.caption)
        let marked = HTMLRenderer().render(text)
        self.marked = marked.utf8.count <= TelegramLimits.source ? marked : nil
        kind = outgoing.media?.kind
        effect = outgoing.effect
        if isText, text.plain.allSatisfy(\.isWhitespace) { throw .refused(.rejected("an empty text")) }
    }

    /// The same with its file's bytes, if it has a file.
    func loaded(by file: @Sendable (Media) async throws -> Data) async throws(SendFailure) -> OutgoingDraft {
        guard let media = outgoing.media else { return self }
        var draft = self
        let upload = try await Self.upload(of: media, file)
        if upload.data.count > TelegramLimits.photo { draft.kind = .document }
        draft.upload = upload
        return draft
    }

    /// Whether the words go with mark-up.
    var hasMarkup: Bool { marked != nil }
    /// The words as they travel.
    var words: String { marked ?? text.plain }
    var parseMode: ParseMode? { hasMarkup ? .html : nil }
    /// nil for none.
    var caption: String? { text.isEmpty ? nil : words }

    /// The same without mark-up, for a server that could not read it.
    var plain: OutgoingDraft {
        var draft = self
        draft.marked = nil
        return draft
    }

    /// The same without an effect, for a server that knows it no more.
    var calm: OutgoingDraft {
        var draft = self
        draft.effect = nil
        return draft
    }

    /// The same with its picture as a plain file, for pictures of a shape that Telegram does not show.
    var asDocument: OutgoingDraft {
        var draft = self
        draft.kind = .document
        return draft
    }

    private static func upload(
        of media: Media, _ file: @Sendable (Media) async throws -> Data
    ) async throws(SendFailure) -> InputFile.Upload {
        let data: Data
        do {
            data = try await file(media)
        } catch is CancellationError {
            throw .refused(.notSent("cancelled"))
        } catch {
            throw .refused(.noBytes("\(error)"))
        }
        guard !data.isEmpty, data.count <= TelegramLimits.upload else {
            throw .refused(.rejected("a file of \(data.count) bytes"))
        }
        return InputFile.Upload(data: data, name: media.name)
    }
}
