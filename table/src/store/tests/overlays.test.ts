import { describe, expect, test } from 'vitest'
import { type KeptOverlay, type OverlayDrawer, overlaysIn } from '../overlays.ts'
import { overlayHashIn, overlayNameIn, overlayRemark } from '../remarks.ts'

const one = (name: string, game = 'windhoek'): KeptOverlay => ({ hash: `of ${name}`, game, name, text: `{"${name}"}` })

/** A drawer with something in it, and what was put there. */
function drawerWith(...found: readonly unknown[]): { readonly there: unknown[]; open(): Promise<OverlayDrawer> } {
  const there = [...found]
  const remove = async (hash: string) => {
    const i = there.findIndex((each) => (each as KeptOverlay).hash === hash)
    if (i >= 0) there.splice(i, 1)
  }
  return { there, open: async () => ({ put: async (each) => there.push(each), all: async () => there, remove }) }
}

describe('overlays', () => {
  test('are found by their hash, and by their game in the order of their names', async () => {
    const { there, open } = drawerWith(one('mine'), one('his', 'tanga'))
    const overlays = overlaysIn(open)
    await overlays.keep(one('ours'))
    await overlays.keep(one('late'))
    expect(there).toHaveLength(4)
    expect(await overlays.one('of mine')).toEqual(one('mine'))
    expect((await overlays.of('windhoek')).map(({ name }) => name)).toEqual(['late', 'mine', 'ours'])
    expect(await overlays.one('of nobody')).toBe(undefined)
  })

  test('are thrown away, from the drawer and from the hand', async () => {
    const { there, open } = drawerWith(one('mine'), one('his'))
    const overlays = overlaysIn(open)
    await overlays.keep(one('ours'))
    await overlays.forget('of ours')
    await overlays.forget('of mine')
    expect(there).toEqual([one('his')])
    expect((await overlays.of('windhoek')).map(({ name }) => name)).toEqual(['his'])
    const shut = overlaysIn(async () => Promise.reject(new Error('closed')))
    await shut.keep(one('mine'))
    await shut.forget('of mine')
    expect(await shut.of('windhoek')).toEqual([])
  })

  test('that the browser does not keep are held for as long as the page is open', async () => {
    let tries = 0
    const overlays = overlaysIn(async () => {
      tries++
      throw new Error('closed')
    })
    await overlays.keep(one('mine'))
    expect(await overlays.one('of mine')).toEqual(one('mine'))
    expect(await overlays.of('windhoek')).toEqual([one('mine')])
    // It may have been shut for a moment only.
    expect(tries).toBeGreaterThan(1)
  })

  test('are no others than what was kept as such', async () => {
    const { open } = drawerWith(undefined, 'text', { hash: 'a' }, { ...one('b'), text: 1 }, one('mine'))
    expect(await overlaysIn(open).of('windhoek')).toEqual([one('mine')])
  })
})

describe('what a record says of its overlay', () => {
  test('is the hash in its head, and what people call it in a remark', () => {
    const text = `boma record 2\ngame windhoek abc\noverlay 0a1b\n\n# overlay as printed, my copy\n# seats person greedy\n`
    expect([overlayHashIn(text), overlayNameIn(text)]).toEqual(['0a1b', 'as printed, my copy'])
    expect(overlayRemark('as printed, my copy')).toBe('# overlay as printed, my copy\n')
    expect([overlayHashIn('overlay -\n'), overlayNameIn('overlay -\n'), overlayRemark('')]).toEqual(['', '', ''])
  })

  test('is not believed when it is long', () => expect(overlayNameIn(`# overlay ${'x'.repeat(61)}\n`)).toBe(''))
})
