package import Core
package import Store

extension Session {
    /// Refreshes every card that shows the people between whom an entry changed something, as after an Undo.
    package func markPeople(changedBy entry: EntryID) throws {
        let pairs = [
            "follow": ("follower", "followed"), "closeFriend": ("person", "friend"), "block": ("person", "blocked"),
            "mute": ("person", "muted"),
        ]
        for (table, (one, other)) in pairs.sorted(by: { $0.key < $1.key }) {
            let rows = try SQLRow.fetchAll(
                db,
                literal: """
                    SELECT json_extract(coalesce(new, old), \("$." + one)) AS one,
                        json_extract(coalesce(new, old), \("$." + other)) AS other
                    FROM change WHERE entry = \(entry) AND tableName = \(table)
                    """)
            for row in rows {
                switch table {
                case "closeFriend": try markCloseness(of: row["one"], to: row["other"])
                case "mute": try markMuting(row["other"])
                default: try markRelation(row["one"], row["other"])
                }
            }
        }
        let isProfile = try Bool.fetchOne(
            db, literal: "SELECT EXISTS (SELECT 1 FROM change WHERE entry = \(entry) AND tableName = 'person')")
        if isProfile == true { try mark("person:\(actor)") }
    }
}
