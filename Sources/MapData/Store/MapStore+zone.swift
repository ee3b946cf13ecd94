package import Core
package import Foundation
import Geo

extension MapStore {
    package func zone(at point: Coordinate) throws -> TimeZone? {
        let regions = try regions(at: point)
        let named = regions.lazy.compactMap { $0.tags["timezone"].flatMap { TimeZone(identifier: $0) } }.first
        let country = regions.lazy.compactMap(\.country).first
        return named ?? country.flatMap { ZoneTable.shared.zone(at: point, in: $0) }
    }
}

extension MapRegion {
    /// The code of the country that it is, or lies in.
    fileprivate var country: String? {
        let code = tags["ISO3166-1"] ?? tags["ISO3166-1:alpha2"] ?? tags["ISO3166-2"]
        return code.map { String($0.prefix(2)) }
    }
}
