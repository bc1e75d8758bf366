import type { messages as english } from '../english/melee.ts'

/** What is said of melee, the advance after it, and leaders who are left alone. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'ask.melee': 'Welches Feld greift an?',
  'ask.storm': 'Welches Feld greifen die in {hex} an?',
  'ask.withdraw': 'In {hex} weiterkämpfen oder Einheiten herausnehmen?',
  'ask.refuge': 'Mehrere Felder sind gleich nah: Wohin geht {unit}?',
  'ask.lead': 'Das Feld ist genommen: Wessen Führungswert zählt beim Nachstoßen?',
  'ask.advance': 'Wohin wird weiter nachgestoßen?',
  'ask.escape': 'Zu wem entkommt {unit}?',
  'do.charge': 'Aus {hex} angreifen',
  'do.storm': '{hex} angreifen',
  'do.fight': 'Weiterkämpfen',
  'do.withdraw': '{unit} herausnehmen',
  'do.refuge': 'Nach {hex}',
  'do.lead': '{unit} führt das Nachstoßen',
  'do.unled': 'Niemandes Führungswert',
  'do.advance': 'Nach {hex}, ausgerichtet nach {facing}',
  'do.escape': 'Nach {hex}',
  'do.end.melee': 'Niemand sonst greift an',
  'no.diggersStay': 'die in {hex} graben: Wer gräbt, greift nicht an',
  'no.boundStay': 'eine Einheit in {hex} ist durch einen Zusammenbruch gebunden: Erst muss sie sich sammeln',
  'no.attackedAlready': 'die in {hex} haben in dieser Phase angegriffen: Erst in der nächsten Runde geht es wieder',
  'no.onlyMachineGuns': 'in {hex} sind nur Maschinengewehre: Ein Angriff braucht Infanterie oder Geschütze',
  'no.allRetreated': 'die in {hex} sind in dieser Runde zurückgegangen: Erst in der nächsten greifen sie wieder an',
  'no.nobodyBeside':
    'neben {hex} steht kein Feind, der angegriffen werden kann: Angegriffen wird aus einem Feld neben einem',
  'no.notBeside': '{hex} liegt nicht daneben: Der Nahkampf geht in ein Nachbarfeld',
  'no.nobodyToAttack':
    'in {hex} kann niemand angegriffen werden: Es braucht eine feindliche Kampfeinheit, die nicht zurückgegangen ist',
  'no.notFighting': '{unit} ist an diesem Nahkampf nicht beteiligt: Nennen Sie eine von Ihren, die es ist',
  'no.notARefuge':
    '{hex} ist nicht die nächste Zuflucht: Das ist das billigste Feld außer feindlichem Feuer mit Platz',
  'no.leadsNobody': '{unit} ist nicht bei denen, die nachstoßen: Nennen Sie einen Führer von ihnen',
  'no.notTheAdvance':
    'nach {hex} führt das Nachstoßen nicht: Es geht in Felder, die näher am nächsten Feind liegen',
  'no.notTheNearest': 'in {hex} stehen nicht die nächsten Freunde, zu denen er darf',
  'tell.charged': 'Die {side} in {from} greifen {to} an.',
  'tell.clashed':
    'Durchgang {round} in {hex}: Der Angriff braucht höchstens {attack}, die Verteidigung höchstens {defence}.',
  'tell.stoodMelee': '{unit} steht im Nahkampf (höchstens {morale}).',
  'tell.failedMelee': '{unit} weicht im Nahkampf (nötig war höchstens {morale}).',
  'tell.brokeOff': 'Die {side} brechen den Nahkampf in {hex} ab.',
  'tell.withdrew': '{unit} geht von {from} nach {to} zurück.',
  'tell.meleeOver': 'Der Nahkampf in {hex} ist vorüber.',
  'tell.advanceWon': 'Die Angreifer von {hex} stoßen bis zu {hexes} Felder nach.',
  'tell.advanced': '{unit} stößt von {from} nach {to} nach.',
  'tell.cutDown': '{unit} wird in {hex} niedergemacht.',
  'tell.escaped': '{unit} entkommt nach {hex}.',
  'tell.captured': '{unit} fällt in {hex} dem Feind in die Hände.',
}
