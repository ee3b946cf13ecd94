import Actions
import Core
import Language
import Store

/// Waits for something of a bundle that is typed.
struct BundleQuestion: Question {
    enum Field: String, Codable, CaseIterable, Sendable { case name, entry, routine }

    static let verb = "bundle"
    let bundle: BundleID
    let field: Field
    var subject: Thing? { .bundle(bundle) }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard spoken.isPlainAnswer else { return false }
        switch field {
        case .name: try session.renameBundleSaying(bundle, to: spoken.unquoted)
        case .entry: try session.addSaying(session.newTask(of: spoken, tied: nil), to: bundle)
        case .routine: try session.saveRoutineSaying(of: bundle, named: spoken.unquoted)
        }
        try session.clearQuestion()
        return true
    }
}
