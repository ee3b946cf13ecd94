import Core
import Foundation
import Testing

/// Clears real files of real programs; `scripts/hidden.py` looks at what is left. Run by `make test-real`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["WAYSIDE_HIDDEN"] != nil, "WAYSIDE_HIDDEN names no files"))
struct HiddenDataPeerTests {
    @Test func `Every file is cleared`() throws {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["WAYSIDE_HIDDEN"] ?? "")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasSuffix(".bare") }
        #expect(names.count > 10)
        for name in names.sorted() {
            let file = folder.appendingPathComponent(name)
            let bare = HiddenData.removed(from: try Data(contentsOf: file))
            #expect(bare != nil, "\(name)")
            try bare?.write(to: file.appendingPathExtension("bare"))
        }
    }
}
