import GRDB

extension Error {
    /// Trouble of the machine (disk full, I/O, a lock, memory) rather than of the piece that met it: nothing is wrong
    /// with what was tried, and it may be tried again.
    package var isTroubleOfTheMachine: Bool {
        if self is TransactionEnded { return true }
        return switch sqliteCode {
        case .SQLITE_FULL?, .SQLITE_IOERR?, .SQLITE_NOMEM?, .SQLITE_BUSY?, .SQLITE_LOCKED?, .SQLITE_PROTOCOL?,
            .SQLITE_INTERRUPT?, .SQLITE_CORRUPT?, .SQLITE_CANTOPEN?, .SQLITE_READONLY?:
            true
        default: false
        }
    }

    /// What the operator can do about it, in a sentence; nil where nobody knows.
    package var adviceToOperator: String? {
        switch sqliteCode {
        case .SQLITE_FULL?: "the disk is full: make room; nothing is lost meanwhile"
        case .SQLITE_BUSY?, .SQLITE_LOCKED?:
            "another program holds the database locked: end it; nothing is lost meanwhile"
        case .SQLITE_READONLY?: "the database cannot be written: look at the rights of its file and folder"
        case .SQLITE_IOERR?: "the disk cannot be read or written: look at the system's log"
        case .SQLITE_CANTOPEN?:
            "the database's files cannot be opened: look at their folder, its rights, and open files"
        case .SQLITE_NOMEM?: "the memory is used up"
        case .SQLITE_CORRUPT?, .SQLITE_NOTADB?: "the database is damaged: stop, keep a copy of it, restore a backup"
        default: nil
        }
    }

    /// Another program holds the database, and may let go of it.
    package var isLockOfAnother: Bool { sqliteCode == .SQLITE_BUSY || sqliteCode == .SQLITE_LOCKED }

    var isDiskFull: Bool { sqliteCode == .SQLITE_FULL }

    private var sqliteCode: ResultCode? {
        if let error = self as? DatabaseError { return error.resultCode }
        return (self as? TransactionEnded)?.cause.sqliteCode
    }
}
