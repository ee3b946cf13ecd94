/// What people tell again in English of a time that was just kept, and what they ask of something that comes again.
extension EnglishFollowUps {
    static let restating: (before: WordPhrases, behind: WordPhrases) = (
        "its,it is,thats,that is,its now,it is now,now its,its on,now,wrong,thats wrong,sorry,oops,wait,no,actually,maybe,perhaps,probably,rather,i mean,i meant,my bad,they moved it to,they moved it,they changed it to,theyve moved it to,its been moved to,its moved to,it moved to,got moved to,was moved to,moved to,changed to",
        "now,instead,actually,i mean,i meant,i think,rather,sorry,maybe,my bad"
    )

    static let lastIs: WordPhrases =
        "last one is,the last one is,last one is on,the last one is on,last time is,the last time is,the last one will be,last one,the last one on"

    static let seriesAsked: [(words: WordPhrases, asked: SeriesAsked)] = [
        (
            "when is the last one,whens the last one,when is the last time,when is it for the last time,when does it stop,when does it end,whens it end,how long does it go on,until when does it go",
            .last
        ),
        (
            "how many are left,how many left,how many more,how many are there,how many times,how often is it left,how many times is it,how many are to come,how many more times",
            .left
        ),
        (
            "the one after,one after,the one after that,one after that,when is the one after that,when is the one after,whats the one after",
            .after
        ),
        (
            "next three,the next three,next 3,the next 3,when are the next three,when are the next 3,show the next three,show me the next three,next few,the next few,when are the next ones",
            .next(3)
        ),
        ("next five,the next five,next 5,the next 5,when are the next five,when are the next 5", .next(5)),
    ]
}
