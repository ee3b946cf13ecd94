import Core
import GRDB

extension MapFinisher {
    func finishDrawings() throws {
        let drawings = try RowWriter(db, into: "drawing", columns: 8)
        var id = base
        for tier in DrawingTier.allCases {
            let boxes = try boxes(tier.boxTable)
            let ordered = "SELECT * FROM work.drawing WHERE tier = \(tier.rawValue) ORDER BY place, kind, west, south"
            try rows(ordered) { row in
                id += 1
                try drawings.write(
                    .int(id), .of(row, 2), .of(row, 3), .of(row, 4), .of(row, 5), .of(row, 6), .of(row, 7),
                    .of(row, 12))
                try boxes.write(
                    .int(id), .of(row, 8), .of(row, 9), .of(row, 10),
                    .of(row, 11))
            }
        }
    }
}
