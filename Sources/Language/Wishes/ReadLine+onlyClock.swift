extension ReadLine {
    /// The one time of day that is said among other words, "Eva wants 12:30", and the words that say it.
    package var onlyClock: (time: SaidTime, words: String)? {
        let clocks = found.compactMap { found -> (SaidTime, String)? in
            guard case .time(let time) = found.value, time.clock != nil else { return nil }
            return (time, string(found.range))
        }
        guard timeValues.count == 1, clocks.count == 1 else { return nil }
        return clocks[0]
    }
}
