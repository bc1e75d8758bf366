import { type Action, isOver, type TableBase } from '@boma/kernel'
import { type Lots, pickFrom } from '../pick.ts'
import { Purse } from '../purse.ts'
import type { Chair, Headway, Intent, Nudge, Seated, Situation, Thinker } from '../thinker.ts'
import { lotsOf, TrialBoard } from './board.ts'

/** The settings of the paper: a hundred genomes, of which the better half lives on and breeds; one gene in ten mutates. */
const POPULATION = 100
const SURVIVORS = 50
const MUTATES = 10
/** Dice decide here: a genome is tried in so many worlds. */
const WORLDS = 3
/** Decisions of a turn at most. */
const LONGEST = 300
/** What of a turn's budget is spent when it begins, and at each question that finds the plan impossible. */
const AT_FIRST = 0.7
const LATER = 0.2

/** A whole turn: the answers to one's own questions, one after another. */
interface Genome {
  genes: Action[]
  worth: number
}

/** No gene: what may be done is drawn. */
const ANY = -1 as Action

/**
 * Online evolutionary planning (Justesen, Mahlmann and Togelius 2016): whole turns are bred, each judged by the heuristic when the
 * turn ends, and the best is carried out, until dice make it impossible. An iteration is one turn tried in one world.
 */
export const evolutionPlayer: Thinker = {
  name: 'oep',
  budget: 1000,
  sit<T extends TableBase>({ game, side }: Chair<T>): Seated<T> {
    const board = new TrialBoard(game, side)
    const purse = new Purse(game)
    let plan: readonly Action[] = []
    return {
      *think(at): Generator<Headway, Intent, Nudge> {
        const left = purse.open(at.view, at.budget)
        if (purse.isFull) plan = []
        board.lay(at.view, 0, 0)
        board.list()
        const among = board.moves.count
        const [next] = plan
        if (next === undefined || !board.moves.has(next))
          plan = yield* evolve(board, purse, at, left * (purse.isFull ? AT_FIRST : LATER))
        const [action = ANY, ...rest] = plan
        plan = rest
        return { order: [action], why: { key: 'any', facts: { among } } }
      },
    }
  },
}

function* evolve<T extends TableBase>(
  board: TrialBoard<T>,
  purse: Purse<T>,
  { view, dice }: Situation<T>,
  budget: number,
): Generator<Headway, readonly Action[], Nudge> {
  const lots = lotsOf(dice)
  const key = lots(2 ** 30)
  let population: Genome[] = []
  let [done, isHurried] = [0, false]
  do {
    const young = population.length === 0 ? firstOnes() : bred(population, lots)
    for (const genome of young) {
      genome.worth = judged(board, view, genome, key, lots)
      done += WORLDS
      isHurried ||= (yield { done, of: budget }) === 'hurry'
      if (isHurried || done >= budget) break
    }
    population = [...population, ...young.filter(({ worth }) => worth > UNTRIED)]
      .sort((a, b) => b.worth - a.worth)
      .slice(0, SURVIVORS)
  } while (done < budget && !isHurried)
  purse.spend(done)
  return (population[0] as Genome).genes
}

const UNTRIED = -2
const firstOnes = (): Genome[] => Array.from({ length: POPULATION }, () => ({ genes: [], worth: UNTRIED }))

/** Children of any two of those who lived on, gene by gene of either (uniform crossover), some of them mutated. */
function bred(parents: readonly Genome[], lots: Lots): Genome[] {
  return Array.from({ length: POPULATION - SURVIVORS }, () => {
    const mother = (parents[lots(parents.length)] as Genome).genes
    const father = (parents[lots(parents.length)] as Genome).genes
    const genes = Array.from({ length: Math.max(mother.length, father.length) }, (_, i) => {
      if (lots(MUTATES) === 0) return ANY
      return (lots(2) === 0 ? mother[i] : father[i]) ?? ANY
    })
    return { genes, worth: UNTRIED }
  })
}

/** The worth of a turn on average; what cannot be done is replaced in the first world by what can. */
function judged<T extends TableBase>(board: TrialBoard<T>, view: T, genome: Genome, key: number, lots: Lots): number {
  let sum = 0
  for (let world = 0; world < WORLDS; world++) {
    board.lay(view, key, world)
    const lived = lifeOf(board, genome.genes, lots)
    if (world === 0) genome.genes = lived
    sum += board.worth()
  }
  return sum / WORLDS
}

/** Lives through a turn: what was done of one's own. Whatever the other side is asked in it is answered at random. */
function lifeOf<T extends TableBase>(board: TrialBoard<T>, genes: readonly Action[], lots: Lots): Action[] {
  const until = board.clock() + 1
  const done: Action[] = []
  for (let n = 0; n < LONGEST && !isOver(board.t) && board.clock() < until; n++) {
    const isOwn = board.list() === board.side
    const gene = isOwn ? genes[done.length] : undefined
    const action = gene !== undefined && board.moves.has(gene) ? gene : pickFrom(board.moves, lots)
    if (isOwn) done.push(action)
    board.play(action)
  }
  return done
}
