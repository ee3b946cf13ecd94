extension Schema {
    /// `leadDays`: it comes so many days before what it tells of and keeps its time of day ("the evening before").
    /// `hasOwnText`: what is to be done before that, rather than the thing itself.
    static let leads = """
        ALTER TABLE reminder ADD COLUMN leadDays INTEGER CHECK (leadDays >= 0);
        ALTER TABLE reminder ADD COLUMN hasOwnText INTEGER NOT NULL DEFAULT 0 CHECK (hasOwnText IN (0, 1));
        """
}
