/** Sentences: table. */
export const table = {
  'table.turn': 'Turn {turn}.',
  'table.unit': '{unit}: {figures} at {x}, {y}',
} as const
