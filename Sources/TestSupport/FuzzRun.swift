import Foundation

/// How much a fuzz test does, and from which seeds.
///
/// A test takes `seeds` as its arguments, so that a failure names its seed; `WAYSIDE_FUZZ_SEED=7 swift test` plays that
/// one again.
package enum FuzzRun {
    /// Usually the first few; with WAYSIDE_SOAK a hundred times as many, others each time; with WAYSIDE_FUZZ_SEED that
    /// one alone.
    package static func seeds(_ usual: Int) -> [UInt64] {
        let environment = ProcessInfo.processInfo.environment
        if let seed = environment["WAYSIDE_FUZZ_SEED"].flatMap(UInt64.init) { return [seed] }
        guard environment["WAYSIDE_SOAK"] != nil else { return (0..<UInt64(usual)).map { $0 } }
        let first = UInt64(UInt32.random(in: 0...UInt32.max)) << 16
        return (0..<UInt64(usual) * 100).map { first + $0 }
    }
}
