import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
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
  health: told({ what: 'Does the process live?', scope: 'read' }),
  ready: told({ what: 'May people be sent to it?', scope: 'read' }),
  metrics: told({ what: 'Numbers for Prometheus.', scope: 'read', type: 'text/plain' }),
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

  app.get(`${CLUB}metrics`, TOLD.metrics, async (_request, reply) => {
    const text = gauges.flatMap(({ name, kind, help, value }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${kind}`,
      `${name} ${value()}`,
    ])
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${text.join('\n')}\n`)
  })
}

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

function gaugesOf({ store, hall }: Club, lines: () => number, delay: () => number): readonly Gauge[] {
  const memory = () => process.memoryUsage()
  return [
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
