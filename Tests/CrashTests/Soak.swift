import Foundation

/// How much a test does: little in every run, much where `make soak` asks for it.
enum Soak {
    static let isOn = ProcessInfo.processInfo.environment["WAYSIDE_SOAK"] != nil

    static func count(_ usual: Int, soak: Int) -> Int { isOn ? soak : usual }
}
