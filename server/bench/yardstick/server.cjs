// A boardgame.io server with a game of its own: one move adds one to one of 2,000 cells.
const { Server, Origins } = require('boardgame.io/server')

const game = {
  name: 'count',
  setup: () => ({ cells: Array(2000).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }, cell) => {
      G.cells[cell] += 1
    },
  },
}
const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
server.run({ port: Number(process.argv[2]) }, () => console.log('open'))
