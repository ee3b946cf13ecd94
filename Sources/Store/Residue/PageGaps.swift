import Foundation
import GRDB
import GRDBSQLite

/// What lies before the cells of a page. SQLite overwrites what it frees (`secure_delete`), but when it lays a page out anew
/// (btree.c, `rebuildPage`) it leaves copies of cells in the gap, where they outlive their rows.
///
/// SQLite never reads a gap. It is overwritten in the file itself, through SQLite's own handle, since closing another one
/// would give its locks up; meanwhile the log is empty and nobody else may write or fold it in.
struct PageGaps {
    /// Pages at once: some milliseconds.
    private static let portion = 512
    /// Milliseconds that readers of the log are waited for.
    private static let patience: Int32 = 100
    /// An overflow page begins with the number of the next: with fewer pages than this, never with a b-tree's byte.
    private static let mostPages = 0x0200_0000

    private let file: UnsafeMutablePointer<sqlite3_file>
    private let methods: sqlite3_io_methods
    private let pageSize: Int

    /// Overwrites the gaps of a portion of pages; outside of a transaction.
    /// - Returns: the first page of the next portion, counted from 0; nil after the last one.
    /// - Throws: `SQLITE_BUSY` where a reader still needs the log.
    static func wipe(from first: Int, in db: Database) throws -> Int? {
        guard try number("page_count", db) < mostPages, try number("auto_vacuum", db) == 0 else {
            try db.execute(sql: "VACUUM")
            return nil
        }
        try emptyLog(of: db)
        var end = first, count = first
        try db.inTransaction(.immediate) {
            guard try isLogEmpty(db) else { throw DatabaseError(resultCode: .SQLITE_BUSY) }
            count = try number("page_count", db)
            end = min(first + portion, count)
            if let gaps = try PageGaps(db) { try gaps.wipe(first..<end) }
            return .rollback
        }
        // A page that stayed in memory would bring its gap back.
        try db.execute(sql: "PRAGMA shrink_memory")
        return end < count ? end : nil
    }

    private init?(_ db: Database) throws {
        var file: UnsafeMutablePointer<sqlite3_file>?
        try Self.check(sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, &file))
        guard let file, let methods = file.pointee.pMethods else { return nil }
        self.file = file
        self.methods = methods.pointee
        pageSize = try Self.number("page_size", db)
    }

    private func wipe(_ pages: Range<Int>) throws {
        guard !pages.isEmpty else { return }
        var bytes = [UInt8](repeating: 0, count: pages.count * pageSize)
        let start = pages.lowerBound * pageSize
        try Self.check(methods.xRead(file, &bytes, Int32(bytes.count), Int64(start)))
        let zeros = [UInt8](repeating: 0, count: pageSize)
        for page in pages {
            let offset = (page - pages.lowerBound) * pageSize
            guard let gap = Self.gap(of: bytes[offset..<(offset + pageSize)], headerAt: page == 0 ? 100 : 0),
                bytes[gap].contains(where: { $0 != 0 })
            else { continue }
            try Self.check(methods.xWrite(file, zeros, Int32(gap.count), Int64(start + gap.lowerBound)))
        }
        try Self.check(methods.xSync(file, SQLITE_SYNC_NORMAL))
    }

    /// SQLite's file format, "B-tree Pages"; nil for every other page.
    private static func gap(of page: ArraySlice<UInt8>, headerAt: Int) -> Range<Int>? {
        let header = page.startIndex + headerAt, kind = page[header]
        guard [2, 5, 10, 13].contains(kind) else { return nil }
        func number(at offset: Int) -> Int { Int(page[header + offset]) << 8 | Int(page[header + offset + 1]) }
        let pointers = header + (kind < 10 ? 12 : 8) + 2 * number(at: 3)
        let cells = page.startIndex + (number(at: 5) == 0 ? 65_536 : number(at: 5))
        return pointers < cells && cells <= page.endIndex ? pointers..<cells : nil
    }

    /// Folds the log in and cuts it to nothing.
    private static func emptyLog(of db: Database) throws {
        let usual = try number("busy_timeout", db)
        sqlite3_busy_timeout(db.sqliteConnection, patience)
        defer { sqlite3_busy_timeout(db.sqliteConnection, Int32(usual)) }
        try db.checkpoint(.truncate)
    }

    private static func isLogEmpty(_ db: Database) throws -> Bool {
        let path = try String.fetchOne(db, sql: "SELECT file FROM pragma_database_list WHERE name = 'main'") ?? ""
        return try isEmpty(path + "-wal")
    }

    /// - Throws: where it cannot be looked at, which does not mean that nothing is in it.
    static func isEmpty(_ path: String) throws -> Bool {
        do {
            return (try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber)?.intValue == 0
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
            return true
        }
    }

    private static func number(_ pragma: String, _ db: Database) throws -> Int {
        try Int.fetchOne(db, sql: "PRAGMA \(pragma)") ?? 0
    }

    private static func check(_ code: Int32) throws {
        if code != SQLITE_OK { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}
