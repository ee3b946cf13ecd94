/// Which Wayside this is. Changed by hand with each release.
package enum Release {
    package static let version = "0.3.0"
    /// ISO 8601.
    package static let date = "2026-11-21"
}
