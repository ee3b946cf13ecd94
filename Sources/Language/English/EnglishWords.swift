/// English words that a typing error must not be read into.
enum EnglishWords {
    /// Folded: without apostrophes.
    static var common: Set<String> { Set(list.split(whereSeparator: \.isWhitespace).map(String.init)) }

    /// What people write short in the names of places.
    static let abbreviations: [String: [String]] = [
        "st": ["street", "saint"], "str": ["street"], "rd": ["road"], "ave": ["avenue"], "av": ["avenue"],
        "sq": ["square"], "blvd": ["boulevard"], "ln": ["lane"], "apt": ["apartment"], "dept": ["department"],
        "ctr": ["center", "centre"], "center": ["centre"], "centre": ["center"], "theater": ["theatre"],
        "theatre": ["theater"], "univ": ["university"], "uni": ["university"], "hosp": ["hospital"],
        "mt": ["mount"], "mkt": ["market"], "bldg": ["building"], "intl": ["international"], "natl": ["national"],
        "stn": ["station"], "dr": ["doctor"], "doc": ["doctor"], "and": ["n"], "n": ["and", "north"],
    ]

    private static let list = """
        a about above across act action active actually add added address afraid after afternoon again against age ago
        agree ahead air all allow almost alone along already also although always am among amount an and angry animal
        another answer any anybody anymore anyone anything anyway anywhere apart apartment appear apple april arch are
        area arent arm army around arrest arrive art as ask asked asleep at ate august aunt autumn available away awful
        baby back bad bag bake ball band bank bar bare barn base basic basket bath be beach bean bear beard beat
        beautiful became because become bed been beer before began begin behind being believe bell belong below belt
        bench best better betting between beyond big bike bill bind bird birthday bit bite black blind blocks blood blow
        blue board boat body boil bomb bone boned book boot border bore boring born borrow boss both bother bottle
        bottom bought bowl box boy brain branch brave bread break breakfast breath bridge bright bring broke broken
        brother brought brown brush bubble bucket budget buffer build building built bun burn bus business busy but
        butter button buy by bye cable cage cake calf call called calm came camera camp can canal canceled cancelled
        cancels cancer cancers candle candy cane cannot cant cap car card care careful careless carry cart case cash cat
        catch cause cave cell cent center centre certain chain chair chance chancel change changed channel charge charm
        chart cheap cheat checked checker checking cheek cheeks cheers cheese chef cherry chest chew chick chicken
        chicks child children chip chocolate choice choose chose chows church cinema circle city clasp class clean clear
        clever clicks cliff climb clock clocks close closed cloth clothes cloud club coach coal coast coat code coffee
        coffees coffer coffin coin cold collar color colour comb come comes coming common company compete complete
        computer concert cook cool cope copy core corn corner correct cost cotton couch cough could couldnt count
        country couple course court cousin cove cover cow cracks crash crave crazy cream create crest crisp cross crowd
        cry cuff cup cure curtain cut cute dad daily damp dance danger dare dark data date daughter day days dead deal
        dear death debt december decide deep deer defeat delay delayed deleted deletes deleting deliver dentist depend
        desk dessert detect did didnt die died diet differ different difficult dig dinner direct dirt dirty dish dismay
        diver do doctor does doesnt dog doing dole doll dollar dome done dont door dope dot doted double doubt dove down
        dozen drag draw drawn dream dress drew drink drip drive driver drop drove dry duck due dull dune during dust
        duty each ear early earn earth ease easily east easy eat egg eggs eight either electric eleven else email empty
        end ended enemy engine enjoy enough enter entire equal error even evening event ever every everybody everyone
        everything everywhere exact exam example except excited exit expect expensive explain extra eye eyes face faces
        fact fail fair fall false family famous fan far fare farm fast fasten fat father fault favor favour fear
        february feed feel feet fell felt fender fever few field fiend fifth fight file fill film final finally find
        finding finds fine finger finish finished fire first fish fit five fix flag flare flat flew flight float flocks
        floor flour flow flower fly fog fold follow food foot for force fore forget forgot fork form fort forty forward
        found four free fresh friday fridge friend friends from front fruit full fun funny furniture future gain game
        garage garden gas gate gather gave gear gender gentle get gets getting ghost gift gifts girl give given glad
        glare glass glove gnome go goal goat god goes going gold golf gone gonna good gore got gotta grand grant grape
        grasp grass grave gray great green greeting greetings grew grey grind grip ground group grow guard guess guest
        guide gulf gun gut guy guys gym gyms habit had hadnt hair half hall hand handle hands hang happen happened happy
        hard hardly hare has hasnt hat hate have havent having he head health healthy hear heard heart heat heavy hed
        held hell hello helmet help helped helper helping helps her here heres hero hers herself hes hey hi hide high
        hill him himself hint hire his history hit hoard hobby hold hole holiday home homes homework honed honest honey
        hope hopes horn horse hose hospital host hot hotel hour hours house houses hover how however hows huge human
        hundred hung hungry hurry hurt husband hut hysteria i ice id idea if ill im ima image imagine important in
        indeed inside instead interest into invest iron is island isnt issue it itll its itself ive jacket jam january
        jest job join joke joy juice july jump june junk just jut keen keep kept kettle key keys kick kid kids kill kind
        king kiss kitchen knee knew knife knock know known knows lace laces lack lady lake lamb lamp land lane language
        larch large last lasted lasts late later latest laugh law lawn lay lazy lead leaf learn least leather leave
        leaves led left leg lemon lend lender length less lesson lest let lets letter letting level lever library lid
        lie life lift lifts light like liked likes limb limit line link lint lion lip list listed listen lister listing
        lists little live lived liver lives lizard load loan lobe local lock long look looked looking looks loose lore
        lose lost lot lots loud love loved lovely lover low luck lucky lunch lung lusts machine mad made mail main make
        makes making male mall man manage mane mankind many map march mare mark market markets married mask mass mat
        match math matter may maybe me meal mean means meant meat media medicine meet meeting meetings melt member men
        mend menu mess message met metal method middle midnight might mile milk million mind mine mint minute minutes
        mirror misery miss missed missing mist mistake mix moat mode model modern mole mom moment monday money monkey
        month months mood moon mope more morning most mote motel mother mountain mouse mouth move moved mover moves
        movie movies moving much mud mum museum music must mustnt my myself mystery nail name names narrow nature near
        neared nearer nearly nears neat neck need needed neednt needs neither nephew nerve nest never new news next nice
        niece night nine no nobody node noise none noon nope nor normal north nose not notable note noted notes nothing
        notice noting novel november now number nun nurse nut oats object ocean october odd of off offer office officer
        offices official often oh oil ok okay old on once one only onto open opened opener openings opens or orange
        order other others our ours out outside oven over own owner pack page paid pain paint pair palace palaces pan
        pane pants paper pare parent parents park part party pass past path pause pay peace pen pencil penny people
        pepper per perch perfect perhaps period person pest pet phone phoned photo photon photos piano pick picked
        picture pie piece pig pile pill pillow pilot pin pine pink pins pint pipe pity pizza place placed places placid
        placing plan plane planes plant plate plates play played please plenty plug pocket point pole police polite pond
        ponder pool poor pop porch pore port possible post pot potato pouch pound pour power practice prefer present
        press pretty price print private prize probably probe problem promise proper proton proud prove proven prune pub
        public pull pun pure purple purse push put puts quality quarter queen quest question quick quickly quiet quit
        quite quote race races radio radius rail rain raise ran range rare rate rather reach read reading readme ready
        real really reason receive recent recipe red redo refuse regret relay remade remain remained remains remake
        remember remind reminder reminding reminds remote rename renamed renames render rent repair repay repeat replay
        reply report research rest restaurant result return rice rich ride right rind ring ripe rise risk river road
        roast rob robe rock role roll rome roof room root rope rose rote rough round rove row rude rule run rush rut sad
        saddle safe said sail salad sale salt same sand sane sang sat saturday sauce save saved saver saw say saying
        says scale scare school science scissors score screen sea search season seat second secret see seed seem seems
        seen self sell send sender sent september serious serve server service set setting settings settling seven sever
        several shacks shade shake shale shall shame shape shard share shared shark sharp shave she shed sheep sheet
        shelf shell sheriff shifts shine ship shirt shock shocks shoe shoes shoot shop shopping shops shore short should
        shoulder shouldnt shout shoves show showed shower showing shown shows shut shy sick side sight sign silly silver
        simple since sing single sink sister sit site sitting sittings six size skill skin skip skirt sky slave sleep
        slept slice slide slip slow small smart smell smile smoke smooth snack snacks snake snare sniff snow so soap
        social sock socks soda sofa soft soften soil sold sole some somebody someone something sometimes somewhere son
        song soon sore sorry sort soul sound soup sour south space spare speak special speed spell spend spent spin
        spine spoke spoon sport spot spread spring square stacks staff stage stair stale stamp stand star starch stare
        start started starts state station stay stayed steak steal steam steel step sticky stiff still stir stock stocks
        stole stone stoned stood stop stopped store stores stork storm story stove straight strange street strict strike
        string strip strong student study stuff stupid style such sudden suffer sugar suit summer sun sunday sung sunny
        supper support suppose sure surprise sweet swim swine sword system table tail take taken takes taking tale talk
        tall tap tape target task tasks taste taught tax taxi tea teach teacher team tear tears teeth tell ten tender
        tennis tent term terrible test text than thank thanks that thats the theatre their them themselves then there
        theres these they theyd theyre thick thief thin thing things think thinking third thirsty thirty this those
        though thought thousand thread three threw through throw thursday thus ticket tide tidy tie tied tight till time
        times tint tiny tip tire tired tires title to toast today toe toffee together toilet told tole tomato tomb tome tomorrow
        tone toned tongue tonight too took tool tooth top torch torn total tote touch tour toward towel tower town toy
        track tracks trade traffic train trap trash travel treat tree trick tricks tried trim trio trip triple tripped
        trippy trips trouble trousers truck true trust truth try trying tube tuesday tune tuned turn turned tusk twelve
        twenty twice twine two tye type ugly umbrella uncle under understand undone unit unless unlucky untie until unto
        untrue up upon upset upstairs us use used useful user uses using usual usually vacation vain valley value van
        vane vegetable velvet vendor very vest view village visit visited voice vole vote voted voter votes vouch wage
        wait waited waiting wake walk wall wallet wander want wanted wants war ware warm warn was wash wasnt waste watch
        water wave waver way we weak wear weather web wed wedding wednesday week weekend weeks weight welcome well went
        were werent west wet weve whale what whats wheel when whens where wheres whether which while white who whole
        whom whos whose why wide wife wild will win wind window wine wing winter wire wise wish with within without woke
        wolf woman womb women wonder wont wood wool word words wore work worked working works world worn worried worry
        worse worst worth would wouldnt wound wove woven wrap wren wrest write written wrong wrote yall yard yarn yeah
        year years yell yellow yes yesterday yet you youd youll young your youre yours yourself youth zero zest zone
        zoned zones zoo
        """
}
