import type { messages as english } from '../english/field.ts'

/** What a page says of sight, and of who could fire at a move. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'sight.none': 'Keine Sicht auf {to}',
  'sight.clear': '{from} sieht {to}',
  'sight.apart': 'Nichts im Weg, {count} {count|Feld|Felder}.',
  'sight.rain': 'Im Regen sieht man nur ins nächste Feld.',
  'sight.ground': '{hex} ist im Weg: Man sieht nicht hindurch.',
  'sight.foliage': 'Das Dickicht in {hex} ist im Weg.',
  'sight.plantation': 'Die Kautschukbäume in {hex} sind im Weg.',
  'sight.palms': 'Die Palmen in {hex} sind im Weg.',
  'sight.units': 'Die Einheiten in {hex} sind im Weg.',
  'sight.between': 'Die Linie läuft zwischen {hex} und {other}, und beide sind im Weg.',
  'sight.itself': '{hex} selbst ist zu sehen.',
  'sight.aside': 'Das Feld liegt nicht vor der Front der Einheiten dort.',
  'sight.far': 'Zu weit: Ihr Feuer reicht {count} {count|Feld|Felder}.',
  'danger.assumes':
    'Einmal beschossen, dann drei Felder Ruhe, dann noch einmal. Auch Einheiten, die Sie nicht sehen, können feuern: Gezählt sind nur die sichtbaren, die feuern, sooft sie dürfen, bis eine Stufe verloren ist, die Ziehenden sich ohne Führer trennen oder die Munition verschossen ist.',
  'danger.unseen': 'verdeckt, {hex}',
  'danger.firedOn': 'Wenn sie feuern, wo es am meisten schadet',
  'danger.once': 'bei {first}',
  'danger.twice': 'bei {first}, dann bei {second}',
  'danger.step': 'Eine Stufe geht verloren',
  'danger.unhurt': 'Keine Stufe geht verloren',
}
