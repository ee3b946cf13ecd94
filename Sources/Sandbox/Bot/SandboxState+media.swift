import Foundation

/// sendPhoto, sendDocument, editMessageMedia, getFile.
extension SandboxState {
    private static let photoLimit = 10 << 20
    private static let documentLimit = 50 << 20
    private static let downloadLimit = 20 << 20

    mutating func sendPhoto(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        try send("photo", call, now: now)
    }

    mutating func sendDocument(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        try send("document", call, now: now)
    }

    /// Media and texts turn into media (Bot API: editMessageMedia); a place does not.
    mutating func editMessageMedia(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let media = try call.json("media", else: .bad("can't parse input media JSON object"))
        guard let media, media.object != nil else { throw .bad("input media is not specified") }
        guard let kind = media["type"]?.string, ["photo", "document"].contains(kind) else {
            throw .bad("type must be one of photo, document")
        }
        let message = try editable(call)
        switch message.media {
        case nil, .photo, .document, .voice: break
        default: throw .cannotEdit
        }
        let inner = call.inside(media)
        let caption = try inner.caption()
        let new = try self.media(kind, inner, source: media["media"]?.string ?? "")
        return try edit(message, call, now: now) {
            $0.media = new
            $0.text = caption
        }
    }

    mutating func getFile(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        guard let file = file(call.string("file_id")) else { throw .bad("invalid file_id") }
        guard file.size <= Self.downloadLimit else { throw .bad("file is too big") }
        return [
            "file_id": .string(file.id), "file_unique_id": .string(file.uniqueID), "file_size": .number(file.size),
            "file_path": .string(file.path),
        ]
    }

    private mutating func send(_ kind: String, _ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let caption = try call.caption()
        let chat = try writableChat(of: call)
        let media = try media(kind, call, source: call.string(kind))
        return try post(caption, media, by: call, in: chat, now: now)
    }

    /// An uploaded file, one already known by its id; anything else would have to be fetched from the Internet.
    private mutating func media(_ kind: String, _ call: BotCall, source: String) throws(BotRefusal) -> SandboxMedia {
        let prefix = "attach://"
        let part = source.hasPrefix(prefix) ? String(source.dropFirst(prefix.count)) : kind
        if let upload = call.uploads[part] { return try media(kind, upload) }
        guard !source.isEmpty else { throw .bad("there is no \(kind) in the request") }
        guard let file = file(source) else {
            let isAddress = source.contains("://")
            throw .bad(isAddress ? "failed to get HTTP URL content" : "wrong file identifier/HTTP URL specified")
        }
        let isPhoto = file.mediaType.hasPrefix("image/")
        if kind == "photo", !isPhoto { throw .bad("can't use file of type Document as Photo") }
        return kind == "photo" ? .photo(file) : .document(file)
    }

    private mutating func media(_ kind: String, _ upload: BotCall.Upload) throws(BotRefusal) -> SandboxMedia {
        guard !upload.bytes.isEmpty else { throw .bad("file must be non-empty") }
        let isPhoto = kind == "photo"
        guard upload.bytes.count <= (isPhoto ? Self.photoLimit : Self.documentLimit) else {
            throw .bad("file is too big")
        }
        let image = SandboxFile.imageType(upload.bytes)
        if isPhoto {
            guard let image else { throw .bad("IMAGE_PROCESS_FAILED") }
            return .photo(keep(upload.bytes, name: upload.name, mediaType: image))
        }
        let type = image ?? SandboxFile.mediaType(ofName: upload.name)
        return .document(keep(upload.bytes, name: upload.name, mediaType: type))
    }
}

extension BotCall {
    func caption() throws(BotRefusal) -> SandboxText {
        try formattedText(
            "caption", entities: "caption_entities", limit: SandboxState.captionLimit, tooLong: .captionTooLong)
    }

    /// The members of an object parameter read as parameters, with this call's files.
    func inside(_ object: JSON) -> BotCall {
        BotCall(method: method, values: (object.object ?? [:]).mapValues { .json($0) }, uploads: uploads)
    }
}
