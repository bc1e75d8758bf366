// How fast the page is, in a real browser: a table for people, then JSON for machines. Like tools/bench.ts it fails
// nothing: a slow machine is no bug, but 'over' is there to be seen.

import { writeFileSync } from 'node:fs'
import { styleText } from 'node:util'
import type { Browser } from 'playwright-core'
import { askedOf } from '../tools/asked.ts'
import { answers } from './bench/answers.ts'
import { lateAnswers } from './bench/campaign.ts'
import { serveCrowded } from './bench/crowded-page.ts'
import { firstVisit } from './bench/first-visit.ts'
import { frames } from './bench/frames.ts'
import { longMatch } from './bench/long-match.ts'
import { reachLit } from './bench/reach.ts'
import { whileThinking } from './bench/thinking.ts'
import { launchOrEnd, servePage } from './open.ts'

/** Something measured, in its unit. */
interface Measure {
  readonly name: string
  readonly measured: number
  readonly unit: string
  readonly most: number
}

const { asked } = askedOf({ json: '' }, 'Usage: npm run bench:page -- [--json FILE]')
const { address, close } = await servePage()
const crowd = await serveCrowded()
const browser = await launchOrEnd()
const measures = await measureAll(browser, address, crowd.address).finally(async () => {
  await browser.close()
  crowd.close()
  close()
})

print(measures)
const json = JSON.stringify({ measures: measures.map((m) => ({ ...m, verdict: verdict(m) })) }, undefined, 2)
console.log(json)
if (asked.json !== '') writeFileSync(asked.json, `${json}\n`)

async function measureAll(on: Browser, at: string, crowd: string): Promise<readonly Measure[]> {
  const thinking = await whileThinking(on, at)
  return [
    { name: 'first visit, compressed, before the game', measured: await firstVisit(on, at), unit: 'KB', most: 250 },
    { name: 'a choice after 5,000 orders against after 50', measured: await longMatch(), unit: 'times', most: 1.5 },
    { name: 'a choice on the map is answered, p95', measured: await answers(on, at), unit: 'ms', most: 100 },
    { name: 'the same late in a campaign of Askari, p95', measured: await lateAnswers(on, at), unit: 'ms', most: 100 },
    { name: 'reach lit after the click, 280 counters, p95', measured: await reachLit(on, crowd), unit: 'ms', most: 50 },
    { name: 'a word of the bar while the computer thinks, p95', measured: thinking.answer, unit: 'ms', most: 100 },
    { name: 'a thought is ended when one leaves', measured: thinking.cancel, unit: 'ms', most: 50 },
    ...(await frames(on)).map(({ name, p95 }) => ({ name: `${name}, p95`, measured: p95, unit: 'ms', most: 20 })),
  ]
}

function verdict({ measured, most }: Measure): 'ok' | 'over' {
  return measured <= most ? 'ok' : 'over'
}

function print(all: readonly Measure[]): void {
  const width = Math.max(...all.map(({ name }) => name.length))
  for (const measure of all) {
    const { name, measured, unit, most } = measure
    const cells = [name.padEnd(width), `${measured.toFixed(1)} ${unit}`.padStart(10), `≤ ${most} ${unit}`.padStart(10)]
    console.log([...cells, verdict(measure) === 'over' ? styleText('red', 'OVER') : 'ok'].join('  '))
  }
}
