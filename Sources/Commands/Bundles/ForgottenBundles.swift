import Actions
package import Core
import Foundation
package import Store

extension Session {
    /// A bundle was long untouched: its people are asked whether they are still at it, as their settings have it.
    package func askForgotten(_ id: BundleID) throws {
        guard try noteAsked(id) else { return }
        let card = BundleCard(id)
        switch try noticePolicy().verdict(on: .reminders, at: now) {
        case .now(let isSilent):
            try show(subject: card.subject, code: card.code, class: .notice, isSilent: isSilent)
        case .hold(let moment):
            try hold(.reminders, for: viewer, subject: card.subject, code: card.code, preface: nil, until: moment)
        case .drop: break
        }
    }
}
