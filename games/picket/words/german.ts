import type { Words } from './words.ts'

const messages: Words['messages'] = {
  'ask.take': 'nehmen Sie eine Figur auf, oder beenden Sie Ihren Zug',
  'ask.act': 'mit {figure} gehen oder schießen, oder sie stehen lassen',
  'do.take': '{figure} aufnehmen',
  'do.move': 'Nach {x}, {y} gehen, Blick {facing}°',
  'do.shoot': 'Auf {figure} schießen',
  'do.stay': 'Stehen bleiben',
  'do.end': 'Den Zug beenden',
  'tell.turnBegan': 'Runde {turn}.',
  'tell.moved': '{figure} geht nach {x}, {y} und blickt nach {facing}°.',
  'tell.stayed': '{figure} bleibt stehen.',
  'tell.missed': '{figure} schießt auf {target} und verfehlt ({least} oder mehr trifft).',
  'tell.hit': '{figure} schießt auf {target} und trifft ({least} oder mehr trifft).',
  'tell.won': '{side}: Sieg, von den anderen ist niemand übrig.',
  'tell.wonByNumbers': '{side}: Sieg mit mehr Figuren.',
  'tell.drawn': 'Niemand siegt: beide haben gleich viele Figuren.',
  'no.notYours': '{figure} gehört nicht Ihnen: Nehmen Sie eine eigene Figur auf',
  'no.isDown': '{figure} ist gefallen: Nur Figuren auf dem Tisch handeln',
  'no.actedAlready': '{figure} hat in dieser Runde schon gehandelt: Erst in der nächsten handelt sie wieder',
  'no.tooFar': 'das sind mehr als sechs Zoll von {figure}: Es muss näher sein',
  'no.offTable': 'eine Basis muss ganz auf dem Tisch liegen',
  'no.onFigure': 'die Basis läge auf der von {figure}: Sie muss frei davon stehen',
  'no.throughRocks': 'Felsen sind im Weg: Der gerade Weg muss an ihnen vorbeiführen',
  'no.noEnemy': '{figure} ist kein Feind auf dem Tisch: Geschossen wird nur auf einen solchen',
  'no.outOfRange': '{figure} ist mehr als zehn Zoll entfernt: Das Ziel muss näher sein',
  'no.notInFront': '{figure} steht nicht vorn: Das Ziel muss höchstens 45 Grad neben der Blickrichtung stehen',
  'no.outOfSight':
    'etwas verdeckt {figure}: Auf der Linie dazwischen dürfen weder Felsen noch eine andere Basis liegen, sie muss frei sein',
  'page.turn': 'Runde {turn} von {turns}',
  'page.rocks': 'Felsen',
  'page.range': 'Wie weit ein Gewehr trägt',
  'page.ifShoots': 'Wenn {figure} auf {target} schießt',
  'page.hit': '{target} fällt',
  'page.missed': 'verfehlt',
  'page.near': 'bis fünf Zoll',
  'page.far': 'über fünf Zoll',
  'page.orMore': '{least} oder mehr',
  'page.idle': '{figures}: noch nicht gehandelt.',
  'page.endIdle': '{end}? {idle}',
  'page.notUsed': 'ungenutzt',
  'table.turn': 'Runde {turn}.',
  'table.figure': '{figure} bei {x}, {y}, Blick {facing}°{acted}',
  'table.acted': ', hat gehandelt',
}

const SIDES = ['Posten', 'Angreifer'] as const

/** The picket in German. */
export const german: Words = {
  language: 'de',
  name: 'Der Posten',
  sides: SIDES,
  scenarios: { dawn: 'Vor der Dämmerung' },
  options: {},
  messages,
  names: { side: SIDES },
}
