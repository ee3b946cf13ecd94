extension Array {
    /// Pieces of so many, the last of what is left; none of an empty array.
    package func inRows(of size: Int) -> [[Element]] {
        // Most rows of buttons are one piece.
        if !isEmpty, count <= size { return [self] }
        return slices(of: size).map(Array.init)
    }

    /// The same as views.
    package func slices(of size: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    }
}
