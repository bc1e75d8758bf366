export { type AskedMatches, positionsAsked } from './asked.ts'
export { barePresence } from './bare-presence.ts'
export { beatFaults } from './beats.ts'
export { type Bench, drawnActions, listedActions, randomActions } from './bench.ts'
export { type ByHand, playByHand } from './by-hand.ts'
export { catalogueFaults } from './catalogue.ts'
export { everyPosition } from './every-position.ts'
export { Example } from './example.ts'
export type { OpenProcedure } from './frames.ts'
export { type Given, type GivenSetup, given } from './given.ts'
export { guideFaults } from './guide.ts'
export { pastInForce, type SourceFile } from './in-force.ts'
export { casesCited, casesTested, type LedgerTexts, ledgerFaults, type TestOfCases } from './ledger.ts'
export { clickedAtRandom, lessonFaults, taughtBy } from './lessons.ts'
export { askedFaults } from './lists.ts'
export { messageFaults } from './messages.ts'
export { isWithin, ringsOf } from './outline.ts'
export { perft } from './perft.ts'
export { type MarchReading, planFaults } from './plans.ts'
export { quickPick, randomPlay } from './random-play.ts'
export { bookOf, type RulebookTables } from './rulebook.ts'
export { type ScriptedDice, scriptedDice } from './scripted.ts'
export { told } from './told.ts'
export {
  chanceFaults,
  type HeldCards,
  heldCards,
  type UsedValue,
  type WeighedMatches,
  type WeighedScene,
  weighedScenes,
} from './weighed.ts'
