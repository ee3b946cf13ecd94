extension Schema {
    /// A photo or a file that came along with a copy of another's thing, or was added to one, is shown to all without
    /// hidden data.
    static let copiedPhotos = """
        ALTER TABLE photo ADD COLUMN isBare INTEGER NOT NULL DEFAULT 0 CHECK (isBare IN (0, 1));
        """
}
