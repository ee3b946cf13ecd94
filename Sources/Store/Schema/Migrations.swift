import Core
import GRDB

/// Every version of the schema, oldest first. A migration that has shipped is never edited: add one below it.
enum Migrations {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 accounts") { try $0.execute(sql: Schema.accounts) }
        migrator.registerMigration("2 places and notes") { try $0.execute(sql: Schema.things) }
        migrator.registerMigration("3 journal") { try $0.execute(sql: Schema.journal) }
        migrator.registerMigration("4 search and boxes") { try $0.execute(sql: Schema.derived) }
        migrator.registerMigration("5 conversation") { try $0.execute(sql: Schema.conversation) }
        migrator.registerMigration("6 queues") { try $0.execute(sql: Schema.queues) }
        migrator.registerMigration("7 reminders") { try $0.execute(sql: Schema.reminders) }
        migrator.registerMigration("8 stamps of names") { try $0.execute(sql: Schema.nameStamps) }
        migrator.registerMigration("9 late search") { try $0.execute(sql: Schema.lateSearch) }
        migrator.registerMigration("10 heads of the outbox") { try $0.execute(sql: Schema.outboxHeads) }
        migrator.registerMigration("11 quick checks") { try $0.execute(sql: Schema.quickChecks) }
        migrator.registerMigration("12 conventions of times") { try $0.execute(sql: Schema.conventions) }
        migrator.registerMigration("13 what was said last") { try $0.execute(sql: Schema.recall) }
        migrator.registerMigration("14 trust") { try $0.execute(sql: Schema.trust) }
        migrator.registerMigration("15 no follow over a block") { try $0.execute(sql: Schema.blocksHold) }
        migrator.registerMigration("16 sharing") { try $0.execute(sql: Schema.sharing) }
        migrator.registerMigration("17 facts of groups") { try $0.execute(sql: Schema.groupFacts) }
        migrator.registerMigration("18 who shared last") { try $0.execute(sql: Schema.newestShares) }
        migrator.registerMigration("19 places in the world") { try $0.execute(sql: Schema.placesInTheWorld) }
        migrator.registerMigration("20 search by owner") { try $0.execute(sql: Schema.ownedSearch) }
        migrator.registerMigration("21 looks of pictures") { try $0.execute(sql: Schema.pictures) }
        migrator.registerMigration("22 imports") { try $0.execute(sql: Schema.imports) }
        migrator.registerMigration("23 places of one's own") { try $0.execute(sql: Schema.ownPlaces) }
        migrator.registerMigration("24 what was looked for") { try $0.execute(sql: Schema.lookups) }
        migrator.registerMigration("25 addresses of the map") { try $0.execute(sql: Schema.assumedAddresses) }
        migrator.registerMigration("26 repeating reminders") { try $0.execute(sql: Schema.repeats) }
        migrator.registerMigration("27 notices and quiet hours") { try $0.execute(sql: Schema.notices) }
        migrator.registerMigration("28 tasks") { try $0.execute(sql: Schema.tasks) }
        migrator.registerMigration("29 shared work") { try $0.execute(sql: Schema.sharedWork) }
        migrator.registerMigration("30 occasions") { try $0.execute(sql: Schema.occasions) }
        migrator.registerMigration("31 bundles and routines") { try $0.execute(sql: Schema.bundles) }
        migrator.registerMigration("32 calendars") { try $0.execute(sql: Schema.calendars) }
        migrator.registerMigration("33 templates") { try $0.execute(sql: Schema.templates) }
        migrator.registerMigration("34 saved filters and joined reminders") {
            try $0.execute(sql: Schema.viewsAndJoins)
        }
        migrator.registerMigration("35 linked accounts") { try $0.execute(sql: Schema.devices) }
        migrator.registerMigration("36 files of tasks") { try $0.execute(sql: Schema.taskFiles) }
        migrator.registerMigration("37 stickers") { try $0.execute(sql: Schema.stickers) }
        migrator.registerMigration("38 check-ins that are asked for") { try $0.execute(sql: Schema.askedCheckIns) }
        migrator.registerMigration("39 entries that are followed") { try $0.execute(sql: Schema.followedEntries) }
        migrator.registerMigration("40 shared bundles") { try $0.execute(sql: Schema.sharedBundles) }
        migrator.registerMigration("41 copied photos") { try $0.execute(sql: Schema.copiedPhotos) }
        migrator.registerMigration("42 leaving for good") { try $0.execute(sql: Schema.leaving) }
        migrator.registerMigration("43 a list of favourites") { try $0.execute(sql: Schema.favourites) }
        migrator.registerMigration("44 tracks") { try $0.execute(sql: Schema.tracks) }
        migrator.registerMigration("45 where pins lie") { try $0.execute(sql: Schema.placePoints) }
        migrator.registerMigration("46 putting off") { try $0.execute(sql: Schema.puttingOff) }
        migrator.registerMigration("47 all that is shared") { try $0.execute(sql: Schema.shares) }
        migrator.registerMigration("48 pauses that begin later") { try $0.execute(sql: Schema.pauses) }
        migrator.registerMigration("49 the order of tasks") { try $0.execute(sql: Schema.taskRanks) }
        migrator.registerMigration("50 tries of jobs") { try $0.execute(sql: Schema.jobTries) }
        migrator.registerMigration("51 no moments of the outbox") { try $0.execute(sql: Schema.noOutboxMoments) }
        migrator.registerMigration("52 whose files are") { try $0.execute(sql: Schema.keptFiles) }
        migrator.registerMigration("53 to-dos nobody ticked") { try $0.execute(sql: Schema.unticked) }
        migrator.registerMigration("54 names of lists that are gone") { try $0.execute(sql: Schema.goneNames) }
        migrator.registerMigration("55 coming to pins") { try $0.execute(sql: Schema.arrivals) }
        migrator.registerMigration("56 notices that were stopped") { try $0.execute(sql: Schema.stoppedNotices) }
        migrator.registerMigration("57 histories of things") { try $0.execute(sql: Schema.histories) }
        migrator.registerMigration("58 names given up") { try $0.execute(sql: Schema.heldNames) }
        migrator.registerMigration("59 leads that keep a time of day, or words") { try $0.execute(sql: Schema.leads) }
        migrator.registerMigration("60 when reminders were done") { try $0.execute(sql: Schema.reminderRuns) }
        migrator.registerMigration("61 muted people") { try $0.execute(sql: Schema.mutes) }
        migrator.registerMigration("62 keeping what is not understood") { try $0.execute(sql: Schema.keepsUnread) }
        return migrator
    }

    /// The last migration of the list that the file has.
    static func newest(in db: Database) throws -> String? { try migrator.completedMigrations(db).last }

    /// Brings the file to the newest version; the journal's triggers are made anew from what the tables then are.
    static func run(on writer: some DatabaseWriter) throws {
        if try writer.read({ try migrator.hasBeenSuperseded($0) }) { throw StoreError.isNewer }
        let isCurrent = try writer.read { try migrator.hasCompletedMigrations($0) }
        if !isCurrent {
            try writer.write { try JournalTriggers.removeAll(from: $0) }
            KillPoint.triggersRemoved.pass()
            try migrator.migrate(writer)
            KillPoint.migrated.pass()
        }
        try writer.write { try JournalTriggers.install(in: $0) }
    }
}

/// Why a file cannot be opened, besides SQLite's own reasons.
package enum StoreError: Error, Equatable {
    /// A newer version of the program wrote the file.
    case isNewer
}

/// The SQL of each migration. All tables are STRICT; dates are REAL seconds since 1970; flags are 0 or 1.
enum Schema {}
