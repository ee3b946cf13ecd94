/// What English calls the places of the world (OSM: map features).
enum EnglishPlaceWords {
    static let words = PlaceWords(
        kinds: [kinds, shops, sights, services, groups].joined(separator: "\n"),
        cuisines: """
            italian Italian pasta lasagna risotto
            pizza pizza pizzas !pizzeria !pizzerias
            chinese Chinese dim_sum dumplings !dumpling_house
            japanese Japanese
            sushi sushi
            ramen ramen
            thai Thai
            vietnamese Vietnamese pho
            korean Korean
            indian Indian curry
            turkish Turkish
            kebab kebab kebabs doner döner
            greek Greek
            spanish Spanish paella
            tapas tapas
            mexican Mexican tacos burritos enchiladas quesadillas !taqueria !taquerias
            american American
            burger burgers burger hamburgers
            french French
            german German schnitzel
            regional regional local_food
            lebanese Lebanese hummus
            arab Arab Arabic
            persian Persian
            ethiopian Ethiopian
            african African
            georgian Georgian
            portuguese Portuguese
            asian Asian
            argentinian Argentinian empanadas
            seafood seafood fish oysters lobster crab
            chicken chicken chicken_wings wings fried_chicken
            soup soup soups
            salad salad salads
            poke poke poke_bowls
            sausage sausages
            steak_house steak steaks !steakhouse !steakhouses !steak_house !steak_houses
            barbecue barbecue bbq ribs
            noodle noodles
            sandwich sandwiches
            falafel falafel
            breakfast breakfast brunch
            crepe crepes pancakes
            """,
        diets: """
            vegan vegan plant_based
            vegetarian vegetarian veggie veg
            halal halal
            kosher kosher
            gluten_free gluten_free gluten-free
            """,
        features: """
            wifi wifi wi-fi wi_-_fi wi_fi free_wifi free_wi-fi wlan internet internet_access
            outside terrace terraces patio outdoor_seating outdoor_seats outside_seating outdoor_tables outside_tables \
            tables_outside seats_outside seating_outside
            takeaway takeout take_out take-out carry_out
            delivery delivery deliver delivers that_deliver that_delivers
            dogs dog_friendly dog-friendly pet_friendly pet-friendly dogs_allowed dogs_welcome
            children kid_friendly kid-friendly child_friendly child-friendly family_friendly family-friendly kids_friendly
            free free free_of_charge for_free no_fee
            cards card_payment credit_cards credit_card cards_accepted accept_cards accepts_cards that_take_cards
            smokeFree non_smoking non-smoking smoke_free smoke-free no_smoking
            organic organic
            always 24_hour 24_hours 24-hour 24_-_hour 24h 24_h 24_hrs 24_hr 24/7 24_/_7 open_24_hours open_24/7 open_24_/_7 open_24h \
            around_the_clock round_the_clock all_night open_all_night
            """,
        wheelchair: """
            wheelchair wheelchair_accessible wheelchair-accessible accessible step_free barrier_free wheelchair_friendly \
            with_wheelchair_access
            """,
        cheap: "cheap cheapest inexpensive affordable budget low_cost",
        middle: "moderate medium_priced middle_priced middle-priced mid_range mid-range moderately_priced",
        dear: "expensive pricey pricy costly dear upscale fancy high_end fine_dining luxury",
        lessKnown: "less_known hidden off_the_beaten_path off_the_beaten_track hidden_gems lesser_known",
        openNow: """
            open_now open_right_now currently_open still_open open_at_the_moment that_is_open_now that_are_open_now \
            which_is_open_now which_are_open_now now_open open_late_now
            """,
        open: "open opened that_is_open that_are_open which_are_open which_is_open",
        hereabouts: """
            nearby near_by around_here near_here close_by close_to_here in_the_area in_my_area in_this_area \
            in_the_neighborhood in_the_neighbourhood in_the_vicinity in_my_vicinity near_me close_to_me around_me \
            next_to_me by_me nearest_to_me closest_to_me near_my_location around_my_location near_my_position \
            within_walking_distance in_walking_distance close_to_my_location near_my_current_location around_us near_us round_here around
            """,
        wherever: "town city",
        near: "near close_to next_to around by nearest_to closest_to not_far_from round beside",
        inside: "in within inside on",
        me: "me here us my_location my_position where_i_am",
        qualities: """
            quiet cozy cosy romantic lively popular trendy authentic traditional modern stylish famous fun \
            beautiful pretty charming friendly
            """,
        best: "best top",
        fillers: """
            all a an the some any good nice great decent place places spot spots that is are there which with for of \
            and or to me i we options nearest closest next local please find at can get only just one ones on_the_map eat drink serve serves
            """)
}
