import { fill } from '../fill.ts'

/** What can be wrong with a record, in English. Whoever speaks another language says the same by the fault's name. */
export const FAULTS = {
  noRecord: "a record starts with 'boma record 2', or 1 if it is an old one",
  newer: 'the record is of form {form}, which only a newer Boma reads',
  markTwice: "'* {kind}' was said before of the same order",
  longLine: 'the line has more than {most} letters',
  noMark: '{line} is not a mark that a record has there',
  noLine: '{line} is not a line that a record has there',
  twice: "'{key}' was said before",
  shortSecret: 'a secret of {bytes} bytes could be guessed: {least} are the least',
  rolledLast: "the record ends with '* {kind}', but no order follows",
  unsaid: 'the record does not say its {key}',
  storyTwice: 'the record tells a story within a story',
  badStory: 'the record is damaged in what led to it: {problem}',

  tooLong: 'the record has more than {most} entries, and no match has as many',
  longOrder: '{order} has more than {most} actions',
  otherGame: "this is a record of {other}, not of '{game}'",
  otherData: 'this record was played with other data (its overlay differs)',
  openingDice: 'the record has not as many dice as are rolled before the first order',
  noSecret: 'the secret of the dice is not in this record, so nobody can roll them again',
  otherLayout: 'the position in this record was written by another version of the rules',
  noPosition: 'this record holds no position to go on from',
  brokenSeal: 'what was kept of the match is not as it was written',
  otherVersion: 'the match was kept under other rules',
  otherPast: 'the orders of the match do not lead to where it stands',
  badPosition: 'the position in it is damaged',
  noSide: 'there is no side {word}',
  noAction: "{words} is not an action of '{game}'",
  illegal: '{order} is not legal there',
  moreDice: '{order} rolls more dice than the record has',
  fewerDice: '{order} rolls fewer dice than the record has',
  severalOrders: '{order} is more than one order',
  otherTable: 'the table after it is not the one that was recorded',
  otherPosition: 'the position after it is not the one that was recorded',
  nothingBack: 'there is no order to take back',
  backAfterEnd: 'an order is taken back after the end of the match',
  backDice: 'an order that rolled dice is taken back, and nobody agreed',
  backReveal: 'an order that showed something is taken back, and nobody agreed',
  backTold: 'an order is taken back after the secret of the dice was told',
  backNoConsent: 'an order is taken back, and not all have agreed',
  endTwice: 'the match is ended once more',
  noLink: "the order of '{seat}' carries no link of its chain: nobody knows that it gave it",
  otherLink: "the order of '{seat}' carries a link that is not of its chain: it was replaced",
  linkAgain:
    "the order of '{seat}' carries a link that was shown before: whoever kept the match could foresee its dice",
  linkSkipped:
    "a link of '{seat}' was shown and is not in the record: an order was dropped, and its dice were rolled again",
  lateCommitment: "what '{seat}' added was made for another commitment: this one was made after the fact",
  skippedDie: 'dice {from} to {to} were skipped: the order goes on with die {next}',
  dieAgain: 'die {die} was rolled again: it had been rolled before',
  otherDie: 'die {die} is a {recorded} in the record; by the secret it is a {shows}',

  otherSignature: 'The commitment was not signed by the key that the record names',
  moreAdded: 'More was added to the secret of the dice than there are players',
  marksElsewhere: 'marks of the table stand after every {every} orders, and nowhere else',
  otherResult: 'The match ends with {result}, not {recorded}',
  otherStory: 'What the record tells of how its position came about is not legal, or leads elsewhere',
  otherEnd: 'The last position in the record is not the one that its orders lead to',

  /** What the rules say of a position, or what broke: in the words of whoever found it. */
  other: '{problem}',
} as const

/** What is wrong with a record: which of these, and the facts of it. */
export interface Fault {
  readonly name: keyof typeof FAULTS
  readonly facts: Readonly<Record<string, string>>
}

/** A fault by its name. */
export const faultOf = (name: Fault['name'], facts: Fault['facts'] = {}): Fault => ({ name, facts })

/** A fault in English. */
export const sayFault = ({ name, facts }: Fault): string => fill(FAULTS[name], facts)

/** What is wrong with a record's text, and in which line: 0 when in none. */
export class RecordFault extends Error {
  readonly line: number
  readonly fault: Fault

  constructor(line: number, fault: Fault) {
    super(line > 0 ? `line ${line}: ${sayFault(fault)}` : sayFault(fault))
    this.name = 'RecordFault'
    this.line = line
    this.fault = fault
  }
}

/** A record of a form that these rules are too old to read. */
export class NewerRecord extends RecordFault {
  constructor(form: string) {
    super(1, faultOf('newer', { form }))
    this.name = 'NewerRecord'
  }
}

/** A record that cannot be replayed: what is wrong, and at which entry of its journal (0 when before the first). */
export class ReplayFault extends Error {
  readonly entry: number
  readonly fault: Fault

  constructor(entry: number, fault: Fault, cause?: unknown) {
    super(entry > 0 ? `entry ${entry}: ${sayFault(fault)}` : sayFault(fault), { cause })
    this.name = 'ReplayFault'
    this.entry = entry
    this.fault = fault
  }

  /** Whatever a record made go wrong, as a fault of the record. */
  static at(entry: number, caught: unknown): ReplayFault {
    if (caught instanceof ReplayFault) return caught
    const problem = caught instanceof Error ? caught.message : String(caught)
    return new ReplayFault(entry, faultOf('other', { problem }), caught)
  }
}
