import Store

/// Why the server could not start, in a sentence that says what to do.
enum StartProblem: Error, CustomStringConvertible {
    case database(path: String, any Error)
    case sandboxPort(Int, any Error)

    var description: String {
        switch self {
        case .database(let path, let error):
            """
            The database \(path) cannot be opened (\(error)). \
            \(error.adviceToOperator.map { "It seems that \($0)." } ?? "Check database.path and the rights of its folder.")
            """
        case .sandboxPort(let port, let error):
            "Nothing can listen on port \(port) (\(error)). Stop what uses it, or set sandbox.port (0: any free one)."
        }
    }
}
