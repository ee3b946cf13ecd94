extension EnglishPlaceWords {
    static let kinds = """
        amenity=cafe | café/cafés cafe/cafes coffee_shop/coffee_shops coffee_house/coffee_houses coffee_place/coffee_places coffeeshop/coffeeshops | coffee espresso cappuccino
        amenity=restaurant | restaurant/restaurants diner/diners bistro/bistros eatery/eateries resturant/resturants place_to_eat/places_to_eat | lunch dinner
        amenity=fast_food | fast_food_place/fast_food_places takeaway/takeaways snack_bar/snack_bars food_truck/food_trucks taco_truck/taco_trucks food_stall/food_stalls | fast_food hot_dogs hotdogs fries fish_and_chips
        amenity=bar | ?bar/bars cocktail_bar/cocktail_bars wine_bar/wine_bars | cocktails drinks
        amenity=pub | pub/pubs tavern/taverns | beer
        amenity=biergarten | beer_garden/beer_gardens
        amenity=nightclub | nightclub/nightclubs night_club/night_clubs ?club/clubs disco/discos
        amenity=ice_cream | ice_cream_shop/ice_cream_shops gelateria/gelaterias ice_cream_parlour/ice_cream_parlours | ice_cream gelato
        amenity=pharmacy | pharmacy/pharmacies chemist/chemists drugstore/drugstores drug_store/drug_stores chemists_shop/chemists_shops farmacy/farmacies
        amenity=hospital | hospital/hospitals ?emergency_room/emergency_rooms
        amenity=doctors | ?doctor/doctors doctors_office/doctors_offices ?physician/physicians
        amenity=clinic | ?clinic/clinics medical_centre/medical_centres medical_center/medical_centers urgent_care
        amenity=dentist | ?dentist/dentists
        amenity=veterinary | ?vet/vets veterinary/veterinaries veterinarian/veterinarians
        amenity=atm | ATM/ATMs atm/atms cash_machine/cash_machines cashpoint/cashpoints cash_point/cash_points bancomat/bancomats money_machine/money_machines | cash
        amenity=bank | ?bank/banks
        amenity=bureau_de_change | currency_exchange/currency_exchanges bureau_de_change/bureaux_de_change money_changer/money_changers exchange_office/exchange_offices
        amenity=post_office | post_office/post_offices
        amenity=post_box | post_box/post_boxes mailbox/mailboxes letter_box/letter_boxes letterbox/letterboxes postbox/postboxes
        amenity=fuel | petrol_station/petrol_stations gas_station/gas_stations filling_station/filling_stations service_station/service_stations fuel_station/fuel_stations | petrol gasoline diesel
        amenity=charging_station | charging_station/charging_stations charging_point/charging_points ev_charger/ev_chargers charger_for_cars/chargers_for_cars supercharger/superchargers
        amenity=parking | car_park/car_parks parking_lot/parking_lots parking_garage/parking_garages parking_space/parking_spaces somewhere_to_park place_to_park/places_to_park ?parking | i_park we_park to_park
        amenity=bicycle_parking | bike_parking/bike_parkings bicycle_parking/bicycle_parkings bike_rack/bike_racks
        amenity=bicycle_rental | bike_rental/bike_rentals bicycle_rental/bicycle_rentals bike_hire/bike_hires
        amenity=car_rental | car_rental/car_rentals car_hire/car_hires rent_a_car
        amenity=car_wash | car_wash/car_washes
        amenity=taxi | taxi_stand/taxi_stands taxi_rank/taxi_ranks
        amenity=toilets | toilet/toilets public_toilet/public_toilets restroom/restrooms ?bathroom/bathrooms wc/wcs washroom/washrooms loo/loos
        amenity=drinking_water | drinking_fountain/drinking_fountains water_fountain/water_fountains drinking_water | drinking_water
        amenity=bench | ?bench/benches somewhere_to_sit place_to_sit/places_to_sit | i_sit we_sit to_sit
        amenity=library | ?library/libraries
        amenity=school | ?school/schools
        amenity=kindergarten | kindergarten/kindergartens day_care/day_cares daycare/daycares nursery_school/nursery_schools
        amenity=university | university/universities ?college/colleges
        amenity=cinema | ?cinema/cinemas movie_theater/movie_theaters movie_theatre/movie_theatres
        amenity=theatre | theatre/theatres ?theater/theaters
        amenity=police | police_station/police_stations
        amenity=townhall | town_hall/town_halls city_hall/city_halls
        amenity=embassy,office=diplomatic | embassy/embassies consulate/consulates
        amenity=place_of_worship | ?church/churches mosque/mosques synagogue/synagogues chapel/chapels cathedral/cathedrals place_of_worship/places_of_worship
        amenity=community_centre | community_centre/community_centres community_center/community_centers
        amenity=marketplace | ?market/markets farmers_market/farmers_markets
        amenity=casino | casino/casinos
        amenity=recycling | recycling_point/recycling_points recycling_center/recycling_centers recycling_centre/recycling_centres recycling_bin/recycling_bins bottle_bank/bottle_banks
        amenity=fountain | ?fountain/fountains
        amenity=ferry_terminal | ferry_terminal/ferry_terminals
        highway=bus_stop | bus_stop/bus_stops
        amenity=bus_station | bus_station/bus_stations
        railway=station,railway=halt | train_station/train_stations railway_station/railway_stations ?station/stations
        railway=tram_stop | tram_stop/tram_stops
        railway=subway_entrance,station=subway | metro_station/metro_stations subway_station/subway_stations underground_station/underground_stations
        aeroway=aerodrome | airport/airports
        aeroway=helipad | helipad/helipads heliport/heliports
        leisure=park,leisure=garden | ?park/parks public_garden/public_gardens botanical_garden/botanical_gardens
        leisure=playground | playground/playgrounds play_area/play_areas
        leisure=fitness_centre | ?gym/gyms fitness_centre/fitness_centres fitness_center/fitness_centers fitness_studio/fitness_studios
        leisure=swimming_pool,leisure=sports_centre | swimming_pool/swimming_pools ?pool/pools
        leisure=sports_centre | sports_centre/sports_centres sports_center/sports_centers
        leisure=pitch | football_pitch/football_pitches football_field/football_fields sports_field/sports_fields soccer_field/soccer_fields soccer_pitch/soccer_pitches tennis_court/tennis_courts basketball_court/basketball_courts volleyball_court/volleyball_courts
        leisure=stadium | stadium/stadiums
        leisure=golf_course | golf_course/golf_courses
        leisure=marina | marina/marinas
        leisure=dog_park | dog_park/dog_parks
        leisure=bowling_alley | bowling_alley/bowling_alleys
        natural=beach | ?beach/beaches
        natural=peak | peak/peaks summit/summits
        """

    static let shops = """
        shop=supermarket | supermarket/supermarkets grocery_store/grocery_stores grocery/groceries_stores food_store/food_stores | groceries
        shop=convenience | convenience_store/convenience_stores corner_shop/corner_shops
        shop=bakery | bakery/bakeries baker/bakers | bread pastries
        shop=butcher | butcher/butchers butcher_shop/butcher_shops
        shop=greengrocer | greengrocer/greengrocers | vegetables
        shop=pastry,shop=confectionery | pastry_shop/pastry_shops patisserie/patisseries | cake
        shop=florist | florist/florists flower_shop/flower_shops | flowers
        shop=clothes | clothes_shop/clothes_shops clothing_store/clothing_stores clothes_store/clothes_stores boutique/boutiques | clothes
        shop=shoes | shoe_shop/shoe_shops shoe_store/shoe_stores | shoes
        shop=jewelry | jeweller/jewellers jewelry_store/jewelry_stores jewelry_shop/jewelry_shops
        shop=optician | optician/opticians | glasses
        shop=hairdresser | ?hairdresser/hairdressers ?barber/barbers barber_shop/barber_shops barbershop/barbershops hair_salon/hair_salons | haircut
        shop=beauty | beauty_salon/beauty_salons nail_salon/nail_salons
        shop=laundry | laundry_service/laundries laundromat/laundromats launderette/launderettes
        shop=dry_cleaning | dry_cleaner/dry_cleaners dry_cleaning
        shop=books | bookshop/bookshops bookstore/bookstores book_shop/book_shops book_store/book_stores | books
        shop=stationery | stationery_shop/stationery_shops stationer/stationers
        shop=toys | toy_shop/toy_shops toy_store/toy_stores | toys
        shop=electronics | electronics_shop/electronics_shops electronics_store/electronics_stores
        shop=mobile_phone | phone_shop/phone_shops phone_store/phone_stores mobile_phone_shop/mobile_phone_shops
        shop=doityourself,shop=hardware | hardware_store/hardware_stores diy_store/diy_stores diy_shop/diy_shops
        shop=furniture | furniture_shop/furniture_shops furniture_store/furniture_stores | furniture
        shop=sports | sports_shop/sports_shops sports_store/sports_stores
        shop=bicycle | bike_shop/bike_shops bicycle_shop/bicycle_shops
        shop=car_repair | car_repair/car_repairs garage_for_cars/garages mechanic/mechanics
        shop=chemist | health_and_beauty_shop/health_and_beauty_shops
        shop=kiosk | kiosk/kiosks newsstand/newsstands newsagent/newsagents
        shop=tobacco | tobacconist/tobacconists smoke_shop/smoke_shops | cigarettes
        shop=alcohol | liquor_store/liquor_stores wine_shop/wine_shops off_licence/off_licences | wine
        shop=gift | gift_shop/gift_shops souvenir_shop/souvenir_shops | souvenirs gifts
        shop=pet | pet_shop/pet_shops pet_store/pet_stores
        shop=mall | shopping_mall/shopping_malls shopping_centre/shopping_centres shopping_center/shopping_centers ?mall/malls
        shop=department_store | department_store/department_stores
        shop=travel_agency | travel_agency/travel_agencies
        """

    static let sights = """
        tourism=hotel | ?hotel/hotels
        tourism=hostel | hostel/hostels youth_hostel/youth_hostels
        tourism=guest_house | guest_house/guest_houses guesthouse/guesthouses bed_and_breakfast/bed_and_breakfasts b&b/b&bs
        tourism=apartment | holiday_apartment/holiday_apartments holiday_flat/holiday_flats
        tourism=camp_site | camp_site/camp_sites campsite/campsites campground/campgrounds | camping
        tourism=museum | ?museum/museums
        tourism=gallery | art_gallery/art_galleries ?gallery/galleries
        tourism=attraction | attraction/attractions
        tourism=viewpoint | viewpoint/viewpoints lookout/lookouts scenic_view/scenic_views
        tourism=artwork | artwork/artworks sculpture/sculptures statue/statues
        tourism=zoo | ?zoo/zoos
        tourism=aquarium | ?aquarium/aquariums aquaria
        tourism=theme_park | theme_park/theme_parks amusement_park/amusement_parks
        tourism=information | tourist_information tourist_office/tourist_offices visitor_centre/visitor_centres
        tourism=picnic_site | picnic_site/picnic_sites picnic_spot/picnic_spots
        historic=monument | monument/monuments
        historic=memorial | memorial/memorials
        historic=castle | castle/castles palace/palaces
        historic=ruins | ruin/ruins
        """

    static let groups = """
        tourism=museum,tourism=gallery,tourism=attraction,tourism=viewpoint,tourism=zoo,tourism=aquarium,tourism=theme_park,historic=*,leisure=park,leisure=garden,natural=beach,natural=peak | sight/sights point_of_interest/points_of_interest landmark/landmarks tourist_attraction/tourist_attractions thing_to_see/things_to_see sightseeing
        tourism=hotel,tourism=hostel,tourism=guest_house,tourism=motel,tourism=apartment | accommodation/accommodations place_to_stay/places_to_stay place_to_sleep/places_to_sleep somewhere_to_stay somewhere_to_sleep lodging/lodgings
        amenity=restaurant,amenity=fast_food,amenity=cafe,amenity=food_court | somewhere_to_eat anywhere_to_eat | food something_to_eat
        amenity=bar,amenity=pub,amenity=biergarten,amenity=nightclub | nightlife | nightlife
        shop=* | ?shop/shops ?store/stores | shopping
        """
}
