extension Schema {
    /// The history of a thing is found without a look at what else happened: by what an entry is about, and by the list or
    /// the bundle that a row was on. Also here: how many tracks an import has kept.
    static let histories = """
        CREATE INDEX entryOfSubject ON entry(subjectKind, subjectID) WHERE subjectKind IS NOT NULL;
        CREATE INDEX changeOfListed ON change(json_extract(coalesce(new, old), '$.heading')) WHERE tableName = 'listed';
        CREATE INDEX changeOfGoneTask ON change(json_extract(old, '$.heading')) WHERE tableName = 'task' AND new IS NULL;
        CREATE INDEX changeOfBundle ON change(json_extract(coalesce(new, old), '$.bundle'))
            WHERE tableName = 'bundleEntry';
        ALTER TABLE placeImport ADD COLUMN keptTracks INTEGER NOT NULL DEFAULT 0;
        """
}
