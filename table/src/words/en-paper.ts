/** What is said in English around the sheets that are printed. */
export const enPaper = {
  'paper.title': 'The box on paper',
  'paper.link': 'Print it',
  'paper.none': '{game} has nothing to print.',
  'paper.which': 'What to print',
  'paper.reference': 'Quick reference',
  'paper.map': 'Map',
  'paper.counters': 'Counters',
  'paper.cards': 'Cards',
  'paper.rules': 'Rulebook',
  'paper.size': 'Paper',
  'paper.a4': 'A4',
  'paper.letter': 'Letter',
  'paper.print': 'Print',
  'paper.fronts': 'Sheet {number}, fronts',
  'paper.backs': 'Sheet {number}, backs',
  'paper.tile': 'Map, part {name}',
  'paper.ours': '° our reconstruction',
  'paper.foot': '{game}, rules {version}. Drawn by Boma: our own reconstruction, not the printed game.',
  'paper.how.reference':
    'Print at 100 %, on both sides of one sheet. Every heading ends in its case; ° marks what is our reconstruction.',
  'paper.how.map':
    'Print at 100 %. Cut off the white margins and glue the sheets edge to edge: A1 is the upper left, letters go down, numbers to the right. Tables of miniatures are plans.',
  'paper.how.counters':
    'Print at 100 %, on both sides, turned over the long edge; or glue fronts and backs on card. Cut along the marks. Figures of miniatures are as large as their bases.',
  'paper.how.cards': 'Print at 100 %, on both sides, turned over the long edge, and cut along the marks.',
  'paper.how.rules': 'The rulebook with all our rulings, in two columns.',
} as const
