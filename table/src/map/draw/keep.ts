import type { Board } from '@boma/showing'

/** What is made once for a board and then kept: a drawing, or a table to look things up in. */
export function perBoard<V>(draw: (board: Board) => V): (board: Board) => V {
  const kept = new WeakMap<Board, V>()
  return (board) => {
    const known = kept.get(board)
    if (known !== undefined) return known
    const made = draw(board)
    kept.set(board, made)
    return made
  }
}

/** What is made once for the terrain of a tabletop, wherever the figures on it stand. */
export function perTerrain<V>(draw: (board: Board) => V): (board: Board) => V {
  const kept = new WeakMap<object, V>()
  return (board) => {
    const key = board.areas ?? board
    const made = kept.get(key) ?? draw(board)
    kept.set(key, made)
    return made
  }
}

/** A drawing that is made once for a board and each step of the zoom. */
export function perStep<S extends string, V>(draw: (board: Board, step: S) => V): (board: Board, step: S) => V {
  const steps = perBoard(() => new Map<S, V>())
  return (board, step) => {
    const kept = steps(board)
    const known = kept.get(step)
    if (known !== undefined) return known
    const made = draw(board, step)
    kept.set(step, made)
    return made
  }
}
