import type { Browser, Page } from 'playwright-core'
import { p95 } from './percentile.ts'

/** How often it is looked. */
const TIMES = 40

/** What was measured while the computer thought, in milliseconds. */
export interface WhileThinking {
  /** From a press on a word of the bar to the frame that shows its answer, at the 95th percentile. */
  readonly answer: number
  /** From leaving the table to the moment when nobody thinks any more, at the most. */
  readonly cancel: number
}

/** Measures the page against the level that thinks longest. */
export async function whileThinking(browser: Browser, address: string): Promise<WhileThinking> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await page.addInitScript(() => localStorage.setItem('boma.play.pace', 'at-once'))
  await page.addInitScript(watchWorkers)
  await page.goto(`${address}#/open/lettow`)
  await page.getByRole('radio', { name: 'Computer, Oberst' }).last().check()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Take the ready-made set-up' }).click()
  await untilThinking(page)
  const answers: number[] = []
  for (let n = 0; n < TIMES; n++) answers.push(await page.evaluate(pressed, n % 2 === 0 ? 'Charts' : 'Forces'))
  await untilThinking(page)
  const cancel = await page.evaluate(left)
  await page.close()
  return { answer: p95(answers), cancel }
}

async function untilThinking(page: Page): Promise<void> {
  const bar = page.getByRole('progressbar')
  const main = page.locator('.prompt .answers .main')
  for (let n = 0; n < 400 && !(await bar.isVisible()); n++) {
    if (await main.isVisible()) await main.click({ timeout: 1000 }).catch(() => {})
    // A unit that has no main answer goes to the first place that is lit.
    else if (!(await page.locator('.prompt .thinking').isVisible()))
      for (const key of ['n', 'Enter']) await page.keyboard.press(key)
    await page.waitForTimeout(50)
  }
  await bar.waitFor({ timeout: 5000 })
}

/** In the page, before anything else: notes when a worker is ended. */
function watchWorkers(): void {
  const end = Worker.prototype.terminate
  Worker.prototype.terminate = function terminate() {
    end.call(this)
    Object.assign(globalThis, { ended: performance.now() })
  }
}

/** In the page: presses a word of the bar; milliseconds until the frame with its answer was painted. */
const pressed = (word: string): Promise<number> =>
  new Promise((done) => {
    const button = [...document.querySelectorAll<HTMLElement>('button.word')].find((b) => b.textContent === word)
    const began = performance.now()
    button?.click()
    requestAnimationFrame(() => requestAnimationFrame((now) => done(now - began)))
  })

/** In the page: leaves the table; milliseconds until whoever thought was ended. */
const left = (): Promise<number> =>
  new Promise((done) => {
    const began = performance.now()
    location.hash = '#/'
    const look = () => {
      const { ended = 0 } = globalThis as unknown as { readonly ended?: number }
      if (ended >= began) done(ended - began)
      else setTimeout(look)
    }
    look()
  })
