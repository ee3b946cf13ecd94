/** Points to aim at on a map that has no streets; a sketch of Vienna, good to a hundred metres or so. */
export const spots = [
    { name: "Stephansplatz", latitude: 48.2085, longitude: 16.3721 },
    { name: "Karlskirche", latitude: 48.1983, longitude: 16.3719 },
    { name: "Naschmarkt", latitude: 48.1986, longitude: 16.3637 },
    { name: "Rathaus", latitude: 48.2108, longitude: 16.3573 },
    { name: "Volksgarten", latitude: 48.2081, longitude: 16.3613 },
    { name: "Stadtpark", latitude: 48.2041, longitude: 16.3797 },
    { name: "Schwedenplatz", latitude: 48.2118, longitude: 16.3777 },
    { name: "Hauptbahnhof", latitude: 48.1852, longitude: 16.3762 },
    { name: "Westbahnhof", latitude: 48.1967, longitude: 16.3378 },
    { name: "Praterstern", latitude: 48.2183, longitude: 16.3920 },
    { name: "Augarten", latitude: 48.2256, longitude: 16.3770 },
    { name: "Schönbrunn", latitude: 48.1858, longitude: 16.3127 },
    { name: "Donauturm", latitude: 48.2403, longitude: 16.4100 },
];

/** Water, roughly: lists of latitude and longitude. */
export const rivers = [
    {
        name: "Danube", width: 7,
        line: [[48.3000, 16.3430], [48.2720, 16.3650], [48.2480, 16.3860], [48.2290, 16.4110], [48.2080, 16.4400],
            [48.1830, 16.4740]],
    },
    {
        name: "Danube Canal", width: 3,
        line: [[48.2610, 16.3680], [48.2440, 16.3655], [48.2280, 16.3640], [48.2190, 16.3695], [48.2125, 16.3775],
            [48.2115, 16.3850], [48.2060, 16.3950], [48.1950, 16.4180], [48.1820, 16.4480], [48.1700, 16.4900]],
    },
];

/** Where the map opens first. */
export const start = { latitude: 48.2082, longitude: 16.3738 };
