package import Core

/// What a list of things to do shows, kept under a name.
package struct TaskFilterRecord: StoreRecord {
    package static let databaseTableName = "taskFilter"
    package var id: ID<TaskFilterRecord> = .unsaved
    package var owner: OwnerID
    package var name: String
    /// As the code of its list has it.
    package var code: String
    /// Who added it to a group's; nil for one's own.
    package var addedBy: PersonID?

    package init(owner: OwnerID, name: String, code: String, addedBy: PersonID?) {
        (self.owner, self.name, self.code, self.addedBy) = (owner, name, code, addedBy)
    }
}
