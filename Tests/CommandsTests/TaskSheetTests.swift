import Actions
import Testing

@testable import Commands

/// What is read of a message of several lines: "first | steps | description".
struct TaskSheetTests {
    @Test(arguments: [
        ("pack for Rome\n- socks\n- passport", "pack for Rome | socks, passport | "),
        ("pack for Rome:\n* socks\n* [x] passport", "pack for Rome | socks, passport✓ | "),
        (
            "pay rent\nIBAN AT61\n\n• ask for the receipt\nthe flat of Ben",
            "pay rent | ask for the receipt | IBAN AT61\n\nthe flat of Ben"
        ),
        ("milk\n[ ] oat\n[x] cow", "milk | oat, cow✓ | "),
        ("- milk\n- eggs", " | milk, eggs | "),
        ("\n\nbuy paint\nwhite, 5 l", "buy paint |  | white, 5 l"),
        ("shop\n---\n- milk", "shop | milk | ---"),
        ("1. rent\n2. bins", " | rent, bins | "),
        ("✅ milk\n⬜️ bread\n1️⃣ tea\n→ ham", " | milk✓, bread, tea, ham | "),
        ("1. Dezember Friseur\n2. Dezember Bank", "1. Dezember Friseur |  | 2. Dezember Bank"),
        ("2. rent\n3. bins", "2. rent |  | 3. bins"),
    ])
    func `Lines under a thing to do are its steps and its description`(text: String, meant: String) {
        let sheet = TaskSheet(text)
        let steps = sheet?.steps.map { $0.title + ($0.isDone ? "✓" : "") }.joined(separator: ", ") ?? "-"
        #expect("\(sheet?.head ?? "-") | \(steps) | \(sheet?.details ?? "-")" == meant)
    }

    @Test(arguments: ["", "milk", "- milk", "milk\n\n  \n"])
    func `One line is no sheet`(text: String) { #expect(TaskSheet(text) == nil) }

    @Test(arguments: [
        ("shopping:\n- milk\ntoday:\n- laundry", ["shopping:\n- milk", "today:\n- laundry"]),
        ("shopping:\n- milk\n- bread", []),
        ("milk\nshopping:\n- bread\ntoday:\n- laundry", []),
        ("a:\nb:\n- milk", []),
    ])
    func `Headed parts stand for themselves`(text: String, parts: [String]) {
        #expect(TaskSheet.sections(of: text) == parts)
    }
}
