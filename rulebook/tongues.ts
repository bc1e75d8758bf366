import { folded, stemOf } from './likeness.ts'

/** The languages in which rulebooks can be asked. */
export type BookLanguage = 'en' | 'de'

/** Words that a question is put with, and that say nothing about what is asked. */
const PLAIN: Record<BookLanguage, string> = {
  en: `a an and any are as at be been being but by can cannot could did do does doing for from get gets got has have having
    he her him his how i if in into is it its may me might more must my need needs no not of off on one or other others
    our out over own same shall she should so some still than that the their them then there these they this those to too
    us use uses using was we were what when where whether which while who whom whose why will with would you your
    happen happens allowed possible able ever really just mean means work works ok please tell exactly actually
    s t d m ll ve re don doesn didn isn aren wasn won wouldn couldn shouldn somebody someone anybody anyone something
    anything else about also always already yet let lets want wants wanted like know suppose beforehand now`,
  de: `ab aber als am an auch auf aus bei beim bin bis da dabei damit dann darf darfst das dass dein dem den denn der des dich
    die dies diese diesem diesen dieser dieses dir doch du dürfen durch ein eine einem einen einer eines er es für gegen
    geht genau gibt haben habe hat hinter ich ihm ihn ihr im in ist ja jede jeden jeder kann kannst kein keine können
    könnte machen macht man mehr mein meine meinem meinen meiner mich mir mit muss musst müssen nach nicht noch nur ob
    oder passiert geschieht schon sein seine selbst sich sie sind so soll sollte über um und uns unter vom von vor wann
    war warum was wegen weil welche welchem welchen welcher welches wenn wer werden wie wieder wird wo wodurch wohin woher
    wem wen zu zum zur viel viele oft eigentlich
    etwas jemand jemanden irgend irgendwie bitte denn mal wissen weiß lassen lässt dort hier wurde wurden worden beide`,
}

