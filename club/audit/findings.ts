import { type Fault, fill, sayFault } from '@boma/kernel'

/** What an audit may find, in English. Whoever speaks another language says the same by the finding's name. */
export const FINDINGS = {
  signed: 'A club signed the commitment at {time}, with the key {key}.',
  committed: 'The secret of the dice is the one that was committed to.',
  bound: 'What each player added was made for this commitment: the secret was there before.',
  linked:
    'All {links} links of the chains follow one another: nobody could foresee a die but by what the players showed.',
  replayed: 'All {orders} orders are legal, and all {rolls} dice fall as recorded.',

  otherVersion: 'The record was played under version {recorded} of the rules; this is {version}.',
  unknownStart: 'The match starts from a position that the record brings along: nobody knows how it came about.',
  storyStart:
    'The match goes on from one that was begun elsewhere: its {orders} orders up to there are legal, but its {rolls} dice are what the record says.',
  byHand: 'The dice were rolled by hand: what they showed is what the record says.',
  formOne: 'The record is of form 1: its dice are bound to no match, and their secret may have served another.',
  noId: 'The match has no id of its own: the secret of its dice may have served another.',
  nothingAdded: "'{seat}' added nothing to the secret of the dice: it may have been chosen.",
  littleAdded: "'{seat}' added {bytes} bytes to the secret of the dice: so few could be foreseen.",
  computer: "'{seat}' was a computer of the club's and has no chain: the club could foresee the dice of its orders.",
  chainLost:
    "Entry {entry}: '{seat}' had lost its chain, says the record, and began another: until then it could have been chosen.",
  standing:
    "{count} answers of '{seat}' were given by what it had left behind, says the record: the club could foresee their dice.",
  notShown: "'{seat}' gave no order: for which commitment its chain was made, nobody was shown.",
  notTold: 'The secret of the dice is not told yet: neither dice nor orders can be checked.',
  skipped: '{dice} dice, from number {from} on, were passed over: the record does not say what they were rolled for.',
  takenBack: 'Entry {entry}, {order}, was taken back; {agreed} agreed, says the record.',
  takenBackDice:
    'Entry {entry}, {order}, was taken back, and its dice ({rolls}) are void; {agreed} agreed, says the record.',
  ended: 'No rule ended the match, but a word, says the record: {word}.',
  noPosition: 'The record holds no last position that could be compared.',
  stillOn: 'The match is still on, and whoever reads the record knows the dice to come.',
} as const

/** One finding: it is proven, or merely what the writer of the record says, or something does not agree. */
export type AuditFinding =
  | { readonly kind: 'proven' | 'claimed'; readonly name: keyof typeof FINDINGS; readonly facts: Fault['facts'] }
  | { readonly kind: 'broken'; readonly entry: number; readonly fault: Fault }

/** A finding in English. */
export function sayFinding(finding: AuditFinding): string {
  if (finding.kind !== 'broken') return fill(FINDINGS[finding.name], finding.facts)
  const { entry, fault } = finding
  return `${entry > 0 ? `entry ${entry}: ` : ''}${sayFault(fault)}.`
}
