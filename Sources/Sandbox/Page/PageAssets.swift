/// The page's own files, by name; they are part of the program.
enum PageAssets {
    static let files: [String: [UInt8]] = [:]
}
