package import Core
package import Store

extension Session {
    /// nil takes the colour of a list away.
    package func setColour(_ colour: PinColour?, ofList id: HeadingID) throws -> HeadingRecord {
        let old = try listToChange(id)
        try change(.change, voice.words(EntryTitle.coloured(old.name)), subject: .heading(id)) {
            try db.run("UPDATE heading SET colour = \(colour?.rawValue) WHERE id = \(id)")
        }
        try markList(id)
        try mark("tasks:\(viewer)")
        return try listToChange(id)
    }

    /// What a list is about; nil for nothing.
    package func setCategory(_ category: String?, ofList id: HeadingID) throws -> HeadingRecord {
        let old = try listToChange(id)
        try change(.change, voice.words(TaskTitle.categorised(old.name)), subject: .heading(id)) {
            try db.run("UPDATE heading SET category = \(category) WHERE id = \(id)")
        }
        try markList(id)
        return try listToChange(id)
    }
}
