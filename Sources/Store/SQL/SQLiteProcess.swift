import SQLiteShims

/// What holds for all of SQLite in this process.
package enum SQLiteProcess {
    /// SQLite no longer counts the memory that it has: counting holds one lock of the process in each allocation, for
    /// which writing and reading waited on each other. To be called before the first file is opened; later it does
    /// nothing.
    ///
    /// Source: `SQLITE_CONFIG_MEMSTATUS`, and "Recommended Compile-time Options" of SQLite's manual.
    package static func stopCountingMemory() { _ = shim_sqlite_stop_counting_memory() }
}
