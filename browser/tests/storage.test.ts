import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { byMouse, raiseCurtain } from './hands.ts'
import { answer, asks, LAID, question, sitDown, useBrowser, visit } from './page.ts'
import { downloaded } from './records.ts'
import { atRecruiting, recruiting } from './tables.ts'

useBrowser()

/** Lets the browser keep next to nothing for the page. It counts only when the page comes to it the first time. */
async function leaveNoRoom(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: new URL(inject('address')).origin, quotaSize: 1 })
}

/** In the page: from now on the browser takes something only while there is room. */
function countRoom(): void {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...what) {
    if (sessionStorage.getItem('full')) throw new DOMException('no room', 'QuotaExceededError')
    return put.apply(this, what)
  }
}
const setFull = (page: Page, isFull: boolean) =>
  page.evaluate((full) => (full ? sessionStorage.setItem('full', 'yes') : sessionStorage.clear()), isFull)

/** Takes away all that the browser keeps for the page, as a person can in the browser's settings. */
async function clearStorage(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', {
    origin: new URL(inject('address')).origin,
    storageTypes: 'indexeddb,local_storage',
  })
}

const begin = async (page: Page) => {
  await sitDown(page, 'Windhoek', ['A person', 'Computer, Recruit'])
  await answer(page, 'Take the ready-made set-up').click()
  await asks(page, /Recruit, convert/)
}
const endRecruiting = async (page: Page) => {
  await answer(page, 'End the Recruit Phase').click()
  const allTheSame = answer(page, 'End the Recruit Phase all the same')
  await allTheSame
    .or(page.getByRole('heading', { name: /March, concentrate/ }))
    .first()
    .waitFor()
  if (await allTheSame.isVisible()) await allTheSame.click()
  await asks(page, /March, concentrate/)
}

describe('a browser without room', () => {
  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'no room left for your matches' })

  test('in the middle of a match says so, goes on, hands over a file, and loses nothing', async () => {
    const page = await atRecruiting({ seed: 3 })
    await page.addInitScript(countRoom)
    await page.evaluate(countRoom)
    await setFull(page, true)
    await endRecruiting(page)
    await notice(page).waitFor()
    const record = await downloaded(page, () => notice(page).getByRole('button', { name: 'Save as a file' }).click())
    expect(record).toMatch(/^boma record 2\n/)
    expect(record).toMatch(/^allied: end/m)

    // Not even by loading the page again.
    await page.reload()
    await asks(page, /March, concentrate/)
    await notice(page).waitFor()
    await setFull(page, false)
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await notice(page).waitFor({ state: 'detached' })
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await asks(page, /March, concentrate/)
  })

  test('from the beginning lets one play all the same, and come back to it from the shelf', async () => {
    const page = await visit({ seed: 3 })
    await leaveNoRoom(page)
    await begin(page)
    await notice(page).waitFor()
    await page.getByRole('link', { name: 'Boma' }).click()
    await page.getByRole('link', { name: 'Go to the table' }).click()
    await asks(page, /Recruit, convert/)
  })
})

describe('a browser that keeps nothing', () => {
  const cases: readonly (readonly [string, () => void])[] = [
    ['has no IndexedDB', () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined })],
    [
      'forbids it',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('not here', 'SecurityError')
        }
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('not here either', 'SecurityError')
          },
        })
      },
    ],
    [
      'never answers',
      () => {
        const { open } = IDBFactory.prototype
        IDBFactory.prototype.open = function (...what) {
          const request = open.apply(this, what)
          for (const news of ['success', 'upgradeneeded'])
            request.addEventListener(news, (e) => e.stopImmediatePropagation())
          return request
        }
      },
    ],
  ]
  test.each(cases)('because it %s lets one play, and says so', async (_why, break_) => {
    const page = await visit({ to: '#/nowhere' })
    await page.addInitScript(break_)
    await page.goto(page.url().replace('#/nowhere', '?again'))
    await sitDown(page, 'Windhoek', ['A person', 'A person'])
    await raiseCurtain(page, byMouse(page), 'German')
    await page.getByText('This browser keeps nothing').waitFor()
    await answer(page, 'Take the ready-made set-up').click()
    await raiseCurtain(page, byMouse(page), 'Allied')
    await asks(page, /set up .+, or take/i)
  })
})

test('what is cleared away while one plays is kept again with the next move', async () => {
  const page = await visit({ seed: 3 })
  await begin(page)
  await clearStorage(page)
  await endRecruiting(page)
  await page.reload()
  await asks(page, /March, concentrate/)
  // Until the page from before is gone it may be told that the match is open twice.
  await expect.poll(() => page.getByRole('alert').filter({ hasText: /\S/ }).allInnerTexts()).toEqual([])
})

/** In the page: puts into its stores what it never would itself. */
async function putRubbish(): Promise<void> {
  const done = (request: IDBRequest) => new Promise((resolve) => request.addEventListener('success', resolve))
  const opening = indexedDB.open('boma')
  await done(opening)
  const store = opening.result.transaction('matches', 'readwrite').objectStore('matches')
  await done(store.put({ id: 'rubbish', record: 7 }))
  await done(store.put({ id: 'bare', game: 'windhoek', record: 'no record', touched: 'yesterday' }))
  opening.result.close()
  localStorage.setItem('boma.last-words', 'null')
}

