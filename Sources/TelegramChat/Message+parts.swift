import BotAPI
import Core
import Foundation

extension Message {
    /// At most one, as Telegram has it: an album comes as several messages.
    var attachments: [Attachment] {
        [photoAttachment, videoAttachment, otherAttachment].compactMap { $0 }.prefix(1).map { $0 }
    }

    private var photoAttachment: Attachment? {
        photo?.max { Double($0.width) * Double($0.height) < Double($1.width) * Double($1.height) }
            .map { Attachment(kind: .photo, fileID: $0.fileID, mediaType: "image/jpeg", size: $0.fileSize) }
    }

    private var videoAttachment: Attachment? {
        if let video {
            return Attachment(
                kind: .video, fileID: video.fileID, name: video.fileName, mediaType: video.mimeType,
                size: video.fileSize)
        }
        if let animation {
            return Attachment(
                kind: .video, fileID: animation.fileID, name: animation.fileName, mediaType: animation.mimeType,
                size: animation.fileSize)
        }
        return videoNote.map {
            Attachment(kind: .video, fileID: $0.fileID, mediaType: "video/mp4", size: $0.fileSize)
        }
    }

    private var otherAttachment: Attachment? {
        if let document {
            return Attachment(
                kind: .document, fileID: document.fileID, name: document.fileName, mediaType: document.mimeType,
                size: document.fileSize)
        }
        if let voice {
            return Attachment(kind: .voice, fileID: voice.fileID, mediaType: voice.mimeType, size: voice.fileSize)
        }
        if let audio {
            return Attachment(
                kind: .document, fileID: audio.fileID, name: audio.fileName, mediaType: audio.mimeType,
                size: audio.fileSize)
        }
        return sticker.map { Attachment(kind: .other, fileID: $0.fileID, size: $0.fileSize) }
    }

    /// nil also for a point that is none on Earth.
    var sharedLocation: SharedLocation? {
        guard let point = venue?.location ?? location,
            let coordinate = Coordinate(latitude: point.latitude, longitude: point.longitude)
        else { return nil }
        return SharedLocation(
            coordinate: coordinate, accuracy: point.horizontalAccuracy,
            liveUntil: point.livePeriod.map(liveEnd), title: venue?.title)
    }

    /// The period counts from the first sending, also in an edit that makes it longer.
    private func liveEnd(after period: Int64) -> Date {
        period >= 0x7FFF_FFFF ? .distantFuture : Date(timeIntervalSince1970: Double(date) + Double(period))
    }
}
