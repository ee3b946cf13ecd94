/// The walls between the rooms: every import and every dependency against the table.
struct Walls {
    let table: RoomTable
    let manifest: Manifest

    /// One line for each import that the table or the manifest does not allow: file, line and what to do.
    func violations(in source: SourceText, room: String) -> [String] {
        let allowed = (table.allowed[room] ?? []).union(RoomTable.everywhere)
        let listed = manifest.targets.first { $0.name == room }?.dependencies ?? []
        return source.imports.compactMap { item in
            let place = "\(source.path):\(item.line)"
            guard allowed.contains(item.module) else {
                return "\(place): \(room) may not import \(item.module) (docs/architecture.md)"
            }
            guard listed.contains(item.module) || Self.comesWithSwift.contains(item.module) else {
                return "\(place): \(room) imports \(item.module), which Package.swift does not give it"
            }
            return nil
        }
    }

    /// One line for each dependency of a room that the table does not allow.
    var manifestViolations: [String] {
        manifest.targets.filter { !$0.isTest }.flatMap { target in
            let allowed = (table.allowed[target.name] ?? []).union(RoomTable.everywhere)
            return target.dependencies.filter { !allowed.contains($0) }.map {
                "Package.swift:\(target.line): \(target.name) may not depend on \($0) (docs/architecture.md)"
            }
        }
    }

    /// One line for each folder without a row or a target, and each target without a folder.
    func roomViolations(folders: [String]) -> [String] {
        let targets = manifest.targets.filter { !$0.isTest }.map(\.name)
        let unknown = folders.filter { !table.rooms.contains($0) }
        let unbuilt = folders.filter { !targets.contains($0) }
        let missing = targets.filter { !folders.contains($0) }
        return unknown.map { "Sources/\($0): no such room in docs/architecture.md" }
            + unbuilt.map { "Sources/\($0): no such target in Package.swift" }
            + missing.map { "Package.swift: \($0) has no folder under Sources" }
    }

    private static let comesWithSwift = RoomTable.everywhere.subtracting(["Logging"]).union(["FoundationXML"])
}
