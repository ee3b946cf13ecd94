import MapData

/// How a kind of area is drawn.
struct AreaStyle: Sendable {
    var ink: Ink
    /// The lowest zoom at which it is drawn.
    var from = 0.0
    var edge: Ink?
    var edgeFrom = 14.5
    /// What covers the ground; of two such, the smaller one lies on top. Others are drawn in the order of kinds.
    var isGround = true

    /// nil for kinds that are no areas.
    static func of(_ kind: FeatureKind) -> AreaStyle? { rows[kind] }

    private static let rows: [FeatureKind: AreaStyle] = [
        .sea: AreaStyle(ink: .sea), .residential: AreaStyle(ink: .residential, from: 9),
        .industrial: AreaStyle(ink: .industrial, from: 10), .farmland: AreaStyle(ink: .farmland, from: 9),
        .grass: AreaStyle(ink: .grass, from: 10), .park: AreaStyle(ink: .park, from: 10),
        .wood: AreaStyle(ink: .wood, from: 5), .sand: AreaStyle(ink: .sand, from: 10),
        .rock: AreaStyle(ink: .rock, from: 9), .glacier: AreaStyle(ink: .glacier, from: 5),
        .wetland: AreaStyle(ink: .wetland, from: 10), .pitch: AreaStyle(ink: .pitch, from: 13),
        .cemetery: AreaStyle(ink: .cemetery, from: 11), .hospital: AreaStyle(ink: .campus, from: 12),
        .school: AreaStyle(ink: .campus, from: 12), .parking: AreaStyle(ink: .parking, from: 14),
        .airport: AreaStyle(ink: .airport, from: 9), .military: AreaStyle(ink: .military, from: 10),
        .water: AreaStyle(ink: .water, from: 4, isGround: false),
        .runway: AreaStyle(ink: .runway, from: 9, isGround: false),
        .pier: AreaStyle(ink: .pier, from: 11, isGround: false),
        .pedestrianArea: AreaStyle(ink: .square, from: 13, isGround: false),
        .building: AreaStyle(ink: .building, from: 13, edge: .buildingEdge, isGround: false),
    ]
}
