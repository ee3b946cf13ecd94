extension EnglishPlaceWords {
    /// Crafts, offices and what one does with free time.
    static let services = """
        craft=brewery | brewery/breweries brewpub/brewpubs microbrewery/microbreweries craft_brewery/craft_breweries
        craft=winery | winery/wineries ?vineyard/vineyards wine_tasting
        craft=distillery | distillery/distilleries
        craft=tailor,shop=tailor | tailor/tailors seamstress/seamstresses dressmaker/dressmakers alterations
        craft=shoemaker,shop=shoe_repair | shoe_repair/shoe_repairs cobbler/cobblers shoemaker/shoemakers shoe_repair_shop/shoe_repair_shops
        craft=locksmith,shop=locksmith | locksmith/locksmiths
        craft=photographer,shop=photo | photo_studio/photo_studios ?photographer/photographers photo_shop/photo_shops
        craft=carpenter | ?carpenter/carpenters joiner/joiners
        craft=plumber | ?plumber/plumbers
        craft=electrician | ?electrician/electricians
        shop=copyshop | copy_shop/copy_shops print_shop/print_shops
        shop=tattoo | tattoo_parlor/tattoo_parlors tattoo_parlour/tattoo_parlours tattoo_studio/tattoo_studios tattoo_shop/tattoo_shops
        shop=massage | massage_place/massage_places massage_parlor/massage_parlors massage_studio/massage_studios | massage
        shop=garden_centre | garden_centre/garden_centres garden_center/garden_centers plant_nursery/plant_nurseries
        shop=seafood | fishmonger/fishmongers fish_shop/fish_shops fish_market/fish_markets
        shop=deli | deli/delis delicatessen/delicatessens
        shop=second_hand,shop=charity | thrift_store/thrift_stores thrift_shop/thrift_shops charity_shop/charity_shops second_hand_shop/second_hand_shops secondhand_shop/secondhand_shops second_hand_store/second_hand_stores
        shop=pawnbroker | pawn_shop/pawn_shops pawnbroker/pawnbrokers
        shop=storage_rental | storage_unit/storage_units self_storage
        shop=ski,shop=ski_rental | ski_rental/ski_rentals ski_shop/ski_shops
        shop=tea | tea_shop/tea_shops
        office=lawyer | ?lawyer/lawyers law_firm/law_firms attorney/attorneys
        office=notary | ?notary/notaries notary_public
        office=accountant,office=tax_advisor | ?accountant/accountants tax_advisor/tax_advisors tax_adviser/tax_advisers
        office=insurance | insurance_office/insurance_offices insurance_agency/insurance_agencies
        office=estate_agent | real_estate_agency/real_estate_agencies estate_agent/estate_agents realtor/realtors real_estate_agent/real_estate_agents
        office=coworking,amenity=coworking_space | coworking_space/coworking_spaces co_working_space/co_working_spaces coworking
        amenity=courthouse | courthouse/courthouses court_house/court_houses
        amenity=grave_yard | cemetery/cemeteries graveyard/graveyards
        amenity=shower | public_shower/public_showers | showers
        amenity=luggage_locker | luggage_locker/luggage_lockers luggage_storage left_luggage left_luggage_office | lockers
        amenity=concert_hall,amenity=theatre,amenity=music_venue | concert_hall/concert_halls music_venue/music_venues opera_house/opera_houses
        amenity=spa,leisure=spa | ?spa/spas day_spa/day_spas
        amenity=ferry_terminal,leisure=marina | harbour/harbours harbor/harbors
        amenity=cafe,shop=tea | tea_house/tea_houses tea_room/tea_rooms coffeehouse/coffeehouses | tea bubble_tea waffles cheesecake
        amenity=cafe,shop=bakery,shop=pastry | doughnut_shop/doughnut_shops donut_shop/donut_shops bagel_shop/bagel_shops | donuts doughnuts bagels croissants
        amenity=ice_cream,shop=ice_cream | frozen_yogurt_place/frozen_yogurt_places | frozen_yogurt froyo
        amenity=cafe,shop=beverages | juice_bar/juice_bars smoothie_bar/smoothie_bars | smoothies
        emergency=defibrillator | defibrillator/defibrillators aed/aeds
        leisure=sauna | ?sauna/saunas
        leisure=ice_rink | ice_rink/ice_rinks skating_rink/skating_rinks
        leisure=amusement_arcade | ?arcade/arcades amusement_arcade/amusement_arcades
        leisure=escape_game | escape_room/escape_rooms escape_game/escape_games
        leisure=miniature_golf | mini_golf_course/mini_golf_courses | mini_golf minigolf
        leisure=water_park | water_park/water_parks waterpark/waterparks
        leisure=horse_riding | riding_stable/riding_stables riding_school/riding_schools | horse_riding
        leisure=stadium,leisure=sports_hall | arena/arenas
        leisure=picnic_table,tourism=picnic_site | picnic_area/picnic_areas picnic_table/picnic_tables
        natural=water | ?lake/lakes
        waterway=waterfall | waterfall/waterfalls
        natural=cave_entrance | ?cave/caves
        tourism=motel | motel/motels
        """
}
