import Actions
import Core
import Foundation
import Formats
import Language
import Store
import Web

extension Application {
    /// People's calendars for the programs that read them; written anew at each look.
    static func feed(
        _ store: PeopleStore, clock: WallClock, waits: any Waits, random: RandomSource
    ) -> FeedView {
        FeedView(elapsed: { waits.elapsed }) { token in
            let now = clock.now
            let calendar = try await store.read { transaction -> CalendarFeed? in
                guard let owner = try transaction.owner(ofFeed: token) else { return nil }
                let account = try transaction.account(of: owner)
                let voice = LanguageTables.voice(for: account.settings.language)
                let session = Session(
                    transaction: transaction, now: now, actor: PersonID(owner.rawValue), account: account, chat: nil,
                    voice: voice, random: random)
                return try session.ownCalendar(named: "Wayside")
            }
            // The time of writing is that of the day, so that what did not change reads the same.
            let day = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
            return calendar.map { CalendarFile.write($0, now: day) }
        }
    }
}
