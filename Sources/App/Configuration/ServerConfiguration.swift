package import Transport
package import Foundation
import Logging

/// All that an operator can set, with its defaults. `ServerConfiguration.settings` says which key sets what.
package struct ServerConfiguration: Sendable, Equatable {
    package var database = Database()
    package var telegram = Telegram()
    package var web = Web()
    var sandbox = Sandbox()
    package var admin = Admin()
    var maps = Maps()
    var routing = Routing()
    var geocoding = Geocoding()
    var placeFacts = PlaceFacts()
    var smtp = SMTP()
    var matrix = Matrix()
    var limits = Limits()
    var log = Log()

    /// The defaults alone.
    package init() {}

    /// Paths; relative ones start from the working directory.
    package struct Database: Sendable, Equatable {
        package var path = "wayside.sqlite"
        package var mapPath = "map.sqlite"
    }

    package struct Telegram: Sendable, Equatable {
        /// Without it the sandbox runs instead.
        package var token: Secret?
        package var apiBase = "https://api.telegram.org"
        /// Seconds.
        package var pollTimeout = 30
    }

    package struct Web: Sendable, Equatable {
        package var host = "127.0.0.1"
        /// 0: any free one.
        package var port = 8080
        package var publicURL: URL?
        /// Opens `/health` and `/metrics` to others than this machine.
        package var metricsToken: Secret?
    }

    struct Sandbox: Sendable, Equatable {
        /// 0: any free one.
        var port = 8081
    }

    package struct Admin: Sendable, Equatable {
        /// nil: made and printed at the first start.
        package var setupCode: Secret?
    }

    struct Maps: Sendable, Equatable {
        /// A template with `{z}`, `{x}` and `{y}`.
        var tileURL: String?
        var attribution: String?
    }

    struct Routing: Sendable, Equatable {
        enum Kind: String, Sendable, CaseIterable { case osrm, valhalla }
        var url: URL?
        var kind: Kind?
    }

    struct Geocoding: Sendable, Equatable {
        var url: URL?
    }

    struct PlaceFacts: Sendable, Equatable {
        var address: URL?
        /// Off without it.
        var key: Secret?
    }

    struct SMTP: Sendable, Equatable {
        enum Security: String, Sendable, CaseIterable { case starttls, tls, none }
        var host: String?
        var port = 587
        var security = Security.starttls
        var user: String?
        var password: Secret?
        var from: String?
    }

    struct Matrix: Sendable, Equatable {
        var homeserver: URL?
        var user: String?
        var token: Secret?
    }

    /// Sends; 0 is no limit.
    struct Limits: Sendable, Equatable {
        /// A second, overall.
        var messagesPerSecond = 30.0
        /// A second, to one chat.
        var messagesPerChat = 1.0
        /// A minute, to one group.
        var messagesPerGroup = 20.0
        /// What one person may send in a minute.
        var updatesPerPerson = 60.0
        /// Bytes of files.
        var storagePerPerson = 500_000_000
    }

    struct Log: Sendable, Equatable {
        enum Format: String, Sendable, CaseIterable { case text, json }
        var level = Logger.Level.info
        var format = Format.text
    }
}
