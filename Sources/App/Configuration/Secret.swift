/// A token or password. It shows itself nowhere: not in a log, an error or a dump; only who asks for `value` has it.
package struct Secret: Sendable, Equatable {
    package let value: String
    package init(_ value: String) { self.value = value }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "(secret)" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
