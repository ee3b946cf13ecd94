import Formats
import Testing

@Suite struct FileProblemTests {
    @Test("A broken line is part of what went wrong")
    func line() { #expect(FileProblem.broken(line: 3) != .broken(line: nil)) }
}
