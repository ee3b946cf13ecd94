import BotAPI
package import Core
package import Foundation

extension TelegramMessenger {
    package func download(_ attachment: Attachment, limit: Int) async throws(MessengerError) -> Data {
        let limit = min(limit, TelegramLimits.download)
        do throws(BotAPIError) {
            let file = try await client.call(GetFile(fileID: attachment.fileID))
            if let size = file.fileSize, size > limit { throw BotAPIError.tooLarge }
            return try await client.download(path: file.filePath ?? "", limit: limit)
        } catch {
            throw error.meaning(chatOnly: false)
        }
    }
}
