import Foundation

/// Standard output and standard error. What cannot be written there is let go: a full disk, or a reader that has gone, is
/// no reason to stop serving people.
enum Terminal {
    static func say(_ text: String) { write(text, to: .standardOutput) }
    static func complain(_ text: String) { write(text, to: .standardError) }

    /// A reader that goes away ends the writing and not the program.
    static func outliveReaders() { signal(SIGPIPE, SIG_IGN) }

    private static func write(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data(text.utf8))
    }
}
