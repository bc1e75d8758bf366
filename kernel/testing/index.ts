export type { Frame } from './frames.ts'
export { type Given, type GivenSetup, given } from './given.ts'
export { auditLedger, type LedgerAudit, type LedgerTexts } from './ledger.ts'
export { perft } from './perft.ts'
