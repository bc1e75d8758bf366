import type { Catalogue } from './en.ts'
import type { enThought } from './en-thought.ts'

/** Was auf Deutsch über die Spieler des Computers gesagt wird: wie stark sie sind, was sie denken, warum, und was sie raten. */
export const deThought: Pick<Catalogue, keyof typeof enThought> = {
  'level.oberst': 'Oberst',
  'level.hauptmann': 'Hauptmann',
  'level.feldwebel': 'Feldwebel',
  'level.planner': 'Askari',
  'level.greedy': 'Rekrut',
  'level.random': 'einen Zufallsspieler',
  'level.oberstHint':
    'Plant ganze Züge und probiert am meisten von dem aus, was sonst befohlen werden könnte, bis zu einer Minute lang.',
  'level.hauptmannHint':
    'Plant ganze Züge und probiert vieles von dem aus, was sonst befohlen werden könnte, Züge voraus.',
  'level.feldwebelHint': 'Plant ganze Züge und probiert einiges von dem aus, was sonst befohlen werden könnte.',
  'level.plannerHint': 'Plant ganze Züge nach einer Doktrin des Spiels: was gewinnt, genaue Aussichten, ganze Märsche.',
  'level.greedyHint': 'Nimmt, was einen Schritt voraus am besten aussieht.',
  'level.randomHint': 'Jeder erlaubte Zug ist ihm so lieb wie jeder andere.',
  'level.personHint': 'An diesem Bildschirm; zwei reichen ihn sich weiter.',
  'level.rating': 'Wertung {rating} ± {error} in diesem Szenario.',
  'level.ratingZero': 'Wertung {rating} in diesem Szenario, an der die anderen gemessen werden.',
  'level.beats': 'Mit dieser Seite schlägt er {level} in {points} von {matches}.',
  'level.scores': 'Mit dieser Seite hat er {points} von {matches} Punkten gegen {level}.',
  'level.unmeasured': 'Wie stark er hier ist, wurde nicht gemessen.',
  'level.fair': 'Er weiß nicht mehr, als ein Mensch dort wüsste.',
  'thinking.who': '{level}, nach dem, was diese Seite sieht.',
  'thinking.for': 'Seit {seconds} s.',
  'thinking.headway': 'Wie weit der Gedanke gediehen ist',
  'thinking.stop': 'Genug überlegt',
  'thinking.stopHint': 'Er gibt den besten Befehl, den er bisher gefunden hat.',
  'why.note': 'Warum: {why}',
  'why.closed': 'Aus Gründen, die zu lesen sind, wenn die Partie vorbei ist.',
}
