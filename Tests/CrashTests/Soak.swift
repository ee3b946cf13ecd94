import Foundation

/// How much a test does: little in every run, much where `make soak` asks for it.
enum Soak {
    static let isOn = ProcessInfo.processInfo.environment["WAYSIDE_SOAK"] != nil

    /// What a long run is made for.
    static func report(_ line: String) { if isOn { print(line) } }

    /// What chance is made of; another where it is said.
    static let seed = ProcessInfo.processInfo.environment["WAYSIDE_SEED"].flatMap(UInt64.init) ?? 7

    static func count(_ usual: Int, soak: Int) -> Int { isOn ? soak : usual }
}
