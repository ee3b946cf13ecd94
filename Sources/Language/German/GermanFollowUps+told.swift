/// What people tell again in German of a time that was just kept, and what they ask of something that comes again.
extension GermanFollowUps {
    static let restating: (before: WordPhrases, behind: WordPhrases) = (
        spelled(
            "es ist,ist,das ist,ists,jetzt,nun,doch,nein,falsch,sorry,ups,eher,vielleicht,wohl,lieber,besser,ich meine,ich meinte,mein fehler,wurde verschoben auf,ist verschoben auf,verschoben auf,sie haben es verschoben auf,sie haben es auf,wurde auf"
        ),
        spelled(
            "doch,jetzt,nun,stattdessen,eher,sorry,glaub ich,glaube ich,meine ich,meinte ich,lieber,verschoben,verlegt"
        )
    )

    static let lastIs: WordPhrases = spelled(
        "letztes mal ist,das letzte mal ist,letztes mal am,letztes mal,der letzte ist,der letzte termin ist,die letzte ist,letzter termin ist,letzter termin,das letzte mal am"
    )

    static let seriesAsked: [(words: WordPhrases, asked: SeriesAsked)] = [
        (
            spelled(
                "wann ist das letzte,wann ist der letzte,wann ist die letzte,wann ist der letzte termin,wann ist es das letzte mal,wann ist das letzte mal,wann hört es auf,wann endet es,bis wann geht es,bis wann geht das,wann ist schluss"
            ), .last
        ),
        (
            spelled(
                "wie oft noch,wie viele noch,wie viele sind es noch,wie viele sind noch übrig,wie oft ist es noch,wie oft ist das noch,wie viele mal noch,wie viele termine noch"
            ), .left
        ),
        (spelled("das danach,der danach,die danach,das übernächste,der übernächste,wann ist das danach"), .after),
        (
            spelled(
                "die nächsten drei,nächste drei,die nächsten 3,wann sind die nächsten drei,wann sind die nächsten 3,zeig die nächsten drei,die nächsten paar,wann sind die nächsten"
            ), .next(3)
        ), (spelled("die nächsten fünf,die nächsten 5,wann sind die nächsten fünf"), .next(5)),
    ]
}
