// The thread in which what people left behind is read, from their side's view and nothing else.
import { parentPort } from 'node:worker_threads'
import { blank } from '@boma/kernel'
import { answerLeft, isLeavable } from '@boma/opponents'
import { advisedNamed } from './advised.ts'
import type { DeputyQuestion, DeputyReply } from './deputies.ts'

async function replyTo({ id, game, side, sentences, view }: DeputyQuestion): Promise<DeputyReply> {
  const advised = await advisedNamed(game)
  const known = advised.counsel.instructions?.(side) ?? []
  if (view === undefined) return { id, fits: isLeavable(known, sentences) }
  const seen = blank(advised)
  seen.bytes.set(view)
  const action = answerLeft(advised, known, sentences, { view: seen, side })
  return action === undefined ? { id } : { id, action }
}

parentPort?.on('message', (question: DeputyQuestion) => {
  replyTo(question).then(
    (reply) => parentPort?.postMessage(reply),
    () => parentPort?.postMessage({ id: question.id }),
  )
})
