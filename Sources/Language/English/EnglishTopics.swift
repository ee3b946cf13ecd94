/// What English words are about, in general words; a word may stand in several topics, and the first counts most.
/// "a_b" are words that follow each other.
enum EnglishTopics {
    static let text = """
        remind: remind reminds reminded reminding reminder reminders remider remindr alert alerts notify
            notification notifications alarm alarms timer timers nudge ping wake_me wake_up let_me_know
            dont_let_me_forget snooze ring_me
        list: list lists checklist checklists lst
        todo: todo todos to_do to_dos task tasks chore chores errand errands duties things_to_do stuff_to_do
            work_list job_list
        shop: shopping grocery groceries shoping things_to_buy
        cal: calendar calendars schedule schedules agenda agendas diary diaries planner calender calander timetable
            scheduled
        event: meeting meetings mtg appointment appointments appt appts appointmnt event events conference interview
            interviews session sessions rehearsal seminar webinar standup workshop ceremony reunion gathering
            checkup check_up get_together consultation briefing retro sync wedding funeral birthday birthdays
            anniversary party parties lesson lessons recital tournament match exam playdate barbecue bbq picnic
            potluck gig graduation baptism meetup catch_up catchup dinner lunch brunch breakfast supper date dates
            engagement engagements plans commitments one_on_one call_with fitting hearing
        cancelw: cancel cancels cancelled canceled canceling cancelling cancle abort call_off
        delete: delete deletes deleted deleting remove removes removed removing erase erased clear cleared scratch
            wipe discard trash get_rid rid eliminate cross_off strike take_off take_out ditch dump empty purge drop
            scrap bin unpin forget unset dismiss
        done: done finished completed complete finish tick tick_off check_off cross_off mark_off accomplished ticked
        add: add adding added put append include insert throw_in jot note_down write_down write stick chuck pop
            place attach enter log record
        create: create creates creating make start new open begin build generate set_up setup prepare initiate
            compile set establish draft
        change: change changes changing changed update updates edit modify move moved shift reschedule rescheduled
            rename postpone postponed delay push pushed adjust alter switch swap correct extend shorten amend
            bring_forward set_back make_it relocate prolong replace
        show: show shows display tell read give see view check look pull_up bring_up hear recite browse review pull
            list_out name run_through go_over look_up print speak_back
        find: find search seek hunt locate finding looking_for look_for searching discover suggest recommend
            recommendation recommendations suggestion suggestions know_of
        book: book books booking booked arrange plan
        reserve: reserve reserved reservation reservations reserving table_for a_table booking_for party_of
        keep: save saves store keep remember memorize bookmark pin pinned hold_on mark
        share: share shares sharing send sends tell forward let_know broadcast transmit pass_on beam
        near: near nearby nearest closest close around here_around local locally vicinity within neighborhood
            neighbourhood proximity surrounding round walking_distance adjacent closeby next_to
        place: restaurant restaurants restaraunt resturant diner diners cafe cafes coffee_shop coffee_shops bistro
            eatery eateries pub pubs pizzeria pizzerias steakhouse brewery tavern buffet grill bakery bakeries
            starbucks mcdonalds subway_restaurant kfc burger_king taco_bell walmart target costco ikea aldi lidl
            tesco wendys chipotle dominos dennys applebees olive_garden bar bars nightclub club clubs lounge
        venue: gas_station gas_stations petrol_station pharmacy pharmacies drugstore chemist hospital hospitals
            clinic atm atms store stores shop shops mall malls supermarket supermarkets museum museums park parks
            cinema cinemas theater theatre theaters theatres gym gyms library libraries school parking carpark
            garage airport airports station hotel hotels motel hostel post_office salon barber hairdresser
            laundromat dentist vet zoo aquarium beach beaches pool bank_branch church stadium arena playground
            market markets bookstore bookshop hardware_store dealership landmark landmarks attraction attractions
            spa campground winery casino bowling_alley golf_course toilet toilets restroom bathroom_nearby embassy
            police_station fire_station university college gallery mosque temple synagogue cathedral nursery_school
            kindergarten florist butcher car_wash mechanic town_hall
        food_kind: italian chinese mexican thai indian japanese korean vietnamese french_food greek mediterranean
            sushi pizza burger burgers tacos ramen bbq_place barbecue_place seafood vegan vegetarian steak noodles
            dim_sum tapas kebab falafel pho fast_food gluten_free brunch_spot sandwiches wings ice_cream
        route: directions direction route routes navigate navigation navigating drive driving way get_to getting_to
            go_to map take_me lead_me guide_me shortest_way fastest_way path walk walking head_to bring_me gps reach
            avoid
        eta: how_long eta arrive arrival arriving far how_far distance away travel_time commute take_to_get
            estimated running_late on_my_way
        transit: bus buses train trains subway metro tram ferry railway rail shuttle amtrak bike bicycle foot
        taxi: taxi taxis uber ubers cab cabs lyft rideshare ride_share a_ride limo chauffeur
        flight: flight flights plane airplane airline airlines boarding layover delta united jetblue
            southwest_airlines lufthansa ryanair jet takeoff depart departs departure land landed_flight gate
            boarding_pass terminal fly flying
        loc: location where_am_i whereabouts position coordinates current_location my_location gps_position located
            where_we_are where_i_am
        hereword: here this_place this_spot this_location my_spot
        fav: favorite favorites favourite favourites fave faves favs starred
        openh: open opens close_time closes closed hours opening closing opening_hours business_hours close_at
        rating: reviews review rating ratings rated stars star_rating good_place any_good worth_going well_reviewed
            highly_rated top_rated yelp best_rated
        reserv: takes_reservations take_reservations accept_reservations accepts_reservations take_bookings walk_ins
            walkins reservations_at need_a_reservation
        busyw: busy crowded wait wait_time long_wait line_at packed queue crowd full_house rush
        placefact: address phone_number menu website parking_lot wheelchair cuisine price_range
        travel: travel traveling travelling trip trips vacation vacations tourist tourists touristy sightseeing
            sights attractions_in sights_in visit visiting things_to_see must_see activities journey weekend_getaway
            getaway tour tours excursion itinerary explore abroad destination destinations landmarks_in
        hello: hello hi hey hiya heya howdy greetings yo sup good_morning good_evening good_afternoon hullo hola
            morning_all whats_up how_are_you hows_it_going how_do_you_do how_have_you_been
        thank: thanks thank thankyou thx ty appreciate appreciated grateful gratitude cheers thnx thanx tysm kudos
            thankful
        praise: awesome amazing excellent fantastic wonderful brilliant well_done good_job great_job nice_work
            nicely_done helpful perfect terrific superb splendid impressed clever_bot good_bot
        yesw: yes yeah yep yup yea correct affirmative sure absolutely indeed exactly right certainly definitely
            true agreed agree confirm confirmed accurate totally ya aye precisely of_course uh_huh
        now: no nope nah negative not_right wrong incorrect false untrue never disagree not_true nay not_correct
            mistaken
        stop: stop quit halt enough shut_up be_quiet quiet silence hush cease never_mind nevermind forget_it stop_it
            knock_it_off stop_talking no_more desist nvm leave_it
        repeat: repeat again once_more say_that say_again come_again pardon didnt_hear did_not_hear didnt_catch
            missed_that what_did_you_say didnt_understand what_was_that one_more_time rephrase restate reiterate
        help: help what_can_you what_do_you_do capabilities abilities able_to_do features instructions tutorial
            how_do_you_work functions commands_you skills you_can_do you_do_for_me know_how_to_do ask_you
            questions_can capable subjects topics_you
        name: name names nickname username last_name first_name surname my_name called call_me nick full_name
        profile: profile bio avatar profile_picture account_name handle
        setting: settings setting preferences preference configuration options default defaults factory reset
            restore factory_settings original_settings
        language: language languages english spanish french german italian_language portuguese russian
            chinese_language japanese_language mandarin arabic hindi dutch swedish norwegian danish finnish polish
            turkish greek_language latin korean_language
        units: kilometers kilometres miles metric imperial celsius fahrenheit 24_hour 12_hour units
        undo: undo revert take_back roll_back undone reverse undoes
        note: note notes memo memos notebook jotting
        item: keys key wallet purse id passport umbrella glasses charger badge backpack bag headphones phone_charger
            belongings items item thing things stuff
        occasion: occasion occasions leave_work leaving_work get_home
        arrive: arrived leaving left heading got_home just_got im_at i_am_at check_in checking_in checked_in
            just_left about_to_leave
        people: follow unfollow block unblock followers following close_friends friend friends buddies contacts_here
        kin: mom mum mother dad father parents wife husband son daughter brother sister sis bro grandma grandpa
            grandmother grandfather granny aunt uncle cousin nephew niece boyfriend girlfriend fiance partner spouse
            kids kid children family boss coworker coworkers colleague colleagues manager neighbor neighbour
            roommate landlord team client clients hubby mommy daddy babysitter doctor friend friends buddy pal
        firstname: james john robert michael william david richard joseph thomas charles christopher daniel matthew
            anthony mark donald steven paul andrew joshua kenneth kevin brian george timothy ronald edward jason
            jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel
            gregory frank alexander raymond patrick jack dennis jerry tyler aaron jose adam nathan henry douglas
            zachary peter kyle noah ethan jeremy walter christian keith roger terry austin sean gerald carl harold
            dylan arthur lawrence jordan jesse bryan billy bruce gabriel joe logan alan juan albert willie elijah
            wayne randy vincent mason roy ralph bobby russell bradley philip eugene mary patricia jennifer linda
            elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley kimberly emily donna
            michelle carol amanda melissa deborah stephanie dorothy rebecca sharon laura cynthia amy kathleen angela
            shirley brenda emma anna pamela nicole samantha katherine christine helen debra rachel carolyn janet
            maria catherine heather diane olivia julie joyce victoria ruth virginia_s lauren kelly christina joan
            evelyn judith andrea hannah megan cheryl jacqueline martha madison teresa gloria sara janice ann ana
            kathryn abigail sophia frances jean alice judy isabella julia grace amber denise danielle marilyn
            beverly charlotte natalie theresa diana brittany doris kayla alexis lori marie tom tim mike dave bob
            bill jim ben dan sam max leo tina tony steve matt chris nick alex kate katie liz beth meg jen jenny jill
            jane lucy mia zoe eva nina lena sofia marco luca pablo carlos miguel diego pedro ahmed ali omar fatima
            yusuf priya raj amit wei ming yuki hiro olga ivan igor natasha anya sergei klaus hans heidi greta lars
            ingrid sven bjorn pierre marcel claire sophie johnny
        city: london paris rome berlin madrid vienna amsterdam barcelona lisbon prague budapest dublin athens venice
            florence milan munich hamburg cologne zurich geneva brussels copenhagen stockholm oslo helsinki warsaw
            krakow moscow istanbul cairo dubai tokyo kyoto osaka seoul beijing shanghai bangkok singapore mumbai
            delhi sydney melbourne auckland toronto montreal vancouver ottawa mexico_city havana bogota lima rio
            buenos_aires santiago new_york nyc manhattan brooklyn los_angeles la chicago houston phoenix
            philadelphia san_antonio san_diego dallas san_jose austin_texas jacksonville fort_worth columbus
            charlotte_nc san_francisco sf indianapolis seattle denver washington dc boston el_paso nashville detroit
            oklahoma_city portland las_vegas vegas memphis louisville baltimore milwaukee albuquerque tucson fresno
            sacramento kansas_city mesa atlanta omaha colorado_springs raleigh miami oakland minneapolis tulsa tampa
            arlington new_orleans wichita cleveland bakersfield aurora anaheim honolulu santa_ana riverside
            lexington stockton pittsburgh cincinnati anchorage st_louis orlando irvine newark durham plano toledo
            lincoln buffalo reno scottsdale boise richmond spokane salt_lake_city des_moines glasgow edinburgh
            manchester liverpool birmingham bristol leeds cardiff belfast oxford cambridge brighton york downtown
            uptown midtown jersey long_island
        country: usa america us united_states uk england britain scotland ireland wales france germany austria
            switzerland italy spain portugal greece turkey poland hungary czech sweden norway denmark finland
            iceland russia ukraine china japan korea india thailand vietnam indonesia bali philippines malaysia
            australia new_zealand canada mexico brazil argentina chile peru colombia cuba jamaica egypt morocco
            kenya south_africa nigeria israel iran iraq saudi_arabia europe asia africa hawaii alaska california
            texas florida georgia ohio michigan nevada utah colorado oregon arizona kentucky tennessee virginia
            maryland illinois indiana iowa kansas missouri montana wyoming nebraska oklahoma arkansas louisiana
            mississippi alabama maine vermont idaho wisconsin minnesota massachusetts connecticut delaware
            pennsylvania puerto_rico costa_rica bahamas caribbean
        day: today tomorrow tonight tmrw tmr yesterday monday tuesday wednesday thursday friday saturday sunday
            mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thurs fri weekend
            weekday weekdays
        daypart: morning afternoon evening night noon midday midnight
        month: january february march april june july august september october november december jan feb mar apr jun
            jul aug sept sep oct nov dec
        period: week weeks day days month months year years hour hours_time minute minutes min mins hr hrs second
            seconds
        clock: am pm oclock
        price: bucks quid dollar dollars euro euros pounds cheap cheaper cheapest expensive pricey affordable
            inexpensive costly low_cost high_cost moderately cost costs price priced prices budget_friendly upscale
            fancy
        quality: good best better great nice decent top excellent poor worst bad crappy terrible second_rate popular
            fine high_end lousy awesome_place
        join: join dial_in dial_into log_in attendees participants invitees organizer attendee participant
        statement: statement answer response fact_is what_you_said claim assumption
        truth: true false fake correct incorrect right wrong accurate inaccurate untrue
        numberword: one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty
            thirty forty fifty sixty hundred half quarter
        ordinal: first second third fourth fifth sixth seventh eighth ninth tenth last next
        bank: bank banks banking checking savings balance account accounts transfer transfers deposit deposits
            withdraw withdrawal withdrawals atm_fee overdraft wire routing iban statement transaction transactions
            payment payments charge charged refund refunded fee fees loan loans mortgage interest apr credit debit
            visa mastercard amex discover paypal venmo top_up topped currency exchange cash_out cheque cheques
            checks check_book paycheck payday salary wages w2 w_2 tax taxes irs 401k ira retirement fund funds
            invest investment frozen freeze unfreeze fraud fraudulent suspicious stolen declined limit credit_limit
            credit_score score rewards points cashback redeem annual_fee direct_debit standing_order beneficiary
            income spend spent spending budget expenses chase citi capital_one wells_fargo bank_of_america card
            cards contactless pin_number pin_code passcode pincode identity_verification verify verification money
            dollars euros pounds dollar pay paid bill bills owe utility utilities minimum_payment
        insurance: insurance insured premium deductible coverage policy claim
        weather: weather forecast rain raining rainy snow snowing snowy snows sunny sun cloudy clouds temperature
            temperatures temp hot cold warm chilly humid humidity windy wind storm storms stormy thunderstorm
            hurricane tornado degrees freezing hail fog foggy sunrise sunset uv sunscreen umbrella_needed
            jacket_today weatherman blizzard heat drizzle
        music: song songs music playlist playlists album albums artist artists band bands track tracks tune tunes
            singer sing sings rap rock jazz hip_hop classical reggae metal pop_music spotify pandora shuffle itunes
            soundtrack lyrics dj radio fm station_radio podcast podcasts episode episodes audiobook audiobooks
            chapter youtube deezer melody karaoke concert_music beatles volume louder quieter mute unmute speaker
            speakers playback pause resume skip rewind fast_forward
        play: play plays playing listen listening
        watch: movie movies film films show_on tv television series netflix hulu season screening trailer showtime
            showtimes movie_schedule movie_times actor actress cartoon anime documentary saga novel novels textbook
            essay essays painting video_game book_rating author photograph stream channel
        game: game games chess poker trivia tic_tac_toe dice coin flip roll riddle riddles puzzle hangman quiz
            solitaire sudoku xbox playstation
        home: light lights lamp lamps thermostat heating heater ac air_conditioner fan fans blinds curtains
            garage_door door doors lock unlock locked vacuum_cleaner roomba robot_vacuum hoover oven stove
            coffee_machine coffee_maker brew plug socket switch_off turn_on turn_off turn_up turn_down dim brighten
            dimmer smart_home bedroom living_room kitchen hallway sensor battery smoke brightness color_of
            washing_machine dishwasher sprinkler alarm_system camera_feed house_temperature switched turned hue wemo
        email: email emails e_mail e_mails mail inbox gmail outlook reply replies forward_email subject_line unread
            spam attachment attachments mails compose cc
        call: phone phones call_up dial ring hang_up voicemail cell telephone calls speed_dial phone_call facetime
            skype answer_the
        text: text texts texting sms message messages messaging msg whatsapp imessage txt
        social: facebook twitter tweet tweets tweeting instagram post posts posting linkedin snapchat status social
            tiktok reddit retweet hashtag timeline social_media pinterest likes complaint_tweet
        news: news headline headlines cnn bbc newspaper articles article politics election elections president trump
            obama biden congress senate brexit breaking war government republican democrat new_york_times
        stock: stock stocks share_price nasdaq dow dow_jones market_price shares trading bitcoin crypto ethereum
            price_of exchange_rate currency_rate
        fact: who_is who_was who_invented who_wrote who_won capital_of population tall height born died invented
            discovered history planet planets earth moon mars president_of king queen war world largest biggest
            smallest longest tallest oldest highest mountain mountains river ocean animal animals dinosaur dinosaurs
            science scientist physics chemistry biology atom universe star galaxy inventor famous celebrity
            celebrities net_worth nfl nba mlb nhl team_won score_of super_bowl football soccer baseball basketball
            hockey tennis olympics champion championship player players quarterback country_has
        define: define definition meaning mean means synonym synonyms antonym describe description explain details
            describe_the wikipedia what_is_a
        spell: spell spelled spelling pronounce
        translate: translate translation say_in in_spanish in_french in_german in_italian in_japanese in_russian
            in_chinese how_do_you_say how_do_they_say
        math: plus minus times_by multiply multiplied divide divided square_root sum percent equals add_up subtract
            calculate calculator percentage equation pi convert conversion ounces cups tablespoons teaspoons grams
            liters gallons inches feet cm pound_to root
        joke: joke jokes funny laugh humor pun funniest make_me_laugh tell_me_something fact_about fun_fact
            trivia_fact interesting_fact
        cook: recipe recipes cook cooking bake boil fry grill_it ingredients ingredient substitute substitution
            oven_at roast calories calorie nutrition nutritional carbs protein healthy vitamins fat sodium sugar_in
            expire spoil refrigerate leftover dish meal meals
        order: order orders ordered ordering delivery deliver delivered takeaway takeout take_out_food package
            shipped shipping tracking track_package purchase buy_me amazon doordash ubereats grubhub carry_out
            tickets ticket
        car: car_mechanical tire tires tyre oil oil_change gas_left gas gasoline petrol fuel mpg mileage tank engine
            jump_start jumpstart jumper battery_car brake brakes transmission odometer maintenance car_inspection
            psi
        carrent: rental rent rent_a_car rentals hire_a_car car_rental sedan suv
        hr: day_off days_off off_work vacation_day vacation_days pto time_off sick_day leave_request paid_time_off
            hr hired application job_application resume_job application_status approved
        visa_topic: visa visas vaccine vaccines vaccination shots passport_control international customs
            travel_notice travel_alert travel_notification travel_warning advisory safe_to_travel safe_to_visit
        luggage: luggage carry_on carryon baggage suitcase lost_luggage bags_lost checked_bag
        plug_topic: plug_converter outlet outlets converter voltage adapter socket_type
        holiday: holiday holidays christmas thanksgiving easter halloween memorial_day labor_day new_years
            valentines independence_day hanukkah
        timeq: what_time time_is_it current_time time_zone timezone time_in what_day what_date todays_date day_is_it
            what_year clock_in date_today
        traffic: traffic congestion rush_hour road_conditions accident accidents jam roadworks highway freeway
            interstate
        bot: you your yourself robot human ai bot computer siri alexa google cortana machines you_from
            your_name who_made_you old_are_you your_age your_hobbies your_boss work_for made_you created_you
            designed_you you_live real_person chatbot
        swear: stupid idiot dumb hate sucks suck annoying useless crap shit damn fuck fucking hell
        emotion: love hate sad lonely bored boring tired happy angry excited upset depressed feel feeling scared
            nervous wonder miss hungry thirsty sleepy sick
        device: sync device bluetooth wifi wi_fi internet tablet laptop pair_with connect connected whisper
            whisper_mode accent your_voice talk_faster speak_slower speed_talk male_voice female_voice
            british_accent find_my_phone lost_my_phone my_phone where_is_my_phone
        quantitative: liter kilo kg pound dozen pack bottle loaf gallon box can carton jar
        grocery: milk bread eggs butter cheese apples bananas oranges chicken beef pork fish rice pasta flour sugar
            salt pepper coffee tea juice yogurt cereal tomatoes potatoes onions garlic lettuce carrots cucumber
            broccoli spinach beans corn soup oil_olive vinegar ketchup mustard mayo honey jam chocolate cookies
            chips crackers nuts beer wine water soda toilet_paper paper_towels tissues soap shampoo toothpaste
            detergent diapers dog_food cat_food batteries light_bulbs lightbulbs trash_bags napkins bacon ham turkey
            sausage shrimp salmon peanut_butter jelly bagels tortillas salsa avocado avocados lemons limes grapes
            strawberries blueberries watermelon mushrooms celery zucchini squash yeast vanilla cinnamon cream
            sour_cream creamer ice_cream_tub frozen
        chore: laundry dishes vacuum vacuuming clean cleaning mow mowing lawn sweep mop mopping dust dusting ironing
            trash garbage recycling dishes_wash wash fold pay_rent water_plants watering rake weed oil_the feed
            walk_the_dog homework dry_cleaning pick_up take_out_the clean_the gutters bathroom garage_clean yard
            paint fix repair renew mail_the call_the buy exercise workout
        """
}
