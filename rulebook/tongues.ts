import { folded, stemOf } from './likeness.ts'

/** The languages in which rulebooks can be asked. */
export type BookLanguage = 'en' | 'de'

/** Words that a question is put with, and that say nothing about what is asked. */
const PLAIN: Record<BookLanguage, string> = {
  en: `a an and any are as at be been being but by can cannot could did do does doing for from get gets got has have having
    he her him his how i if in into is it its may me might more must my need needs no not of off on one or other others
    our out over own same shall she should so some still than that the their them then there these they this those to too
    us use uses using was we were what when where whether which while who whom whose why will with would you your
    happen happens allowed possible able ever really just mean means work works ok please tell exactly actually`,
  de: `ab aber als am an auch auf aus bei beim bin bis da dabei damit dann darf darfst das dass dein dem den denn der des dich
    die dies diese diesem diesen dieser dieses dir doch du dürfen durch ein eine einem einen einer eines er es für gegen
    geht genau gibt haben habe hat hinter ich ihm ihn ihr im in ist ja jede jeden jeder kann kannst kein keine können
    könnte machen macht man mehr mein meine meinem meinen meiner mich mir mit muss musst müssen nach nicht noch nur ob
    oder passiert geschieht schon sein seine selbst sich sie sind so soll sollte über um und uns unter vom von vor wann
    war warum was wegen weil welche welchem welchen welcher welches wenn wer werden wie wieder wird wo wodurch wohin woher
    wem wen zu zum zur viel viele oft eigentlich`,
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
    point points vp`,
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
    viele höchstens grenze limit`,
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
