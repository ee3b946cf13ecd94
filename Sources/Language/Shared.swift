/// A value that is handed on by one reference: what holds it is copied without copying all that is in it.
@propertyWrapper
package final class Shared<Value: Sendable>: Sendable {
    package let wrappedValue: Value

    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
