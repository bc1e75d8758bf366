import { createRoot, createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import { useHomeward } from '../homeward.ts'

test('the map goes back to where a person looked before the recap, and stays if nothing moved it', async () => {
  const [isOpen, setOpen] = createSignal(false)
  let camera = { x: 3, y: 4, scale: 2 }
  const gone: (readonly number[])[] = []
  const map = { camera: () => camera, go: (to: readonly number[]) => void gone.push(to) }
  const end = createRoot((dispose) => {
    useHomeward(isOpen, () => map)
    return dispose
  })
  setOpen(true)
  setOpen(false)
  expect(gone).toEqual([])
  setOpen(true)
  camera = { x: 9, y: 9, scale: 2 }
  setOpen(false)
  expect(gone).toEqual([[3, 4]])
  end()
})
