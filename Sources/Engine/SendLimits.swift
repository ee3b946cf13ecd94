package import Core

/// The messenger's sending limits as a pure rule: what may go now, and when the rest may.
///
/// Source: Telegram's bot FAQ, "My bot is hitting limits": about one message a second in a chat (bursts allowed),
/// twenty a minute in a group, thirty a second in all. Zero means no limit. Times are seconds on the waiting clock.
package struct SendLimits: Sendable {
    package struct Rates: Sendable {
        package var overallPerSecond: Double
        package var chatPerSecond: Double
        package var groupPerMinute: Double
        /// Nothing is held back, as on the built-in sandbox; a 429 is honoured all the same.
        package static let none = Rates(overallPerSecond: 0, chatPerSecond: 0, groupPerMinute: 0)
        package init(overallPerSecond: Double = 30, chatPerSecond: Double = 1, groupPerMinute: Double = 20) {
            self.overallPerSecond = overallPerSecond
            self.chatPerSecond = chatPerSecond
            self.groupPerMinute = groupPerMinute
        }
    }

    /// What the limits say to one request.
    package enum Verdict: Sendable, Equatable {
        case goes
        /// It is worth asking again then.
        case waits(until: Double)

        /// It goes where none of these moments is still to come.
        fileprivate init(after moments: Double?..., now: Double) {
            let last = moments.compactMap(\.self).max() ?? now
            self = last > now ? .waits(until: last) : .goes
        }
    }

    /// Seconds' worth of messages that a private chat may take at once.
    private static let burst = 20.0
    /// A messenger that asks in so many chats at once has meant everything.
    private static let chatsThatMeanAll = 3

    private let rates: Rates
    private var overall: TokenBucket
    private var chats: [ChatRef: TokenBucket] = [:]
    private var pausedUntil: [ChatRef: Double] = [:]
    private var allPausedUntil = 0.0
    private var answersPausedUntil: [ChatRef: Double] = [:]
    /// Chats in which the messenger itself has asked for a pause that still lasts.
    private var asking: [ChatRef: Double] = [:]

    package init(_ rates: Rates) {
        self.rates = rates
        overall = TokenBucket(perSecond: rates.overallPerSecond, capacity: max(1, rates.overallPerSecond))
    }

    /// Whether the answer to a button that was pressed in a chat may go: outside the rates, and the pauses of the chat.
    package func answer(in chat: ChatRef, at now: Double) -> Verdict {
        Verdict(after: allPausedUntil, answersPausedUntil[chat], now: now)
    }

    /// Takes a place for one request, or says when that chat may have one.
    package mutating func take(_ chat: ChatRef, isGroup: Bool, at now: Double) -> Verdict {
        var bucket = chats[chat] ?? newBucket(isGroup: isGroup)
        let verdict = Verdict(
            after: allPausedUntil, pausedUntil[chat], overall.nextMoment(after: now), bucket.nextMoment(after: now),
            now: now)
        guard verdict == .goes else { return verdict }
        overall.take(at: now)
        bucket.take(at: now)
        chats[chat] = bucket
        if chats.count > 10_000 { chats = chats.filter { !$0.value.isFull(at: now) } }
        return .goes
    }

    /// The messenger asked for a pause (429) after a request into a chat. It does not say whether it meant that chat
    /// or everything: that shows in its asking elsewhere too.
    package mutating func asked(in chat: ChatRef, at now: Double, until moment: Double) {
        pause(chat, until: moment)
        asking = asking.filter { $0.value > now }
        asking[chat] = moment
        if asking.count >= Self.chatsThatMeanAll { pause(nil, until: moment) }
    }

    /// An answer could not be sent: the next try is then.
    mutating func pauseAnswers(in chat: ChatRef, until moment: Double) {
        answersPausedUntil = answersPausedUntil.filter { $0.value > moment - 3600 }
        answersPausedUntil[chat] = moment
    }

    /// Nothing goes until then: into that chat, or at all.
    package mutating func pause(_ chat: ChatRef?, until moment: Double) {
        if let chat {
            pausedUntil = pausedUntil.filter { $0.value > moment - 3600 }
            pausedUntil[chat] = max(moment, pausedUntil[chat, default: 0])
        } else {
            allPausedUntil = max(moment, allPausedUntil)
        }
    }

    private func newBucket(isGroup: Bool) -> TokenBucket {
        isGroup
            ? TokenBucket(perSecond: rates.groupPerMinute / 60, capacity: rates.groupPerMinute)
            : TokenBucket(perSecond: rates.chatPerSecond, capacity: rates.chatPerSecond * Self.burst)
    }
}

extension TokenBucket {
    /// When the next token is there for sure; nil when one is.
    fileprivate func nextMoment(after now: Double) -> Double? { wait(at: now).map { now + $0 + 0.001 } }
}
