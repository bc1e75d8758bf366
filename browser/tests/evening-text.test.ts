import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { germansInSwakopmund, volunteersAtTaveta } from './moments.ts'
import { useBrowser, visit } from './page.ts'
import { playOnFrom } from './records.ts'

// Three whole turns against the computer by typed commands alone: nothing is looked at but what the text mode says.

useBrowser()

/** Something to type when a question comes up, once; what is asked besides is answered by the first of the list. */
interface Reply {
  readonly to: RegExp
  readonly words: string
  readonly once?: boolean
}

/** How somebody plays. */
interface Evening {
  readonly side: string
  /** What is said when a turn of his own begins. */
  readonly turn: RegExp
  readonly replies: readonly Reply[]
}

const TURNS = 3

/** In the page: keeps all that the text mode says, for it forgets what is long past. */
function listen(): void {
  const said = document.querySelector('.text-mode .said')
  const heard = [...(said?.children ?? [])].map((line) => line.textContent)
  const lines = new WeakSet<Node>([...(said?.children ?? [])])
  Object.assign(globalThis, { heard })
  const hear = (line: Node) => {
    // Whoever listens hears each line that is put in, though it were there before.
    heard.push(lines.has(line) ? `Heard again: ${line.textContent}` : (line.textContent ?? ''))
    lines.add(line)
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(hear)
  })
  if (said) observer.observe(said, { childList: true })
}

const heardBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: readonly string[] }).heard)

/** Types a command; gives all that was said so far. */
async function say(page: Page, words: string): Promise<readonly string[]> {
  const field = page.getByRole('textbox', { name: 'Command' })
  await field.fill(words)
  await field.press('Enter')
  return heardBy(page)
}

/** The question that waits, once it is this player's; asked for, as somebody does who sees nothing. */
async function questionTo(page: Page, side: string): Promise<string> {
  for (let i = 0; i < 400; i++) {
    const heard = await say(page, 'list')
    const answer = heard.slice(heard.lastIndexOf('> list') + 1)
    const asked = heard.findLast((line) => line.startsWith(`${side} to decide: `))
    if (asked !== undefined && !answer.some((line) => /nothing for you to decide/.test(line))) return asked
    await page.waitForTimeout(50)
  }
  throw new Error(`The computer does not come to an end: ${(await heardBy(page)).slice(-5).join(' | ')}`)
}

/** Plays by typing and asks at each turn of the player's own what the others did, until they told of so many; gives all that was heard. */
async function playByText(page: Page, { side, turn, replies }: Evening): Promise<string> {
  await page.keyboard.press('t')
  await page.getByRole('textbox', { name: 'Command' }).waitFor()
  await page.evaluate(listen)
  const open = [...replies]
  let begun = 0
  for (let i = 0; i < 300; i++) {
    const question = await questionTo(page, side)
    const turns = (await heardBy(page)).filter((line) => turn.test(line)).length
    if (turns > begun) await say(page, 'recap')
    begun = turns
    const all = (await heardBy(page)).join('\n')
    if (recapsIn(all).length === TURNS) return all
    const reply = open.find(({ to }) => to.test(question))
    if (reply?.once) open.splice(open.indexOf(reply), 1)
    const heard = await say(page, reply?.words ?? '1')
    // Somebody was asked something else meanwhile.
    if (/^Refused/.test(heard.at(-1) ?? '')) await say(page, '1')
  }
  throw new Error(`It does not come to an end: ${(await heardBy(page)).slice(-9).join(' | ')}`)
}

/** The recaps in what was heard: one for each turn of the others. */
const recapsIn = (heard: string): readonly string[] =>
  heard.split('\n').filter((line) => /^Step 1 of \d+: \S/.test(line))

test('three turns of Windhoek by text', async () => {
  const page = await visit({ seed: 4, recap: true })
  await playOnFrom(page, germansInSwakopmund(4))
  const heard = await playByText(page, {
    side: 'Allied',
    turn: /Player turn of the Allies/,
    replies: [
      { to: /set up|place/i, words: 'ready' },
      { to: /March, concentrate/, words: 'march from 2118; all; stop; attack 2117', once: true },
      { to: /March, concentrate/, words: 'march from cape; all; step to 3034; step to 3033; stop', once: true },
      { to: /Recruit|March, concentrate|Rally/, words: 'end' },
    ],
  })
  expect(heard).toMatch(/The Allies attack Swakopmund/)
  expect(heard).toMatch(/The (Allies|Germans) have (won|lost) the battle|The battle is drawn|withdraw/)
  // What the others did is read out as it happens, and again when asked for.
  expect(heard).toMatch(/Player turn of the Germans/)
  expect(heard).toMatch(/The others have not had their turn yet/)
  expect(heard).not.toMatch(/Heard again/)
})

test('three turns of Lettow-Vorbeck by text', async () => {
  const page = await visit({ seed: 4, recap: true })
  await playOnFrom(page, volunteersAtTaveta(4))
  const heard = await playByText(page, {
    side: 'Allied',
    turn: /The Allied player.s turn/,
    replies: [
      { to: /Move/, words: 'move Vol/LF to Moshi', once: true },
      { to: /Move/, words: 'end' },
    ],
  })
  expect(heard).toMatch(/Combat at Moshi/)
  expect(heard).toMatch(/side (alone is left at Moshi|retreats)/)
  expect(heard).toMatch(/The German player.s turn/)
  expect(heard).not.toMatch(/Heard again/)
})
