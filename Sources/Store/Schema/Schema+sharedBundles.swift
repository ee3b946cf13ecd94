extension Schema {
    /// Bundles are shared like lists: since when, and the indexes from which what is shared is listed.
    static let sharedBundles =
        """
        ALTER TABLE bundle ADD COLUMN sharedAt REAL;
        CREATE INDEX bundleShared ON bundle(owner, sharedAt, audience)
            WHERE audience = 'followers' OR audience = 'everyone';
        CREATE INDEX bundleClose ON bundle(owner, sharedAt) WHERE audience = 'close_friends';

        """ + newestSharesAnew(of: ["place", "note", "heading", "review", "task", "template", "bundle"])
}
