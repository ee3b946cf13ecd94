extension SandboxText {
    /// Without blank ends, entities clipped to what is left (TDLib `fix_formatted_text`).
    func trimmed() -> SandboxText {
        var units = Array(text.utf16)
        let isBlank = { (unit: UInt16) in unit == 0x20 || (0x09...0x0D).contains(unit) }
        while let last = units.last, isBlank(last) { units.removeLast() }
        let firstEntity = entities.map(\.offset).min() ?? units.count
        let lead = units.prefix(firstEntity).prefix(while: isBlank).count
        units.removeFirst(lead)
        var kept: [SandboxEntity] = []
        for var entity in entities {
            entity.offset -= lead
            entity.length = min(entity.length, units.count - entity.offset)
            if entity.length > 0 { kept.append(entity) }
        }
        return SandboxText(String(decoding: units, as: UTF16.self), entities: kept)
    }

    /// The words under a UTF-16 range; empty where the range lies outside.
    func words(_ entity: SandboxEntity) -> String {
        let units = Array(text.utf16)
        let end = entity.offset + entity.length
        guard entity.offset >= 0, entity.length >= 0, end <= units.count else { return "" }
        return String(decoding: units[entity.offset..<end], as: UTF16.self)
    }
}
