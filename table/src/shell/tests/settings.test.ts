import { describe, expect, test } from 'vitest'
import { drawer } from '../../store/tests/drawer.ts'
import { setting } from '../settings.ts'
import { switchedTheme } from '../theme.ts'

describe('a setting', () => {
  test('is what it usually is until somebody chooses, and then that for good', () => {
    const shared = drawer()
    const pace = setting('pace', ['steady', 'fast'], 'steady', shared)
    expect(pace.value()).toBe('steady')
    pace.set('fast')
    expect(pace.value()).toBe('fast')
    expect(setting('pace', ['steady', 'fast'], 'steady', shared).value()).toBe('fast')
  })

  test('does not believe everything that is in the drawer', () => {
    const shared = drawer()
    shared.setItem('boma.pace', 'breakneck')
    expect(setting('pace', ['steady', 'fast'], 'steady', shared).value()).toBe('steady')
  })

  test('lasts as long as the page where the drawer is locked', () => {
    const locked = () => {
      throw new Error('forbidden')
    }
    const pace = setting('pace', ['steady', 'fast'], 'steady', {
      getItem: locked,
      setItem: locked,
      removeItem: locked,
    })
    pace.set('fast')
    expect(pace.value()).toBe('fast')
  })
})

describe('the switch between paper and lamp', () => {
  test.each([
    [false, false, 'lamp'],
    [true, false, 'system'],
    [true, true, 'paper'],
    [false, true, 'system'],
  ])('lamp-light %s, dark system %s: %s', (isLamp, systemIsDark, theme) =>
    expect(switchedTheme(isLamp, systemIsDark)).toBe(theme),
  )
})
