import Foundation
import HTTPTypes
import Transport

extension Doctor {
    /// What Debian's packages bring: time zones, fonts, the pages' map.
    func machine() -> [Finding] { [zones(), fonts(), leaflet()] }

    private func zones() -> Finding {
        let known = ["Europe/Vienna", "America/New_York", "Asia/Tokyo"]
        let areThere = known.allSatisfy {
            FileManager.default.fileExists(atPath: "\(surroundings.zoneFolder)/\($0)")
                && TimeZone(identifier: $0) != nil
        }
        guard !areThere else { return .ok("time zones", "tzdata is installed") }
        return .bad("time zones", "tzdata is missing, so local times would be wrong; install the package tzdata")
    }

    private func fonts() -> Finding {
        let home = surroundings.environment["HOME"].map { ["\($0)/.fonts", "\($0)/.local/share/fonts"] } ?? []
        guard !(surroundings.fontFolders + home).contains(where: hasFont) else {
            return .ok("fonts", "fonts are installed")
        }
        return .warn(
            "fonts", "no fonts are installed, so pictures would have no words; install the package fonts-dejavu-core")
    }

    private func hasFont(_ folder: String) -> Bool {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return false }
        return names.contains { name in
            guard let name = name as? String else { return false }
            return ["ttf", "otf", "ttc", "pfb", "pcf.gz"].contains { name.lowercased().hasSuffix("." + $0) }
        }
    }

    private func leaflet() -> Finding {
        let isThere = FileManager.default.fileExists(atPath: "\(surroundings.leafletFolder)/leaflet.js")
        return isThere
            ? .ok("leaflet", "libjs-leaflet is installed")
            : .ok("leaflet", "libjs-leaflet is not installed; pages will show maps that the server draws")
    }

    /// Whether what the configuration names answers at all.
    func services(_ configuration: ServerConfiguration) async -> [Finding] {
        let tile = configuration.maps.tileURL?.replacing("{z}", with: "0").replacing("{x}", with: "0")
            .replacing("{y}", with: "0").replacing("{s}", with: "a")
        let named = [
            ("maps.tileURL", tile), ("routing.url", configuration.routing.url?.absoluteString),
            ("geocoding.url", configuration.geocoding.url?.absoluteString),
        ]
        var findings: [Finding] = []
        for case (let key, let address?) in named { findings.append(await service(key, address)) }
        return findings
    }

    private func service(_ key: String, _ address: String) async -> Finding {
        let request = TransportRequest(url: address, limits: TransportLimits(connect: 5, total: 15))
        do {
            let answer = try await surroundings.transport.send(request)
            guard answer.status.code < 500 else {
                return .warn("services", "\(key) is in trouble (status \(answer.status.code)); look after that server")
            }
            return .ok("services", "\(key) answers")
        } catch {
            return .bad("services", "\(key) does not answer (\(error)); start that server, or correct the key")
        }
    }
}
