/// One half of a coordinate as it was written.
struct Angle {
    /// Which half it says to be.
    enum Axis { case latitude, longitude }

    /// Degrees with sign.
    var degrees: Double
    /// Said by a letter or a word.
    var axis: Axis?
    /// Decimals of a plain number; nil where minutes are written.
    var decimals: Int?
    /// Digits before the decimal mark.
    var wholeDigits = 0
    /// A degree sign or minutes: it can be nothing but an angle.
    var isMarked: Bool
    /// A sign was written.
    var isSigned = false
    /// Minutes or seconds of 60 or more.
    var tooMany: Double?
    /// Scalars.
    var range: Range<Int>
}
