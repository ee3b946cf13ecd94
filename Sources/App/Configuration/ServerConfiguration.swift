package import Transport
package import Foundation
package import Logging

/// All that an operator can set, with its defaults. `ServerConfiguration.settings` says which key sets what.
package struct ServerConfiguration: Sendable, Equatable {
    package var database = Database()
    package var telegram = Telegram()
    package var web = Web()
    package var sandbox = Sandbox()
    package var admin = Admin()
    package var maps = Maps()
    package var routing = Routing()
    package var geocoding = Geocoding()
    package var placeFacts = PlaceFacts()
    package var smtp = SMTP()
    package var matrix = Matrix()
    package var limits = Limits()
    package var log = Log()

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

    package struct Sandbox: Sendable, Equatable {
        /// 0: any free one.
        package var port = 8081
    }

    package struct Admin: Sendable, Equatable {
        /// nil: made and printed at the first start.
        package var setupCode: Secret?
    }

    package struct Maps: Sendable, Equatable {
        /// A template with `{z}`, `{x}` and `{y}`.
        package var tileURL: String?
        package var attribution: String?
    }

    package struct Routing: Sendable, Equatable {
        package enum Kind: String, Sendable, CaseIterable { case osrm, valhalla }
        package var url: URL?
        package var kind: Kind?
    }

    package struct Geocoding: Sendable, Equatable {
        package var url: URL?
    }

    package struct PlaceFacts: Sendable, Equatable {
        package var address: URL?
        /// Off without it.
        package var key: Secret?
    }

    package struct SMTP: Sendable, Equatable {
        package enum Security: String, Sendable, CaseIterable { case starttls, tls, none }
        package var host: String?
        package var port = 587
        package var security = Security.starttls
        package var user: String?
        package var password: Secret?
        package var from: String?
    }

    package struct Matrix: Sendable, Equatable {
        package var homeserver: URL?
        package var user: String?
        package var token: Secret?
    }

    /// Sends; 0 is no limit.
    package struct Limits: Sendable, Equatable {
        /// A second, overall.
        package var messagesPerSecond = 30.0
        /// A second, to one chat.
        package var messagesPerChat = 1.0
        /// A minute, to one group.
        package var messagesPerGroup = 20.0
        /// What one person may send in a minute.
        package var updatesPerPerson = 60.0
        /// Bytes.
        package var storagePerPerson = 500_000_000
    }

    package struct Log: Sendable, Equatable {
        package enum Format: String, Sendable, CaseIterable { case text, json }
        package var level = Logger.Level.info
        package var format = Format.text
    }
}
