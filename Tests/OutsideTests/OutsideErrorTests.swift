import Outside
import Testing

@Suite struct OutsideErrorTests {
    @Test("Trouble and refusal are told apart")
    func cases() { #expect(OutsideError.unavailable("down") != .refused("down")) }
}
