import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { CLUB, type Club } from './club.ts'
import { told } from './told.ts'

/** A number that whoever keeps a club watches, as Prometheus reads it. */
interface Gauge {
  readonly name: string
  readonly kind: 'counter' | 'gauge'
  readonly help: string
  value(): number
}

/** How long the books may take to answer before this process is not to be sent anybody. */
const PATIENCE = 2000

/** What is told of these addresses. */
const TOLD = {
  health: told({ what: 'Does the process live?', scope: 'read', isWatch: true }),
  ready: told({ what: 'May people be sent to it?', scope: 'read', isWatch: true }),
  metrics: told({
    what: 'Numbers for Prometheus, for whoever asks from the machine of the club itself.',
    ...{ scope: 'read', type: 'text/plain', whyNot: ['nothing-here'], isWatch: true },
  }),
}

/** For whoever keeps the club: is it alive, may people be sent to it, and how much does it do? */
export function addWatch(app: FastifyInstance, club: Club, lines: () => number): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  const gauges = gaugesOf(club, lines, () => delay.percentile(99) / 1e9)

  app.get(`${CLUB}health`, TOLD.health, async () => ({ alive: true }))

  app.get(`${CLUB}ready`, TOLD.ready, async (_request, reply) =>
    (await isReady(club)) ? { ready: true } : reply.code(503).send({ ready: false }),
  )

  app.get(`${CLUB}metrics`, TOLD.metrics, async (request, reply) => {
    // How much was written tells of orders that are hidden: it is for whoever keeps the club.
    if (!isKeeper(request)) return reply.code(404).send({ why: 'nothing-here' })
    const text = gauges.flatMap(({ name, kind, help, value }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${kind}`,
      `${name} ${value()}`,
    ])
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${text.join('\n')}\n`)
  })
}

/** Whoever asks from this very machine, or anybody where the keeper says that a proxy sees to it. */
function isKeeper({ ip, headers }: FastifyRequest): boolean {
  if (process.env['BOMA_METRICS'] === 'open') return true
  const isHandedOn = HANDED_ON.some((name) => headers[name] !== undefined)
  return !isHandedOn && /^(?:127\.|::1$|::ffff:127\.)/.test(ip)
}

/** By these a proxy says that somebody else asks. */
const HANDED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via']

async function isReady({ store }: Club): Promise<boolean> {
  // Between two houses of its own it has none, and could keep nothing.
  if (store.house !== undefined && store.house < 0) return false
  const late = new Promise<false>((done) => void setTimeout(() => done(false), PATIENCE).unref())
  const asked = sql`select 1`.execute(store.books).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late])
}

function gaugesOf({ store, hall, thinking }: Club, lines: () => number, delay: () => number): readonly Gauge[] {
  const memory = () => process.memoryUsage()
  return [
    ...thoughtsOf(thinking),
    { name: 'boma_lines', kind: 'gauge', help: 'Open WebSockets.', value: lines },
    { name: 'boma_matches_awake', kind: 'gauge', help: 'Matches in memory.', value: () => hall.size },
    {
      name: 'boma_kept_total',
      kind: 'counter',
      help: 'Writings that are on the disk.',
      value: () => store.counts.kept,
    },
    { name: 'boma_trips_total', kind: 'counter', help: 'Transactions they shared.', value: () => store.counts.trips },
    { name: 'boma_failed_total', kind: 'counter', help: 'Writings that failed.', value: () => store.counts.failed },
    { name: 'boma_waiting', kind: 'gauge', help: 'Writings that wait for a trip.', value: () => store.waiting },
    { name: 'boma_loop_delay_seconds', kind: 'gauge', help: 'Delay of the event loop, p99.', value: delay },
    { name: 'process_resident_memory_bytes', kind: 'gauge', help: 'Memory.', value: () => memory().rss },
    { name: 'nodejs_heap_size_used_bytes', kind: 'gauge', help: 'Heap.', value: () => memory().heapUsed },
    { name: 'process_uptime_seconds', kind: 'gauge', help: 'Since it was started.', value: () => process.uptime() },
  ]
}

/** How much is thought, here and by processes that do nothing else. */
function thoughtsOf({ staff, bureau }: Club['thinking']): readonly Gauge[] {
  const there = () => bureau?.counts ?? { thinkers: 0, waiting: 0, answered: 0, again: 0 }
  return [
    { name: 'boma_thinkers', kind: 'gauge', help: 'Processes that only think.', value: () => there().thinkers },
    {
      ...{ name: 'boma_thoughts_waiting', kind: 'gauge' },
      ...{
        help: 'Questions for computers that nobody thinks about yet.',
        value: () => staff.waiting + there().waiting,
      },
    },
    { name: 'boma_thoughts_here_total', kind: 'counter', help: 'Questions put here.', value: () => staff.asked },
    {
      ...{ name: 'boma_thoughts_elsewhere_total', kind: 'counter' },
      ...{ help: 'Questions of this house that others answered.', value: () => there().answered },
    },
    {
      ...{ name: 'boma_thoughts_again_total', kind: 'counter' },
      ...{ help: 'Of these, times that one was taken anew because who had it was gone.', value: () => there().again },
    },
  ]
}
