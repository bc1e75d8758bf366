import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { writerTo } from '../http/lines.ts'
import { keepPulse } from '../live/pulse.ts'

const EVERY = 40

/** A line whose other end answers when it is felt for, or does not. */
async function line(isAnswered: boolean) {
  const server = createServer()
  const house = new WebSocketServer({ server })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const inside = new Promise<WebSocket>((done) => house.once('connection', done))
  const { port } = server.address() as AddressInfo
  const outside = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong: isAnswered })
  const heard: string[] = []
  outside.on('message', (data) => heard.push(String(data)))
  const socket = await inside
  keepPulse(socket, undefined, EVERY)
  const close = () => {
    outside.terminate()
    house.close()
    server.close()
  }
  return { socket, heard, close }
}

test('whoever is there is told now and then that the club is, and stays', async () => {
  const { socket, heard, close } = await line(true)
  await expect.poll(() => heard.length).toBeGreaterThan(4)
  expect(new Set(heard)).toEqual(new Set(['{"kind":"here","match":""}']))
  expect(socket.readyState).toBe(WebSocket.OPEN)
  close()
})

test('whoever went without a word is let go, so that nobody takes him for present', async () => {
  const { socket, close } = await line(false)
  await expect.poll(() => socket.readyState).toBe(WebSocket.CLOSED)
  close()
})

test('a match that is one long letter reaches whoever reads slowly; who reads nothing is let go all the same', () => {
  let [sent, isGone] = [0, false]
  const socket = {
    bufferedAmount: 0,
    send: (text: string) => {
      sent++
      socket.bufferedAmount += text.length
    },
    terminate: () => {
      isGone = true
    },
  }
  const write = writerTo(socket as never)
  const say = (length: number) => {
    const lines = [{ number: 1, name: 'Anna', seat: undefined, at: 0, text: 'x'.repeat(length) }]
    write({ kind: 'talk', match: 'ab'.repeat(10), lines })
  }
  say(4_000_000)
  for (let n = 0; n < 5; n++) say(1000)
  expect([sent, isGone]).toEqual([6, false])
  for (let n = 0; n < 2000 && !isGone; n++) say(1000)
  expect(isGone).toBe(true)
})
