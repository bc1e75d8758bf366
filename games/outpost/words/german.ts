import type { Words } from './words.ts'

const messages: Words['messages'] = {
  'ask.act': 'mit einem Zähler marschieren oder angreifen, oder den Zug beenden',
  'do.march': '{unit} nach {hex} marschieren lassen',
  'do.attack': '{hex} mit {unit} angreifen',
  'do.end': 'Den Zug beenden',
  'tell.turnBegan': 'Runde {turn}.',
  'tell.sideBegan': '{side} ist am Zug.',
  'tell.marched': '{unit} marschiert von {from} nach {to}.',
  'tell.attacked': '{unit} greift {hex} an ({least} oder mehr trifft).',
  'tell.held': '{unit} hält.',
  'tell.fell': '{unit} fällt.',
  'tell.won': '{side} siegt.',
  'tell.drawn': 'Niemand siegt: Niemand steht am Brunnen.',
  'no.notYours': '{unit} gehört nicht Ihnen: Wählen Sie einen eigenen Zähler',
  'no.gone': '{unit} ist fort: Nur Zähler auf der Karte handeln',
  'no.hasActed': '{unit} hat in dieser Runde gehandelt: Erst in der nächsten wieder',
  'no.tooFar': '{hex} liegt nicht neben dem Zähler: Er marschiert ein Feld weit',
  'no.thorns': 'niemand betritt die Dornen in {hex}: Gehen Sie um sie herum',
  'no.occupied': 'in {hex} steht jemand: Das Feld muss leer sein',
  'no.notBeside': '{hex} liegt nicht neben dem Zähler: Greifen Sie ein Feld daneben an',
  'no.noEnemy': 'in {hex} ist kein Feind: Greifen Sie eines an, das der Feind hält',
  'page.turn': 'Runde {turn} von {turns}',
  'page.well': 'Der Brunnen',
  'page.ifAttacks': 'Wenn {unit} {target} angreift',
  'page.falls': '{target} fällt',
  'page.holds': '{target} hält',
  'page.needed': 'der Würfel',
  'page.orMore': '{least} oder mehr',
  'page.wouldWin': '{side} würde jetzt siegen.',
  'page.mustTake': '{side} muss am Ende am Brunnen stehen.',
  'page.turnsLeft': 'Runden übrig: {count}',
  'table.turn': 'Runde {turn} von {turns}, der Brunnen ist in {hex}.',
  'table.unit': '{unit} in {hex}{acted}',
  'table.acted': ', hat gehandelt',
}

const SIDES = ['Blau', 'Rot'] as const

/** The game in German. */
export const german: Words = {
  language: 'de',
  name: 'Der Vorposten',
  sides: SIDES,
  scenarios: { well: 'Der Brunnen', relief: 'Der Entsatz' },
  options: {},
  messages,
  names: { side: SIDES },
}
