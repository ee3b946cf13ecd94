extension OsmiumExport {
    /// Which tags osmium hands on; an element with none of them is left out. And which closed ways stay lines: all that
    /// are not said to be areas (osmium-export, "Area handling").
    static let settings = """
        {"linear_tags": [\(quoted(lines))], "area_tags": null, "include_tags": [\(quoted(wanted))]}
        """

    private static func quoted(_ expressions: [String]) -> String {
        expressions.map { "\"\($0)\"" }.joined(separator: ",")
    }

    private static let lines = [
        "highway", "railway=rail,light_rail,narrow_gauge,funicular,monorail,preserved,tram,subway",
        "waterway=river,canal,stream,ditch,drain", "natural=coastline", "route", "aeroway=runway,taxiway",
    ]

    private static let wanted =
        PlaceReading.keys.filter { !["highway", "building", "natural", "man_made", "emergency"].contains($0) }
        + [
            "highway=motorway,trunk,primary,secondary,tertiary,unclassified,residential,living_street,road,service",
            "highway=motorway_link,trunk_link,primary_link,secondary_link,tertiary_link,pedestrian,footway,path",
            "highway=bridleway,steps,corridor,cycleway,track,busway,bus_guideway,rest_area,services,bus_stop",
            "building", "natural", "man_made", "emergency=defibrillator,phone,ambulance_station",
            "landuse", "boundary", "admin_level", "maritime", "route=ferry", "military", "population", "capital",
            "ISO3166*", "postal_code", "service", "layer", "tunnel", "bridge", "covered", "location", "oneway",
            "junction=roundabout,circular", "name", "name:*",
            "alt_name",
            "alt_name:*",
            "old_name", "official_name", "short_name", "loc_name", "int_name", "brand", "operator", "ref", "addr:*",
            "opening_hours", "opening_hours:kitchen", "phone", "website", "url", "email", "contact:phone",
            "contact:mobile", "contact:website", "contact:email", "wheelchair", "toilets:wheelchair", "diet:*",
            "cuisine", "stars", "level", "description", "wikidata", "wikipedia", "fee", "charge", "internet_access",
            "outdoor_seating", "indoor_seating", "takeaway", "delivery", "smoking", "capacity", "religion",
            "denomination", "ele", "access", "changing_table", "reservation", "dogs", "rooms", "start_date",
            "artist_name", "highchair", "kids_area", "min_age", "payment:*", "collection_times", "drive_through",
            "self_service", "attraction", "memorial", "organic", "fair_trade", "second_hand", "network",
            "socket:type2", "sport",
        ]
}
