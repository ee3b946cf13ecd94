import Core
import Foundation
import Language

extension SaidLength {
    /// The moment that is so much later than the frame's, also where it has passed; nil where nothing can be counted.
    func moment(in frame: TimeFrame) -> Date? {
        switch SaidTime(length: self).reading(in: frame) {
        case .moment(let time): time.date
        case .over(let date): date
        case .noClock: nil
        }
    }

    /// Nothing is moved by more than ten years at once.
    func mustBeNear() throws { if isTooFar { throw Refusal(TimeProblem.tooFar("")) } }
}
