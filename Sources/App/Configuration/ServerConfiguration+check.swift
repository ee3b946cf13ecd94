extension ServerConfiguration {
    /// What single values cannot tell: keys that only make sense with others.
    func checkTogether() throws(ConfigurationError) {
        if routing.url != nil && routing.kind == nil {
            throw ConfigurationError("routing.kind must be given with routing.url: osrm or valhalla")
        }
        let matrixParts = [matrix.homeserver != nil, matrix.user != nil, matrix.token != nil]
        if matrixParts.contains(true) && matrixParts.contains(false) {
            throw ConfigurationError("matrix.homeserver, matrix.user and matrix.token must be given together")
        }
        if smtp.host != nil && smtp.from == nil {
            throw ConfigurationError("smtp.from must be given with smtp.host")
        }
        if database.path == database.mapPath {
            throw ConfigurationError("database.mapPath must be another file than database.path")
        }
    }
}
