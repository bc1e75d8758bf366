import type { messages as english } from '../english/set-up.ts'

/** What is said before the first turn, and when hexes are over-stacked. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'ask.naval': 'Wie schießen die Schiffe mit?',
  'ask.deploy': 'Wo wird {unit} aufgestellt?',
  'ask.displace': '{hex} ist überfüllt: Welche Einheit muss weichen?',
  'ask.into': 'Der Feind hat ein Feld überfüllt: Wohin kommt {unit}?',
  'do.propose': 'Schiffsfeuer: {option}',
  'do.deploy': 'In {hex} aufstellen, nach {facing}',
  'do.suggested': 'Den Rest wie vorgeschlagen aufstellen',
  'do.displace': '{unit} muss weichen',
  'do.into': 'Nach {hex} stellen',
  'no.notOffered': 'dieses Szenario bietet Möglichkeit {option} nicht: Wählen Sie eine, die es nennt',
  'no.outsideZone': 'in {hex} wird diese Marke nicht aufgestellt: Es muss ein Landfeld ihrer Zone sein',
  'no.inGermanSight': 'Deutsche sehen {hex}: Die Briten stellen auf, wo kein Deutscher Sicht hat',
  'no.facingFixed':
    'wer in {hex} steht, ist schon ausgerichtet, und alle in einem Feld sind es gleich: Nennen Sie dieselbe Seite',
  'no.notTooMuch':
    '{unit} muss nicht weichen: Nennen Sie eine Einheit des überfüllten Feldes, ohne die es dort besser steht',
  'no.notNextTo': '{hex} liegt nicht neben dem zu hohen Stapel: Die Einheit kommt in ein Nachbarfeld',
  'no.notInTheStack': '{unit} ist nicht im zu hohen Stapel: Nennen Sie jemanden, der dort ist',
  'no.leaderStays': '{unit} ist ein Anführer, und nicht Anführer sind dort zu viele: Nennen Sie eine Einheit',
  'no.waterBeside': '{hex} ist Wasser oder Ufer, das niemand betritt: Die Einheit kommt auf Land',
  'no.enemyBeside': 'in {hex} stehen ihre Feinde: Die Einheit kommt dahin, wo keine sind',
  'no.noRoomBeside': 'wer von ihrer Seite in {hex} steht, lässt ihr keinen Platz: Das sagt ihr Besitzer',
  'tell.proposed': 'Die {side} wünschen Schiffsfeuer: {option}.',
  'tell.agreed': 'Schiffsfeuer: {option}.',
  'tell.contested': 'Die {side} würfeln darum.',
  'tell.factorsWon': 'Das britische Geschwader hat {factors} {factors|Feuerpunkt|Feuerpunkte}.',
  'tell.konigsbergChased': 'Die Königsberg ist gestellt: Die Briten haben {shots} Schiffsschüsse.',
  'tell.konigsbergStays':
    'Die Königsberg ist in der Nähe: Die Deutschen haben einen Schiffsschuss, und nach jeder Landung vergehen zwei Runden.',
  'tell.deployed': 'Die {side} stellen eine Marke auf[: {unit} in {hex}, nach {facing}].',
  'tell.displaced': '{unit} muss nach {hex} weichen.',
  'tell.crowdedOut': '{unit} findet keinen Platz und ist verloren.',
  'many.deployed': '{count} Marken werden aufgestellt.',
}
