import Testing

@testable import Language

/// What is something to do by its words alone, told from what is asked of a program and what is only told.
struct ChoreTests {
    @Test(arguments: [
        "bring the payment agreement to Eastern branch by Friday", "return the drill to Tom", "buy a new brush",
        "buy a birthday present for Ida", "clean the kitchen",
        "water the plants every 3 days", "water plants every 3 days", "i need to wash the car", "do the dishes",
        "take the suit to the cleaners", "throw away the old paint", "call Ben by Friday", "send the invoice p1",
        "pay the electricity bill by the 15th", "study chapter 4", "pick Max up from school at 3",
        "call bank from Monday", "phone the bank from Wednesday", "paint wall between Monday and Friday",
        "call the bank", "call dentist", "phone the landlord tomorrow",
        "have to renew my passport before June", "book the plumber #june", "don't forget to return the books",
    ])
    func `What people do themselves is kept as something to do`(line: String) {
        #expect(Ranker.of(.english)?.ranking(of: LineReader.read(line)).sure?.intent == "task.add")
    }

    @Test(arguments: [
        ("get the keys from Nina", "get the keys from Nina"), ("put away the laundry", "put away the laundry"),
        ("get the form signed p1", "get the form signed"), ("get it signed before I leave", "get it signed"),
        ("I need to take out the trash", "take out the trash"), ("report p1", "report"),
    ])
    func `Its verb belongs to its title`(line: String, title: String) {
        let slots = WishSlots.slots(of: LineReader.read(line), for: "task.add", names: .none)
        #expect(slots.text("title") == title)
    }

    @Test(arguments: [
        "call from Monday", "calls from Monday",
        "clean it", "fix that", "bring me a coffee", "water bottle",
        "paint store near me", "wash", "bring up the menu",
        "bring down the brightness", "sweep the yard now", "can you wash the car", "did I water the plants?",
        "I washed the car", "you should clean the kitchen", "call Ben", "send an email", "clean up my list",
        "buy a flight to Rome", "P2 is full", "I parked at P3", "is it P1", "we are on P2 near the lift",
        "the patch isn't holding", "patch up isn't working", "what is the best way to clean silver",
        "I want to apply for a loan",
    ])
    func `What programs are told, asked or shown is not`(line: String) {
        let chore = Chore(LineReader.read(line))
        #expect(chore?.isSure != true)
        #expect(!Chore.isMarked(LineReader.read(line)))
    }

    @Test(arguments: [
        "Auto waschen", "die Pflanzen gießen", "Fenster putzen am Samstag", "ich muss noch den Müll rausbringen",
        "Oma bis Freitag anrufen", "Rechnung bezahlen", "mit Chef reden", "Bild aufhängen im Wohnzimmer",
        "Kalender 2027 kaufen",
        "ruf Oma an", "bring die Bücher zurück", "räum den Keller auf", "Brief an Finanzamt", "Antwort an Frau Huber",
    ])
    func `German chores end with their verb`(line: String) {
        #expect(Ranker.of(.german)?.ranking(of: LineReader.read(line, language: .german)).sure?.intent == "task.add")
    }

    @Test(arguments: [
        "Oma anrufen", "kannst du das Auto waschen?", "waschen", "soll ich das Auto waschen", "Karte kopieren",
        "räum auf", "teil grillen mit Ben", "schick mir die Liste", "sag den Termin ab", "Kalender ausräumen",
        "Antwort von Anna",
    ])
    func `Other German lines are none`(line: String) {
        let chore = Chore(LineReader.read(line, language: .german))
        #expect(chore?.isSure != true)
        #expect(!Chore.isMarked(LineReader.read(line)))
    }
}
