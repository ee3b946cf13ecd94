/// One size of a photo.
package struct PhotoSize: Decodable, Sendable {
    package let fileID: String
    package let width: Int
    package let height: Int
    package let fileSize: Int?
}

package struct Document: Decodable, Sendable {
    package let fileID: String
    package let fileName: String?
    package let mimeType: String?
    package let fileSize: Int?
}

/// A silent video; a message with one has a document too.
package struct Animation: Decodable, Sendable {
    package let fileID: String
    package let fileName: String?
    package let mimeType: String?
    package let fileSize: Int?
}

package struct Audio: Decodable, Sendable {
    package let fileID: String
    package let fileName: String?
    package let mimeType: String?
    package let fileSize: Int?
}

package struct Voice: Decodable, Sendable {
    package let fileID: String
    package let mimeType: String?
    package let fileSize: Int?
}

package struct Video: Decodable, Sendable {
    package let fileID: String
    package let fileName: String?
    package let mimeType: String?
    package let fileSize: Int?
}

/// A round video message.
package struct VideoNote: Decodable, Sendable {
    package let fileID: String
    package let fileSize: Int?
}

package struct Sticker: Decodable, Sendable {
    package let fileID: String
    package let fileSize: Int?
}

/// A file ready to be fetched.
package struct File: Decodable, Sendable {
    package let fileID: String
    package let fileSize: Int?
    package let filePath: String?
}

/// Content of no use to us yet, of which only its being there is read.
package struct Contact: Decodable, Sendable {}
package struct Poll: Decodable, Sendable {}
package struct Dice: Decodable, Sendable {}
