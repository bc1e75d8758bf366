import type { messages as english } from '../english/recruiting.ts'

/** What is said in the Recruit Phase. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'ask.recruit': 'Heben Sie aus, machen Sie beritten, verschanzen Sie, oder beenden Sie die Phase.',
  'ask.deploy': 'Wo wird {unit} aufgestellt?',
  'do.recruit': '{unit} ausheben',
  'do.deploy': 'In {hex} aufstellen',
  'do.convert': '{unit} beritten machen',
  'do.entrench': '{hex} verschanzen',
  'do.end.recruit': 'Die Aushebungsphase beenden',
  'no.enemyRecruit': '{unit} gehört dem Feind: Ausheben lassen sich nur Einheiten Ihres eigenen Aushebungskastens',
  'no.inPlayAlready':
    '{unit} ist im Spiel, und eine zweite solche Marke gibt es nicht: Erst wenn sie verloren und ersetzbar ist, kommt sie wieder',
  'no.goneForGood': '{unit} ist endgültig ausgeschaltet: Nur die Einheiten von 10.5 kehren zurück',
  'no.optionOff':
    '{unit} gehört zu einer Zusatzregel, mit der nicht gespielt wird: Nur eine Partie mit ihr hat diese Einheit',
  'no.notRecruited':
    '{unit} lässt sich in einer Aushebungsphase nicht ausheben: Die Einheit kommt nur bei der Aufstellung oder durch ein Ereignis',
  'no.notAlliedRecruit':
    '{unit} lässt sich in einer Aushebungsphase nicht ausheben: Die Einheit kommt nur bei der Aufstellung oder durch ein Ereignis',
  'no.onlyIn1914': '{unit} lässt sich nur 1914 aufstellen',
  'no.nowhereToGo':
    'es gibt keinen Ort, an dem {unit} aufgestellt werden könnte: Einer, den ihre Zeile in Anhang D nennt, muss gehalten sein und Platz haben',
  'no.recruitSpot': '{unit} trifft nur ein, wo die Zeile in Anhang D es sagt, und das ist {hex} nicht',
  'no.townSpot': '{unit} trifft in einer Stadt der Kolonie ein, die Sie halten, und das ist {hex} nicht',
  'no.railTownSpot': '{unit} trifft in einer Stadt an einer Bahn ein, die Sie halten, und das ist {hex} nicht',
  'no.placeSpot': '{unit} trifft in einem Ort der Kolonie ein, in dem kein Feind steht, und das ist {hex} nicht',
  'no.capeTownSpot':
    '{unit} trifft in der Kapkolonie oder in einer Stadt Südafrikas ein, die Sie halten, und das ist {hex} nicht',
  'no.capePortSpot': '{unit} trifft in der Kapkolonie oder in einem Hafen ein, den Sie halten, und das ist {hex} nicht',
  'no.alliedTownSpot':
    '{unit} trifft in einer Stadt Südafrikas, der Walfischbai oder der Kolonie ein, die Sie halten, und das ist {hex} nicht',
  'no.notHeld': 'Sie haben keine Einheit in {hex}: Ausgehobene kommen nur in einen Ort, den Sie halten',
  'no.trainSpot':
    '{unit} braucht eine befahrbare Bahn in einer deutschen Stadt oder einem alliierten Hafen, den Sie halten, und das ist {hex} nicht',
  'no.deviceThere': 'eine Höllenmaschine hält Verstärkungen aus {hex} fern: Pioniere müssen sie erst räumen',
  'no.noMilitia': '{unit} ist keine deutsche Landwehr: Nur diese lässt sich beritten machen',
  'no.militiaOffMap': '{unit} ist nicht auf der Karte: Landwehr wird beritten gemacht, wo sie steht',
  'no.mountedAlready': '{unit} ist schon beritten: Nur Landwehr zu Fuß lässt sich beritten machen',
  'no.nobodyDigs': 'Sie haben in {hex} niemanden, der schanzen könnte: Eine Ihrer Einheiten muss dort sein',
  'no.diggersInDisorder': 'in {hex} ist niemand geordnet: Zum Schanzen braucht es eine geordnete Einheit',
  'no.entrenchedAlready': '{hex} ist schon verschanzt: Es braucht ein Feld ohne Verschanzung',
  'tell.recruited': '{unit} wird für {cost} ausgehoben.',
  'tell.deployed': '{unit} wird aufgestellt[, in {hex}].',
  'tell.readied': '{unit} steht zur Unterstützung bereit.',
  'tell.mended': '{unit} ist aus der Werkstatt zurück.',
  'tell.converted': 'Landwehr wird beritten[: {unit}][ in {hex}].',
  'tell.entrenched': '{hex} wird für {cost} verschanzt.',
}
