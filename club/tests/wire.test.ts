import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bulletin } from '../dispatch.ts'
import { BulletinReader, BulletinWriter, fromBase64, readDispatch, toBase64, writeDispatch } from '../wire.ts'

const bulletinOf = (moment: number, view: Uint8Array): Bulletin =>
  ({
    ...{ moment, together: undefined, answers: [] },
    news: [
      {
        ...{ viewer: 0, view, decision: undefined, from: 0, log: [], read: '1.a', back: 'nothing', wanted: undefined },
        ...{ rolls: [], since: '', heard: 0 },
      },
    ],
  }) as unknown as Bulletin

test('tables come out as they went in, whole at first and then by what has changed', () => {
  const tables = fc.array(fc.uint8Array({ minLength: 64, maxLength: 64 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(tables, (views) => {
      const [writer, reader] = [new BulletinWriter(), new BulletinReader()]
      for (const [i, view] of views.entries()) {
        const bulletin = bulletinOf(i, view)
        const text = JSON.stringify(writer.write(bulletin))
        expect(reader.read(JSON.parse(text))).toEqual(bulletin)
      }
    }),
  )
})

test('changes without a table before them are refused, not guessed', () => {
  const writer = new BulletinWriter()
  writer.write(bulletinOf(1, new Uint8Array(8)))
  const second = writer.write(bulletinOf(2, new Uint8Array(8).fill(1)))
  expect(() => new BulletinReader().read(second)).toThrow(RangeError)
})

test('bytes and dispatches survive the wire', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => void expect(fromBase64(toBase64(bytes))).toEqual(bytes)))
  const dispatch = { errands: [], open: 3, read: new Map([[1, '4.x']]) } as never
  expect(readDispatch(JSON.parse(JSON.stringify(writeDispatch(dispatch))))).toEqual(dispatch)
})
