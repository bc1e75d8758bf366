import { askari } from '@boma/askari'
import { isOver, Match, question, writeRecord } from '@boma/kernel'
import { quickPick } from '@boma/testing'
import type { Browser, Page } from 'playwright-core'
import { playAtRandom } from '../tests/random-player.ts'
import { listen, settled, timed } from './answers.ts'
import { p95 } from './percentile.ts'

/** How many presses on the map are timed, and from which turn of the campaign on. */
const TIMES = 120
const LATE = 30
/** In every so many answers within an Impulse it is ended: a match is then about as long as one of people. */
const ENDS = 12

/** Milliseconds from a press on the map to the frame that shows the answer, late in a campaign of Guns of the Askari, 95th percentile. */
export async function lateAnswers(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  try {
    await page.addInitScript(() => localStorage.setItem('boma.play.pace', 'at-once'))
    await page.goto(address)
    const file = { name: 'campaign.boma', mimeType: 'text/plain', buffer: Buffer.from(lateCampaign()) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click({ timeout: 120_000 })
    await page.getByRole('application').waitFor()
    await page.evaluate(listen)
    const until = async (there: Page) => (await there.evaluate(settled)).length >= TIMES
    await playAtRandom(page, { haste: 0.1, keys: 0, seed: 1, until })
    return p95(await page.evaluate(timed))
  } finally {
    await page.close()
  }
}

/** The record of a campaign played at random up to an Impulse late in it. */
function lateCampaign(): string {
  const match = new Match(askari, { scenario: 'campaign', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  const pick = quickPick(LATE)
  const isAtWork = () => match.table.tracks.turn < LATE || question(askari, match.table)?.name !== 'impulse'
  while (!isOver(match.table) && isAtWork()) {
    const listed = match.legal()
    const isEnded = question(askari, match.table)?.name === 'impulse' && pick(ENDS) === 0
    match.play(match.decision?.seat, listed[isEnded ? listed.length - 1 : pick(listed.length)] ?? 0)
  }
  if (isOver(match.table)) throw new Error('the campaign was over before it was late')
  return `${writeRecord(match.tell().record())}# seats person person\n`
}
