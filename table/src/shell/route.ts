/** Where a person is on the page. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'open'; readonly game: string }
  | { readonly at: 'play'; readonly id: string }
  /** `action` is the moment to show; the end when left out. */
  | { readonly at: 'replay'; readonly id: string; readonly action?: number }
  /** A match that travels in the address itself; `action` is the moment to show. */
  | { readonly at: 'moment'; readonly packed: string; readonly action?: number }
  /** `rule` is the case to show; '' for the beginning. */
  | { readonly at: 'rules'; readonly game: string; readonly rule: string }
  /** `lesson` is the one at the table; '' for the list of them. */
  | { readonly at: 'lesson'; readonly game: string; readonly lesson: string }
  /** What is printed of a box; '' for the first sheet. */
  | { readonly at: 'paper'; readonly game: string; readonly sheet: string }
  /** Playing with others: what waits for one there. */
  | { readonly at: 'club' }
  /** A match that the club keeps; `as` is the side with whose eyes one looks on. */
  | { readonly at: 'far'; readonly id: string; readonly as?: number }
  /** A match of this device that is to go on at the club. */
  | { readonly at: 'move'; readonly id: string }
  /** Words by which somebody is invited. */
  | { readonly at: 'invited'; readonly words: string }
  /** Who plays a game how well; '' for the first on the shelf. */
  | { readonly at: 'ranks'; readonly game: string }
  /** What others may read about somebody. */
  | { readonly at: 'player'; readonly name: string }
  /** For whoever looks after the club. */
  | { readonly at: 'admin' }
  | { readonly at: 'nowhere' }

/** The place that an address means, from its '#' on; anyone may have typed it. */
export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?')
  const words = path.split('/').map(readable)
  const [screen = '', name = '', rest = ''] = words
  if (words.includes(undefined) || words.length > 3) return { at: 'nowhere' }
  if (screen === '' && name === '') return { at: 'home' }
  if (screen === 'club' && name === '') return { at: 'club' }
  if (screen === 'admin' && name === '') return { at: 'admin' }
  if (screen === 'ranks' && rest === '') return { at: 'ranks', game: name }
  if (name === '' || (rest !== '' && screen !== 'rules' && screen !== 'lesson' && screen !== 'paper'))
    return { at: 'nowhere' }
  if (screen === 'open') return { at: 'open', game: name }
  if (screen === 'play') return { at: 'play', id: name }
  if (screen === 'replay') return { at: 'replay', id: name, ...momentIn(query) }
  if (screen === 'far') return { at: 'far', id: name, ...eyesIn(query) }
  if (screen === 'move') return { at: 'move', id: name }
  if (screen === 'player') return { at: 'player', name }
  if (screen === 'invited') return { at: 'invited', words: name }
  if (screen === 'moment') return { at: 'moment', packed: name, ...momentIn(query) }
  if (screen === 'lesson') return { at: 'lesson', game: name, lesson: rest }
  if (screen === 'rules') return { at: 'rules', game: name, rule: rest }
  if (screen === 'paper') return { at: 'paper', game: name, sheet: rest }
  return { at: 'nowhere' }
}

function momentIn(query: string): { readonly action?: number } {
  const at = new URLSearchParams(query).get('at') ?? ''
  return /^\d{1,7}$/.test(at) ? { action: Number(at) } : {}
}

function eyesIn(query: string): { readonly as?: number } {
  const as = new URLSearchParams(query).get('as') ?? ''
  return /^[01]$/.test(as) ? { as: Number(as) } : {}
}

/** A word of an address as it was before it became one; undefined when it never was. */
function readable(word: string): string | undefined {
  try {
    return decodeURIComponent(word)
  } catch {
    return undefined
  }
}

/** The address of a place, from its '#' on. */
export function hrefOf(route: Route): string {
  const word = encodeURIComponent
  switch (route.at) {
    case 'open':
      return `#/open/${word(route.game)}`
    case 'play':
      return `#/play/${word(route.id)}`
    case 'replay':
      return `#/replay/${word(route.id)}${route.action === undefined ? '' : `?at=${route.action}`}`
    case 'moment':
      return `#/moment/${word(route.packed)}${route.action === undefined ? '' : `?at=${route.action}`}`
    case 'club':
      return '#/club'
    case 'far':
      return `#/far/${word(route.id)}${route.as === undefined ? '' : `?as=${route.as}`}`
    case 'invited':
      return `#/invited/${word(route.words)}`
    case 'move':
      return `#/move/${word(route.id)}`
    case 'admin':
      return '#/admin'
    case 'ranks':
      return route.game === '' ? '#/ranks' : `#/ranks/${word(route.game)}`
    case 'player':
      return `#/player/${word(route.name)}`
    case 'lesson':
      return `#/lesson/${word(route.game)}${route.lesson === '' ? '' : `/${word(route.lesson)}`}`
    case 'paper':
      return `#/paper/${word(route.game)}${route.sheet === '' ? '' : `/${word(route.sheet)}`}`
    case 'rules':
      return `#/rules/${word(route.game)}${route.rule === '' ? '' : `/${word(route.rule)}`}`
    default:
      return '#/'
  }
}

/** What makes a place another screen: a moment of the same replay or a case of the same rulebook does not. */
export function screenOf(route: Route): string {
  if (route.at === 'replay') return hrefOf({ at: 'replay', id: route.id })
  if (route.at === 'moment') return hrefOf({ at: 'moment', packed: route.packed })
  if (route.at === 'paper') return hrefOf({ ...route, sheet: '' })
  return route.at === 'rules' ? hrefOf({ ...route, rule: '' }) : `${route.at} ${hrefOf(route)}`
}