test('what is no match is passed over, and one that has lost its particulars can still be saved', async () => {
  const page = await visit({ match: recruiting(), to: '' })
  await page.getByRole('link', { name: 'Go to the table' }).waitFor()
  await page.evaluate(putRubbish)
  await page.reload()
  const rows = page.locator('.matches li')
  await rows.nth(1).waitFor()
  expect(await rows.count()).toBe(2)
  expect(await downloaded(page, () => rows.nth(1).getByRole('button', { name: 'Save as a file' }).click())).toMatch(
    /^no record/,
  )
  await page.goto(`${inject('address')}#/play/rubbish`)
  await page.getByText('This match is not kept on this device').waitFor()
})

/** What an earlier Boma kept: its first shelves, and on them a match as a record in one piece. */
const OLD = `boma record 1
game windhoek 1.0.0
layout 55ea8f62
scenario standard
options fog
overlay -
dice manual 6

* rolled 1
german: ready
* rolled 2
allied: ready
`

/** In the page: what is kept of the match now. */
async function keptNow(id: string): Promise<{ readonly match: object; readonly lines: readonly unknown[] }> {
  const done = <V>(request: IDBRequest<V>) =>
    new Promise<V>((resolve) => request.addEventListener('success', () => resolve(request.result)))
  const opened = await done(indexedDB.open('boma'))
  const look = opened.transaction(['matches', 'journal'])
  const match = await done(look.objectStore('matches').get(id))
  const lines = (await done(look.objectStore('journal').getAll())).flat()
  opened.close()
  return { match, lines }
}

test('what an earlier Boma kept still opens, and goes on as a journal', async () => {
  const page = await visit({ match: { game: 'windhoek', record: OLD, seats: ['person', 'greedy'] } })
  await asks(page, /Recruit, convert/)
  await endRecruiting(page)
  await page.getByRole('link', { name: 'Boma' }).click()
  await page.getByRole('link', { name: 'Go to the table' }).click()
  await asks(page, /March, concentrate/)
  const { match, lines } = await page.evaluate(keptNow, LAID)
  expect(match).not.toHaveProperty('record')
  expect(lines.slice(-2)).toEqual(['* rolled 2', 'allied: ready'])
  expect(match).toHaveProperty('loose', ['allied: end'])
})

/** Changes the seal of a match that lies there, as an accident would. */
async function spoil(id: string): Promise<void> {
  const done = <V>(request: IDBRequest<V>) =>
    new Promise<V>((resolve) => request.addEventListener('success', () => resolve(request.result)))
  const opened = await done(indexedDB.open('boma'))
  const shelf = opened.transaction('matches', 'readwrite').objectStore('matches')
  await done(shelf.put({ ...(await done(shelf.get(id))), seal: '00' }))
  opened.close()
}

test('what is not as it was written is played again, and the page says so once', async () => {
  const spoilt = 'no longer as Boma wrote it'
  const page = await visit({ match: { game: 'windhoek', record: OLD, seats: ['person', 'greedy'] } })
  await asks(page, /Recruit, convert/)
  await endRecruiting(page)
  await asks(page, /March, concentrate/)
  await page.goto(inject('address'))
  await page.evaluate(spoil, LAID)
  await page.getByRole('link', { name: 'Go to the table' }).click()
  await page.getByRole('alert').getByText(spoilt).waitFor()
  await asks(page, /March, concentrate/)
  await page.reload()
  await asks(page, /March, concentrate/)
  expect(await page.getByText(spoilt).count()).toBe(0)
})

describe('a match in two windows', () => {
  test('is not written over: who comes second is told, and may keep both', async () => {
    const page = await atRecruiting({ seed: 3 })
    const other = await page.context().newPage()
    await other.goto(page.url())
    // Both hear of it at once, before anybody has played.
    const elsewhere = 'This match is open in another window as well'
    for (const window of [other, page]) await window.getByText(elsewhere).waitFor()

    await endRecruiting(page)
    const newer = other.getByRole('alert').filter({ hasText: 'This match went on in another window' })
    await asks(other, /Recruit, convert/)
    await endRecruiting(other)
    await newer.waitFor()
    const mine = await question(other)
    await newer.getByRole('button', { name: 'Keep this as a match of its own' }).click()
    await newer.waitFor({ state: 'detached' })
    expect(await question(other)).toBe(mine)
    expect(other.url()).not.toBe(page.url())
    await page.getByText(elsewhere).waitFor({ state: 'detached' })

    await other.goto(inject('address'))
    const onShelf = other.getByRole('link', { name: 'Go to the table' })
    await onShelf.nth(1).waitFor()
    expect(await onShelf.count()).toBe(2)
  })

  test('may be looked at as it is in the other', async () => {
    const page = await atRecruiting({ seed: 3 })
    const other = await page.context().newPage()
    await other.goto(page.url())
    await asks(other, /Recruit, convert/)
    await endRecruiting(page)
    await endRecruiting(other)
    await other.getByRole('button', { name: 'Show it as it is there' }).click()
    await asks(other, /March, concentrate/)
    await other.getByRole('alert').filter({ hasText: 'went on in another window' }).waitFor({ state: 'detached' })
  })
})