/** What is the same to somebody who asks: a line for each thing, in the words of the table and of the street. */
const ALIKE: Record<BookLanguage, string> = {
  en: `retreat withdraw withdrawal fallback flee run rout disengage
    attack assault charge storm
    battle combat fight melee
    cavalry horse horsemen mounted rider
    ship vessel boat cruiser battleship steamer gunboat transport
    sea ocean water lake naval amphibious
    sail cross crossing
    land landing debarkation ashore disembark
    embark board boarding ships
    rail railway railroad train ride line
    officer leader commander general hero
    shoot fire firing shot shell bombard bombardment
    gun artillery battery cannon
    dig entrench entrenching trench trenches fieldwork
    win wins victory won winning
    porter carrier carriers bearer
    plane airplane aeroplane aircraft air
    repair clear restore fix mend
    break breaks blow destroy demolish sabotage cut
    collapse breaks breakpoint
    move movement march moves go
    stack stacking stacked limit together
    supply supplied supplies line communication
    ammunition ammo cartridges
    replacement replacements rp rebuild
    reinforcement reinforcements recruit recruits arrive arrival
    loss losses casualty casualties hit hits killed fall falls
    kill killed dies death casualty
    rally rallied recover recovery
    see seen sight look visible fog
    discover discovered found find finding spot
    hidden hide ambush concealed fog
    night dark
    wood woods forest
    rain rains wet weather monsoon
    dice die roll rolls
    tie ties equal draw
    enter enters entry join
    cost costs price pay pays
    town city village settlement
    troop troops unit units men figures soldiers company companies
    opponent enemy enemies
    british allied allies
    lose lost defeat beaten
    zone zones zoc control
    control controls controlled holds occupy
    card cards deck
    round rounds
    shaken disrupted disorganized broken suppressed
    distance far range inches
    first begins initiative
    place placed placement put
    crew crews
    scout scouting reconnaissance
    alone lone
    back return returns again
    many number capacity most up
    third 3
    twice second two
    last end ends
    together close apart coherency chain
    through past
    machine mg mgs
    wagon truck car armoured
    ruined stuck jam jammed aground
    point points vp
    share same together stack beside
    chase pursue pursuit follow advance exploit
    peek look examine inspect view open
    spoil worse penalty minus harder worsen
    hurt harm wound strike struck hit
    flipped reduced weakened disorganized disrupted flip
    restore full rebuild recover strength
    help aid support assist assistance
    compulsory mandatory obliged forced voluntary optional
    buy purchase cost recruit recruiting
    hide hidden conceal secret unseen
    reveal show shown reveals display
    cannon gun artillery battery howitzer mortar
    plane fly flying
    bullet rifle fire shot
    bayonet melee charge close
    house building buildings hut huts
    bush scrub cover undergrowth thicket
    path way route road trail track
    speed fast far quick quickly slow
    commander captain brigadier commander
    soldier man men figure figures
    company battalion brigade regiment formation
    beach shore coast coastal
    harbour harbor port ports
    fleet vessels squadron ships
    sink sunk sinks sinking drown destroyed
    malaria fever disease sickness ill attrition
    starve hunger thirst attrition supply
    base source depot
    railway tracks rails
    wire telegraph wireless
    mine mines trap device devices infernal poison poisoned
    wagon convoy transport porters
    bridge bridges river rivers
    surrounded encircled trapped nowhere
    refuse decline deny
    allowed permitted permission legal forbidden prohibited
    finish end ends over finished
    start begin begins beginning first opening initially
    order sequence procedure
    turn turns round
    own owner owns belongs belong holds controls
    neutral neutrality
    bonus modifier plus adds add drm
    score points victory vp
    save keep store carry saved kept unused
    split divide part parts separate
    merge combine join consolidate unite
    swap exchange transfer change
    choose choice pick select picks chooses decide decides
    owner player side
    leave leaves exit abandon quit
    stay stays remain remains hold
    avoid escape evade slip dodge
    steady rally calm
    waver wavering shaken panic
    edge border rim frontier
    map board table
    sight line visible sees
    block blocks blocked obstruct obstructs stop
    adjacent next neighbour neighbouring neighbor neighbors
    inside within
    everybody all each every
    wound hurt
    worth value gives give bring brings
    price cost costs
    free nothing without
    chance probability odds roll
    maximum most limit highest many
    minimum least lowest
    twice again repeatedly second
    simultaneously simultaneous same once
    automatically automatic always sure
    fail fails failed failure
    succeed succeeds success successful pass passes passed
    survive survivors left
    captured capture prisoner take taken takes seize
    treason rebellion revolt rising uprising
    horse horsemen horseback cavalry mount mounted riders
    pillage burn burned burning fire
    fort fortress fortification fortified stronghold
    scatter scatters miss misses stray drift
    range reach distance
    smoke powder
    formation order line column square
    fresh new arriving
    skip jump leap
    lone alone single independent
    warship cruiser gunboat ship vessel
    admiral captain commander
    sharpshooter sniper rifleman
    comrade comrades friend friends friendly own
    centre center centres centers
    armour armor
    defence defense defend defends defending defender
    colour color colours
    lost lose loses loss losing
    fought fight fights fighting
    shot shoot shoots shooting
    fell fall falls fallen
    took take takes taken
    broke break broken breaks
    rode ride rides ridden
    sank sink sunk
    began begin begun begins
    drove drive drives driven
    beaten beat defeat defeated loser
    wiped eliminated destroyed dead gone removed
    revert return returns come
    yields gives generates
    mist fog
    walk march go move drive
    isolated cut unsupplied supply
    new reinforcement reinforcements recruit recruits
    face facing turn turns direction wheel
    way retreat give
    slow slower slows reduce reduced
    carry carries transport transported ferry
    vanish lost expire
    dried dry desert
    spread dispersed disperse scattered
    hour hours time
    twilight dusk sunset darkness night
    morning dawn day daylight
    sequence order phases steps
    abbreviation abbreviations stand stands letters short
    historical history historically really
    flank side rear behind
    turret armour armor armoured armored
    carriers porters porter bearers
    jump leap climb cross
    become convert turn change
    replace replaced replaceable replacement replacements rebuild
    protect protection shelter cover safe
    measure measuring distance
    hunger hungry starve starving starvation food eat supply
    room space place fit
    bullet bullets ammunition cartridges
    stevedore stevedores docker dockers labourers workers
    view sight see visible visibility line
    tree trees wood woods forest palms plantation jungle
    hill hills mountain mountains height ridge
    swamp marsh bog
    lorry truck trucks vehicle car automobile
    damaged reduced weakened weak flipped wounded disorganized disrupted half
    heal recover restore rally refill repair
    panic rout flee break collapse
    nerve nerves morale courage spirit
    surprise ambush surprised
    spy scout scouting peek
    flag standard banner
    explode explosion blast shell
    roll rolled throw die dice
    sum total add together
    conquer capture take occupy seize
    besieged isolated surrounded encircled cut
    month turn
    attach join accompany
    detach split separate
    nation nationality contingent country
    recruit recruits levy raise
    tired exhausted disorganized disrupted
    obey must compulsory
    useful benefit advantage good effect
    harm hurt damage
    danger dangerous risk chance
    speak declare announce name
    crowded overcrowded overstacked limit
    pile stack heap
    bonus advantage modifier
    penalty disadvantage minus modifier
    leader officer general commander captain colonel chief
    village settlement huts town
    expensive cheap price cost
    sailors marines crew
    rifle rifles riflemen infantry
    maxim machine mg
    trench trenches entrenched dug digging
    fall falls fell fallen killed dies
    team crew
    pass decline skip refuse
    trap ambush device
    wreck destroy blow break
    guard garrison escort
    defenceless alone unescorted
    kick drive driven pushed forced
    discard pile used played
    hand cards
    fleeing retreating routed routing
    unlimited any limit
    double twice doubled
    halve halved half
    native askari askaris
    sepoy sepoys indian indians
    gain earn get receive income
    kenya british uganda
    shelled bombarded bombardment shell
    minefield mine mines device devices
    brigade battalion company regiment unit`,
  de: `rückzug zurückziehen zurückgehen zieht weichen fliehen flucht absetzen lösen abbrechen abbruch
    angriff angreifen stürmen sturm
    kampf gefecht schlacht nahkampf kämpfen
    kavallerie reiter beritten reiterei pferd
    schiff boot fahrzeug kreuzer dampfer kanonenboot transport
    meer see ozean wasser küste
    landen landung ausschiffen ausschiffung anlanden
    eisenbahn bahn zug schiene gleis strecke
    anführer führer offizier befehlshaber
    schießen schießt feuer feuern schuss beschuss beschießen beschießung bombardement
    geschütz artillerie kanone batterie
    graben gräben schanzen verschanzen verschanzt schützengraben eingraben ausheben hebt aufwerfen
    gewinnen sieg gewonnen siegen gewinnt
    träger trägerkolonne lasten
    flugzeug flieger
    reparieren räumen wiederherstellen
    unterbrechen zerstören sprengen unterbrechung sperren blockieren versperren
    bewegen bewegung marsch marschieren ziehen
    stapel stapeln stehen stehend
    nachschub versorgung versorgt
    munition patronen
    ersatz ersatzpunkt auffrischen
    verstärkung verstärkungen rekrut rekruten aushebung
    verlust verluste verloren verlorene treffer fällt fallen gefallen
    vernichtet vernichtete verloren verlorene ausgeschaltet zerstört eliminiert
    sammeln erholen
    sehen sieht sicht sichtbar
    entdecken entdeckt finden gefunden
    versteckt verborgen hinterhalt nebel
    nacht dunkel
    wald gehölz
    regen regenzeit regnet wetter
    krankheit krankheiten fieber verschleiß abgang ausfälle
    würfel würfeln wurf
    gleichstand unentschieden gleich
    kosten kostet preis zahlen bezahlen
    stadt ort siedlung
    erobern erobert einnehmen besetzen kontrolle beherrschen herr
    truppe truppen einheit einheiten figuren mann
    gegner feind feindlich
    zone zonen kontrollzone kontrollzonen
    karte karten deck kartenstapel
    leer aufgebraucht erschöpft
    desorganisiert geschwächt reduziert angeschlagen
    zusammenlegen zusammenfassen vereinigen vereinigt
    aktionspunkt aktionspunkte ap
    einkommen bekommen erhalten
    feld hex hexfeld
    ende letzte schluss
    einsetzen anrufen aufrufen berufen beanspruchen
    abfangen suchen auffangen
    klemmt ladehemmung hemmung klemmen
    rauch pulverrauch qualm
    kundschafter späher aufklärer
    überqueren übersteigen
    streuen streut streuung abweichung
    schlechter halb halbiert
    zurück wiederkommen wieder
    suchen aussuchen wählen wahl
    weit entfernung
    ändern ändert wirkung
    verfallen verfällt behalten bleiben ausgeben unverbraucht
    unterdrückt unterdrückung niederhalten niedergehalten
    viele höchstens grenze limit
    teilen trennen aufteilen auseinander
    verfolgen nachstoßen nachsetzen nachrücken vorrücken folgen
    ansehen sehen anschauen einsehen spähen aufdecken
    schlechter nachteil abzug minus erschwert schwerer
    schaden schadet trifft treffer
    umgedreht geschwächt reduziert desorganisiert angeschlagen
    auffüllen auffrischen wiederherstellen voll
    helfen hilft unterstützen unterstützung beistehen
    freiwillig gezwungen zwingt pflicht muss
    kaufen kosten ausheben aushebung anwerben
    zeigen offenlegen aufdecken offen
    kanone geschütz artillerie haubitze mörser granate
    granate geschoss schuss beschuss
    bajonett nahkampf sturm
    haus gebäude hütte hütten
    busch dickicht gestrüpp deckung
    weg pfad straße
    schnell weit tempo geschwindigkeit langsam
    general hauptmann befehlshaber anführer führer kommandeur
    mann männer soldat soldaten figur figuren leute
    kompanie bataillon brigade regiment verband abteilung
    strand küste ufer
    hafen häfen
    flotte schiffe geschwader
    versenken versenkt sinken sinkt gesunken untergehen vernichtet
    krankheit fieber malaria seuche abgang
    verhungern verdursten hunger durst abnutzung
    quelle lager depot
    gleis gleise schienen bahn strecke
    funk funkstation telegraf
    mine minen falle sprengfalle höllenmaschine sperre
    wagen lastwagen kolonne
    brücke brücken
    eingeschlossen umzingelt ausweg
    erlaubt darf verboten untersagt
    enden ende endet vorbei aufhören schließt
    beginn anfang beginnt zuerst anfangs start
    reihenfolge ablauf folge läuft
    runde zug runden
    gehören gehört besitzen besitz kontrolle beherrscht
    neutral neutralität
    bonus zuschlag plus vorteil
    punkte siegpunkte
    sparen aufheben aufsparen behalten mitnehmen verfallen ungenutzt
    wechseln tauschen versetzen
    bestimmen bestimmt entscheiden entscheidet wählt aussucht aussuchen
    verlassen abziehen wegziehen
    bleiben bleibt stehen halten
    ausweichen entkommen entgehen weichen retten
    erholen sammeln beruhigen
    rand kante grenze
    karte brett plan
    sperren versperrt verdeckt blockiert
    benachbart neben nachbar nachbarn angrenzend
    alle jeder überall
    wert bringt bekommt erhält
    preis kostet
    frei kostenlos umsonst
    höchstens maximal meiste
    mindestens wenigstens
    zweimal nochmals wieder erneut weitere
    gleichzeitig zugleich zusammen
    automatisch immer sicher stets
    verfehlt scheitert misslingt daneben fehlschlag
    besteht bestanden gelingt geschafft
    überleben überlebende übrig
    erbeuten erbeutet gefangen nehmen nimmt
    aufstand rebellion empörung erhebung
    anzünden verbrennen niederbrennen brennt
    fort festung befestigung schanze
    reichweite entfernung weit
    aufgelockert zerstreut offen
    dämmerung nacht dunkelheit finster
    morgen tag tageslicht
    abkürzung abkürzungen bedeutet heißt kürzel
    historisch geschichtlich damals
    flanke seite rücken hinten
    panzer panzerwagen panzerauto
    träger lastenträger
    feuern schießen schuss
    verteidiger verteidigen wehren abwehr abwehren
    angreifer angreifen
    betreten hinein einmarschieren ziehen
    genau gleich exakt
    absitzen aufsitzen pferd
    eng nah beisammen kette zusammen
    einzeln nacheinander allein
    verloren verlieren verliert verlor
    gewonnen gewinnen gewinnt gewann
    geschossen schießen schießt schoss
    gezogen ziehen zieht zog
    gefallen fallen fällt fiel
    genommen nehmen nimmt nahm
    gebrochen brechen bricht brach
    gefahren fahren fährt fuhr
    getroffen treffen trifft traf treffer
    geworfen werfen wirft wurf
    geflohen fliehen flieht floh flucht fliehende
    gelaufen laufen läuft lief
    gestanden stehen steht stand
    gesehen sehen sieht sah sicht
    gegraben graben gräbt grub
    gestürmt stürmen stürmt sturm
    gelandet landen landet landung
    gezählt zählen zählt
    verschanzt verschanzen verschanzung verschanzungen
    gang gänge runde runden
    kamerad kameraden freund freunde eigene
    neu neue frisch frische
    handgemenge nahkampf
    zuschlag bonus plus
    offizier offiziere führer
    flott frei wieder
    schwer schwierig teuer kostet
    abgeschnitten unversorgt nachschub
    drehen wenden blickrichtung ausrichtung
    befördern transport verschiffen fähre
    nerven moral mut
    zoll abstand
    partie spiel
    ausführen befolgen folgen gehorchen
    bord schiff einschiffen ausschiffen aussteigen
    anfangen fängt fing beginnen beginnt zuerst
    fehlt fehlen mangel ohne kein
    frisch erholen sammeln wiederherstellen auffrischen
    belagert eingeschlossen abgeschnitten umzingelt
    monat runde turn
    erster zuerst beginnt
    laufen rennen gehen marschieren ziehen bewegen
    schritt stufe stufen
    kugel kugeln patronen munition
    hafenarbeiter schauerleute stevedores
    ungeordnet desorganisiert unordnung angeschlagen
    durchgang durchgänge gang gänge runde
    nützt nutzen vorteil wirkung hilft nützlich
    töten töte tot tote stirbt sterben fällt gefallen getötet
    überfahrt übersetzen überfahren überqueren
    überfallen angreifen einmarschieren betreten
    auslassen verzichten passen freiwillig
    höhe hügel berg berge gebirge
    baum bäume wald palmen plantage
    ausschwärmen aufgelöst aufgelockert zerstreut
    beschädigt geschwächt reduziert verwundet schwach
    heilen erholen auffrischen sammeln
    panik flucht zusammenbruch bricht fliehen
    überraschung hinterhalt überrascht
    spion späher aufklären erkunden spähen
    fahne standarte fahnenträger
    explosion granate sprengkreis
    erobern einnehmen besetzen nehmen erobert
    getrennt trennen teilen aufteilen
    müde erschöpft ungeordnet desorganisiert
    gefährlich gefahr risiko wahrscheinlichkeit
    ansagen nennen ankündigen
    dorf siedlung hütten
    billig teuer preis kosten
    matrosen marine besatzung mannschaft
    gewehr gewehre schützen infanterie
    maxim maschinengewehr mg
    abwerfen ablage gespielt
    unbegrenzt grenze
    doppelt verdoppelt zweimal
    halbieren halbiert halb
    eingeborene askari
    inder indische indisch
    verdienen bekommen einkommen erhalten
    bewachen schützen besatzung
    platz raum passen
    hungern hunger verhungern essen nachschub
    tross gepäck träger
    aufgelöst dispers zerstreut
    einheit truppe kompanie bataillon
    zurückholen wiederkommen zurück
    kamel kamele kamelreiter
    straße weg pfad
    dampfer schiff boot
    vertreiben vertrieben gedrängt
    plündern verbrennen anzünden
    folge ablauf reihenfolge
    mehrmals oft zweimal wiederholen
    anzahl zahl viele
    nebeneinander benachbart nebenan neben
    leute männer figuren soldaten
    regiment bataillon verband
    vorbei vorbeiziehen passieren
    autos auto panzerwagen wagen
    fliegt flug fliegen flugzeug
    aufsteigen aufsitzen absitzen
    sicher geschützt schutz
    absetzen ausweichen weichen
    geworfen flucht zersprengt
    übergehen auslassen ignorieren
    nachrücken nachstoßen vorrücken
    rückseite umgedreht geschwächt`,
}

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/).map(folded)

/** A language as the search needs it: what to pass over, and what is the same. Its words are folded. */
export interface BookTongue {
  readonly plain: ReadonlySet<string>
  /** For a word, in whatever form, all the others of its lines. */
  alike(word: string): readonly string[]
}

function tongueOf(language: BookLanguage): BookTongue {
  const lines = new Map<string, string[]>()
  for (const line of ALIKE[language].split('\n')) {
    const words = wordsOf(line)
    for (const stem of new Set(words.map(stemOf)))
      lines.set(stem, [...(lines.get(stem) ?? []), ...words.filter((word) => stemOf(word) !== stem)])
  }
  return { plain: new Set(wordsOf(PLAIN[language])), alike: (word) => lines.get(stemOf(word)) ?? [] }
}

/** All that the search knows of each language. */
export const TONGUES: Record<BookLanguage, BookTongue> = { en: tongueOf('en'), de: tongueOf('de') }
