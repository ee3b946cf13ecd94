import Core
import Store

/// Why the server could not start, in a sentence that says what to do.
enum StartProblem: Error, CustomStringConvertible {
    case database(path: String, any Error)
    case inUse(path: String, process: Int32?)
    case sandboxPort(Int, any Error)
    /// `cause` is nil where another program has it.
    case webPort(host: String, Int, cause: (any Error)?)

    var description: String {
        switch self {
        case .database(let path, StoreError.isNewer):
            """
            The database \(path) was written by a newer Wayside than this one (\(Release.version)). Start that version \
            again, or go back to a backup from before the update.
            """
        case .database(let path, let error):
            """
            The database \(path) cannot be opened (\(error)). \
            \(error.adviceToOperator.map { "It seems that \($0)." } ?? "Check database.path and the rights of its folder.")
            """
        case .inUse(let path, let process):
            """
            Another Wayside\(process.map { " (process \($0))" } ?? "") runs on the database \(path). Stop it first, or \
            set database.path to another file.
            """
        case .sandboxPort(let port, let error):
            "Nothing can listen on port \(port) (\(error)). Stop what uses it, or set sandbox.port (0: any free one)."
        case .webPort(let host, let port, nil):
            """
            Another program listens on \(host), port \(port). Stop it, or set web.host and web.port (0: any free one).
            """
        case .webPort(let host, let port, let error?):
            "Nothing can listen on \(host), port \(port) (\(error)). Check web.host and web.port (0: any free one)."
        }
    }
}
