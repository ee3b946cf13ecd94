/// What English calls the places of the world (OSM: map features).
enum EnglishPlaceWords {
    static let words = PlaceWords(
        kinds: kinds + "\n" + shops + "\n" + sights + "\n" + groups,
        cuisines: """
            italian Italian italian
            pizza pizza pizzas pizzeria pizzerias
            chinese Chinese
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
            spanish Spanish
            tapas tapas
            mexican Mexican tacos burritos
            american American
            burger burgers burger hamburgers
            french French
            german German
            regional regional local_food
            lebanese Lebanese
            arab Arab Arabic
            persian Persian
            ethiopian Ethiopian
            african African
            georgian Georgian
            portuguese Portuguese
            asian Asian
            seafood seafood fish
            steak_house steak steaks
            barbecue barbecue bbq
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
            close_to_my_location near_my_current_location around_us near_us round_here around
            """,
        near: "near close_to next_to around by nearest_to closest_to not_far_from round beside",
        inside: "in within inside on",
        me: "me here us my_location my_position where_i_am",
        fillers: """
            a an the some any good nice best great decent place places spot spots that is are there which with for of \
            and or to me i we options nearest closest next local please find at can get on_the_map eat drink serve serves
            """)
}
