extension Schema {
    /// How somebody, or a group, wants pictures; a size of NULL is the middle one.
    static let pictures = ["person", "groupChat"].map { table in
        """
        ALTER TABLE \(table) ADD COLUMN pictureSize TEXT
            CHECK (pictureSize = 'small' OR pictureSize = 'medium' OR pictureSize = 'large');
        ALTER TABLE \(table) ADD COLUMN darkPictures INTEGER NOT NULL DEFAULT 0 CHECK (darkPictures IN (0, 1));

        """
    }.joined()
}
