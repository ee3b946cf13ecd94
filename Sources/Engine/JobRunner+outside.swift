import Actions
package import Core
import Outside
import Store

/// The services of others that are asked for people.
package struct OutsideHelpers: Sendable {
    package var geocoder: (any Geocoder)?
    package var facts: (any PlaceFactsSource)?
    package var calendars: (any CalendarSource)?

    package init(
        geocoder: (any Geocoder)? = nil, facts: (any PlaceFactsSource)? = nil, calendars: (any CalendarSource)? = nil
    ) {
        self.geocoder = geocoder
        self.facts = facts
        self.calendars = calendars
    }
}

extension JobRunner {
    /// Somebody waits for it: a service that does not answer is not tried for minutes.
    func ask(_ question: AskFacts) async throws -> JobResult {
        guard let source = helpers.facts else { return .failed(reason: "no source of facts is set up") }
        do {
            let facts = try await source.facts(
                named: question.name, at: question.point, language: question.language)
            return .facts(question, facts)
        } catch let error as OutsideError {
            return .failed(reason: "\(error)")
        }
    }

    /// Only what the imported map does not know is asked outside. Somebody waits for it: there is no second try.
    func search(_ question: SearchAddress) async throws -> JobResult {
        let known = try await store.read { transaction in
            try transaction.atlas?.addresses(matching: question.text, near: question.near, limit: 1).isEmpty == false
        }
        guard !known, let geocoder = helpers.geocoder else { return .nothing }
        do {
            let found = try await geocoder.addresses(
                matching: question.text, near: question.near, language: question.language, limit: 5)
            return .addresses(question, found)
        } catch let error as OutsideError {
            noteTrouble(of: "the geocoder", error)
            return .addresses(question, nil)
        }
    }

    /// Nobody waits for it, and a pin without an address is as good as before: a service in trouble is left alone.
    func find(_ question: FindAddress) async throws -> JobResult {
        guard let geocoder = helpers.geocoder else { return .nothing }
        do {
            return .address(question, try await geocoder.address(at: question.point, language: question.language))
        } catch let error as OutsideError {
            noteTrouble(of: "the geocoder", error)
            return .nothing
        }
    }
}
