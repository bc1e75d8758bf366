/** The position in words. */
export const table = {
  'table.score': '{points}. {sums}.',
  'table.ground': 'Ground, in inches from the south-west corner: {pieces}.',
  'table.between': '{from} to {to}',
  'table.units': '{side}:',
  'table.unseen': 'in ambush, off the table, nobody of the other side knows where (13.2): {units}',
  'table.later': 'not yet on the table: {units}',
  'table.stands': 'at {x}, {y}, facing {facing}',
  'table.abreast': '{width} abreast',
  'table.with': 'with {unit}',
  'table.ambush': 'in ambush',
  'table.cover': 'in cover',
  'table.mounted': 'mounted',
  'table.marker': 'with a morale marker',
  'table.smoke': 'in smoke',
  'table.immobile': 'cannot move',
  'table.aground': 'aground',
} as const
