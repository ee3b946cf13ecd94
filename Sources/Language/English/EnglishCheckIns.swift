import Core

/// How people say in English that they come, go or have finished.
enum EnglishCheckIns {
    static let words = CheckInWords(
        leads: "i im ive we were weve am are have just now ok okay finally already".words,
        openings: "check in, checkin, check me in, check us in, checking in, check - in",
        sides: [
            .before: "about to, ready to, will now, will",
            .after: "done with, through with, back from, home from, came from, come from, out of",
        ],
        forms: [
            .before: """
            leaving, leave, going, go, off to, on my way, on the way, heading, head, driving, drive, walking, walk, setting off, starting, start,
            beginning, begin
            """,
            .when: """
            arrived, arriving, arrive, got to, got, getting, get, reached, reaching, came, coming, come, entered,
            landed, at, in, back, home, here
            """,
            .after: """
            left, finished, finishing, finish, ended, end, over, done, completed, went, exited, back from
            """,
        ],
        motions: [
            .go: "off way go going went gone head heading headed drive driving drove walk walking walked travel".words,
            .arrive: """
            arrive arriving arrived get getting got reach reaching reached come coming came enter entering entered
            land landing landed at back
            """.words,
            .leave: "leave leaving left exit exiting exited quit".words,
            .begin: "start starting started begin beginning began".words,
            .end: "finish finishing finished end ending ended over done complete completed".words,
        ],
        away: "from out".words,
        beside:
            "near,near to,nearby,close to,next to,around,beside,outside,pass,pass by,passing,passing by,walk past,drive past,go past,walking past,driving past,going past",
        closeBy: "close to,next to",
        toward: ["for"],
        small: "to at in on the a an my our your with of for into up this that".words,
        bases: [
            "off": "go", "way": "go", "leaving": "leave", "left": "leave", "going": "go", "went": "go", "heading": "go",
            "headed": "go",
            "driving": "drive", "walking": "walk", "starting": "start", "arrived": "arrive", "arriving": "arrive",
            "got": "get", "getting": "get", "reached": "reach", "came": "come", "coming": "come", "finished": "finish",
            "finishing": "finish", "ended": "end", "completed": "finish",
        ])
}
