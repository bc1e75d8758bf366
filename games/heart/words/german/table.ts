/** Die Stellung in Worten. */
export const table = {
  'table.turn': 'Runde {turn}.',
  'table.unit': '{unit}: {figures} bei {x}, {y}',
} as const
