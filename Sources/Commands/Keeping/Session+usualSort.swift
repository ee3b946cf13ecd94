import Actions
import Core
import Store

extension Session {
    /// Nearest first where the person's position is known.
    var usualSort: PlaceSort { get throws { try shownPosition() == nil ? .new : .near } }
}
