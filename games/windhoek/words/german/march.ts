import type { messages as english } from '../english/march.ts'

/** What is said in the March Phase. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'ask.act': 'Marschieren, zusammenziehen, aufklären, arbeiten Sie, oder beenden Sie die Phase.',
  'ask.form': 'Welche Einheiten bilden die Truppe?',
  'ask.step': 'Wohin marschiert die Truppe?',
  'ask.ride': 'Wohin fährt die Truppe?',
  'ask.sail': 'Wo landet die Truppe?',
  'ask.attack': 'Ein Feld neben der Truppe angreifen?',
  'ask.gather': 'Welche Einheiten kommen zum Führer?',
  'ask.gang': 'Welche Pioniere legen außer den ersten noch Gleise?',
  'do.march': 'Von {hex} marschieren',
  'do.rail': 'Von {hex} mit der Bahn fahren',
  'do.ship': 'In {hex} einschiffen',
  'do.step': 'Nach {hex} marschieren',
  'do.ride': 'Nach {hex} fahren',
  'do.land': 'In {hex} landen',
  'do.assault': '{hex} von See her angreifen',
  'do.drop': '{unit} zurücklassen',
  'do.stop': 'Hier halten',
  'do.stop.sail': 'An Land bleiben',
  'do.attack': '{hex} angreifen',
  'do.hold': 'Nicht angreifen',
  'do.concentrate': 'Einheiten zu {unit} rufen',
  'do.come': '{unit} rufen',
  'do.repair': 'Das Feld mit {unit} räumen',
  'do.break': 'Die Bahn in {hex} sprengen',
  'do.device': 'In {hex} eine Höllenmaschine legen',
  'do.lay': 'Mit {unit} Gleise legen',
  'do.all.form': 'Mit allen marschieren',
  'do.go.form': 'Mit diesen marschieren',
  'do.go.gather': 'Niemand weiter muss kommen',
  'do.go.gang': 'Die Gleise legen',
  'do.end.act': 'Die Marschphase beenden',
  'no.nobodyThere':
    'Sie haben in {hex} keine Einheit, die marschieren könnte: Ein Marsch beginnt, wo eine bewegliche Einheit von Ihnen steht',
  'no.notWithForce':
    '{unit} ist nicht dort oder kommt vor einer Einheit, die schon gewählt ist: Wählen Sie die Einheiten des Feldes der Reihe nach',
  'no.nobodyPicked': 'zu einer Truppe gehört wenigstens eine Einheit',
  'no.staticMarches': '{unit} ist ortsfest und bewegt sich nie: Nur Einheiten mit einer Bewegungsweite marschieren',
  'no.trainOffRails':
    '{unit} fährt nur auf Schienen: Der Zug muss mit der Bahn fahren, von einem befahrbaren Bahnfeld zum anderen',
  'no.notAdjacent': '{hex} liegt nicht neben der Truppe: Sie zieht von Feld zu benachbartem Feld',
  'no.noWayToCape': 'Kapland grenzt nicht an {hex}: Der Weg dorthin führt aus Reihe 34 oder aus 4131 bis 4134',
  'no.capeAlliesOnly': 'Deutsche können Kapland nicht betreten: Nur Südafrikaner und Briten dürfen das',
  'no.atSea': '{hex} ist offenes Meer: Dorthin kommt man nur zu Schiff',
  'no.noCrossing':
    'von hier kommt niemand nach {hex} hinüber: Die Seite dazwischen ist Meer, und es braucht einen Umweg',
  'no.enemyThere':
    'in {hex} steht der Feind: Halten Sie daneben und greifen Sie an, denn erst ein leeres Feld lässt sich betreten',
  'no.zoneToZone':
    'in {hex} ginge die Truppe aus einer feindlichen Kontrollzone geradewegs in eine andere: Dazwischen muss ein Feld ohne eine liegen',
  'no.tooDear':
    '{hex} kostet {cost} Bewegungspunkte, und {left} sind übrig: Es braucht noch einen Marsch oder einen billigeren Weg',
  'no.cannotKeepUp': '{unit} kann nicht Schritt halten und muss zuerst zurückgelassen werden',
  'no.cannotDrop':
    '{unit} kann nicht zurückbleiben: Zurückgelassen wird unterwegs, und wenigstens eine Einheit geht weiter',
  'no.wouldStrand':
    'ohne {unit} könnten die anderen weder bleiben noch weitergehen: Zurückbleiben kann die Einheit erst, wo die anderen das können',
  'no.noRailroad': 'in {hex} gibt es keine Bahn: Eine Fahrt beginnt und endet in einem Bahnfeld',
  'no.noLine':
    'nach {hex} führt keine befahrbare Strecke: Sprengungen auf dem Weg müssen erst geräumt, Lücken gebaut werden',
  'no.enemyBefore': 'vor {hex} steht der Feind auf der Strecke: Er muss erst vertrieben werden',
  'no.zoneOnLine':
    'vor {hex} hält eine feindliche Kontrollzone die Truppe auf: Die Einheit, die sie wirft, muss erst weichen',
  'no.deviceOnLine': 'vor {hex} hält eine Höllenmaschine die Truppe auf: Pioniere müssen sie erst räumen',
  'no.enemyOnLine': 'in {hex} steht der Feind auf der Strecke: Er muss erst vertrieben werden',
  'no.rodeAlready': 'die Truppe ist gefahren; weiter fährt sie nur, wenn sie eine Einheit zurückgelassen hat',
  'no.noShips': 'nur die Alliierten haben Schiffe; Deutsche müssen marschieren oder mit der Bahn fahren',
  'no.noPort': 'Schiffe fahren zwischen Küstenfeldern, von denen eines ein Hafen oder Kapland ist; {hex} geht nicht',
  'no.germansThere': 'in {hex} stehen Deutsche: Landen Sie daneben, oder sie müssen erst fort',
  'no.noAssault':
    'nur Marineinfanterie, und nur mit dieser Zusatzregel, greift ein deutsch besetztes Küstenfeld an, nicht {hex}',
  'no.tooManyToLand':
    '{unit} kann nicht landen: Jede Marineinfanterie bringt zweimal Infanterie mit und sonst niemanden',
  'no.noBattleInCape':
    'niemand greift nach Kapland hinein oder aus Kapland heraus an: Die Truppe muss erst auf die Karte marschieren',
  'no.noEnemyThere': 'in {hex} steht kein Feind neben der Truppe: Angreifen lässt sich ein Nachbarfeld, das er hält',
  'no.noLeader':
    '{unit} ist kein Führer von Ihnen im Spiel: Nur ein Führer auf der Karte oder in Kapland ruft Einheiten',
  'no.nobodyCame':
    'niemand ist zum Führer gekommen, um {hex} mit ihm anzugreifen: Rufen Sie erst wenigstens eine Einheit',
  'no.cannotCome':
    '{unit} kann den Führer nicht in einem Marsch erreichen: Die Einheit muss näher oder ihr Weg frei sein',
  'no.noSapper': '{unit} räumt kein Feld: Das tun nur Pioniere von Ihnen auf der Karte',
  'no.nothingToClear':
    'in {hex} liegt weder eine Sprengung noch eine Höllenmaschine: Pioniere räumen nur das Feld, in dem sie sind',
  'no.noLineToBreak': 'in {hex} ist keine Bahn gebaut: Nur eine gebaute kann gesprengt werden',
  'no.nobodyToBreak':
    'in {hex} ist niemand von Ihnen, der beweglich ist und die Bahn sprengen könnte: Eine bewegliche Einheit muss dort sein',
  'no.noTownToMine': 'in {hex} ist kein Ort: Nur in einem kann eine Höllenmaschine gelegt werden',
  'no.nobodyToMine':
    'in {hex} ist niemand von Ihnen, der beweglich ist und eine Höllenmaschine legen könnte: Eine bewegliche Einheit muss dort sein',
  'no.markedAlready': 'in {hex} liegt schon so ein Zeichen: Es braucht ein Feld ohne eines',
  'no.noConstruction': 'in diesem Spiel werden keine Bahnen gebaut: Dazu braucht es die Zusatzregel von Kapitel 32',
  'no.notAtRailhead':
    '{unit} gehört nicht zu den alliierten Pionieren am Ende einer Strecke, die weitergeht: Nur diese legen Gleise',
  'no.lineTooShort':
    'die Strecke endet zu früh, als dass auch {unit} noch Gleis legen könnte: Es gehen nur so viele Pioniere, wie Felder übrig sind',
  'no.zoneOnRoute':
    'eine feindliche Kontrollzone reicht bis {hex}: Die Einheit, die sie wirft, muss weichen, ehe Gleise gelegt werden',
  'no.deviceOnRoute': 'eine Höllenmaschine hält die Pioniere in {hex} auf: Sie müssen sie erst räumen',
  'tell.marchBegan': 'Die {side} marschieren von {hex}; übrige Aktionspunkte: {left}.',
  'tell.joined': '{unit} schließt sich der Truppe in {hex} an.',
  'tell.stepped': 'Die Truppe zieht von {from} nach {to}.',
  'tell.rode': 'Die Truppe fährt von {from} nach {to}.',
  'tell.sailed': 'Die Truppe geht von {from} nach {to} in See.',
  'tell.halted': 'Die Truppe muss in {hex} halten.',
  'tell.dropped': '{unit} bleibt in {hex} zurück.',
  'tell.concentrated': 'Einheiten werden zu {unit} in {hex} gerufen; übrige Aktionspunkte: {left}.',
  'tell.came': '{unit} kommt von {from} nach {to}.',
  'tell.lineMended': 'Pioniere flicken die Bahn in {hex}; übrige Aktionspunkte: {left}.',
  'tell.deviceCleared': 'Pioniere räumen die Höllenmaschine in {hex}; übrige Aktionspunkte: {left}.',
  'tell.lineBroken': 'Die Bahn in {hex} ist gesprengt; übrige Aktionspunkte: {left}.',
  'tell.deviceLaid': 'In {hex} liegt eine Höllenmaschine; übrige Aktionspunkte: {left}.',
  'tell.trackLaid': 'Die Bahn von {from} erreicht {to}; übrige Aktionspunkte: {left}.',
}
