import Core
import Foundation

/// Distances, ages and moments in the person's own units.
struct Measures {
    let settings: Settings
    let voice: Voice
    let now: Date

    /// "350 m", "1.2 km", "400 ft", "0.8 mi".
    func distance(_ metres: Double) -> String {
        switch settings.units {
        case .metric:
            return metres < 995 ? "\(Self.rounded(metres)) m" : "\(decimal(metres / 1000)) km"
        case .imperial:
            let miles = metres / 1609.344
            return miles < 0.1 ? "\(Self.rounded(metres / 0.3048)) ft" : "\(decimal(miles)) mi"
        }
    }

    /// A short length as it was measured, such as an accuracy: never rounded to nothing.
    func accuracy(_ metres: Double) -> String {
        switch settings.units {
        case .metric: "±\(Int(metres.rounded(.up))) m"
        case .imperial: "±\(Int((metres / 0.3048).rounded(.up))) ft"
        }
    }

    /// "48.20820, 16.37380": five digits, about a metre.
    func coordinate(_ point: Coordinate) -> String { Self.text(of: point) }

    static func text(of point: Coordinate) -> String {
        String(format: "%.5f, %.5f", point.latitude, point.longitude)
    }

    /// How long ago, in words.
    func age(of moment: Date) -> Wording {
        let seconds = max(0, now.timeIntervalSince(moment))
        return switch seconds {
        case ..<90: Wording("age.now", "just now")
        case ..<5400: Wording("age.minutes", "{n} min ago", ["n": .number(Int((seconds / 60).rounded()))])
        case ..<129_600: Wording("age.hours", "{n} h ago", ["n": .number(Int((seconds / 3600).rounded()))])
        default: Wording("age.days", "{n:day|days} ago", ["n": .number(Int((seconds / 86_400).rounded()))])
        }
    }

    /// "5 min", "2 h 5 min", "3 d 4 h": how long something lasts, in its two largest units.
    func duration(_ seconds: Double) -> Wording {
        let minutes = max(0, Int(seconds / 60))
        let (days, hours) = (minutes / 1440, minutes / 60 % 24)
        let left = WordingValue.number(minutes % 60)
        return switch minutes {
        case 0: Wording("duration.short", "less than a minute")
        case ..<60: Wording("duration.minutes", "{n} min", ["n": left])
        case ..<1440: Wording("duration.hours", "{h} h {n} min", ["h": .number(hours), "n": left])
        default: Wording("duration.days", "{d} d {h} h", ["d": .number(days), "h": .number(hours)])
        }
    }

    /// "21 Nov", with the year when it is another one.
    func day(_ moment: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: moment)
        guard let year = parts.year else { return "" }
        let short = dayAndMonth(moment)
        return year == calendar.component(.year, from: now) ? short : "\(short) \(year)"
    }

    /// "21 Nov"
    func dayAndMonth(_ moment: Date) -> String {
        let parts = calendar.dateComponents([.month, .day], from: moment)
        guard let day = parts.day, let month = parts.month else { return "" }
        let name = Self.months(voice)[month - 1]
        return voice.words(Wording("measure.day", "{day} {month}", ["day": .number(day), "month": .text(name)]))
    }

    /// "March", with the year when it is another one; of a day since 1970-01-01.
    func month(_ day: Int) -> String {
        let date = CalendarDate(dayNumber: day)
        let name = Self.longMonths(voice)[date.month - 1]
        return date.year == FloatingTime(now, in: settings.timeZone).date.year ? name : "\(name) \(date.year)"
    }

    /// "21 Nov, 14:05" or "21 Nov, 2:05 pm".
    func moment(_ moment: Date) -> String { "\(day(moment)), \(time(moment))" }

    func time(_ moment: Date) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: moment)
        guard let hour = parts.hour, let minute = parts.minute else { return "" }
        return clock(hour * 60 + minute)
    }

    /// A time of day in minutes since midnight: "14:05" or "2:05 pm".
    func clock(_ minuteOfDay: Int) -> String {
        let (hour, minute) = (minuteOfDay / 60 % 24, minuteOfDay % 60)
        let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
        if settings.uses24Hours {
            let time = WordingValue.text("\(hour < 10 ? "0" : "")\(hour):\(minutes)")
            return voice.words(Wording("measure.time", "{time}", ["time": time]))
        }
        let time = WordingValue.text("\(hour % 12 == 0 ? 12 : hour % 12):\(minutes)")
        return voice.words(
            hour < 12
                ? Wording("measure.am", "{time} am", ["time": time])
                : Wording("measure.pm", "{time} pm", ["time": time]))
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = settings.timeZone
        return calendar
    }

    /// Two significant digits, as a person would say it.
    /// What stands between a number's whole part and its tenths.
    static let decimalMark = Wording("measure.decimalMark", ".")

    private static func rounded(_ value: Double) -> Int {
        let step: Double = value < 20 ? 1 : value < 100 ? 5 : 10
        return Int((value / step).rounded() * step)
    }

    private func decimal(_ value: Double) -> String {
        guard value < 9.95 else { return String(Int(value.rounded())) }
        return String(format: "%.1f", value).replacing(".", with: voice.words(Self.decimalMark))
    }

    static func longMonths(_ voice: Voice) -> [String] {
        let names = Wording(
            "months.long",
            "January February March April May June July August September October November December")
        return voice.words(names).split(separator: " ").map(String.init)
    }

    private static func months(_ voice: Voice) -> [String] {
        voice.words(Wording("months.short", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"))
            .split(separator: " ").map(String.init)
    }
}
