import type { enStanding } from './en-standing.ts'

/** Was die Seite auf Deutsch von Fragen sagt, die ein für alle Mal beantwortet werden. */
export const deStanding: Readonly<Record<keyof typeof enStanding, string>> = {
  'standing.fromNowOn': 'Von jetzt an',
  'standing.ask': 'Jedes Mal fragen',
  'standing.answered': 'Wie vorgegeben beantwortet: {label}.',
  'standing.stands': 'Vorgegeben',
  'standing.retract': '{label}: wieder fragen',
  'keys.standing': 'eine wiederkehrende Frage ein für alle Mal beantworten, oder jedes Mal gefragt werden (1)',
  'text.always': '‚always 2‘ gibt diese Antwort von jetzt an, ‚always 1‘ lässt jedes Mal fragen.',
  'text.alwaysNothing': 'Diese Frage lässt sich nicht ein für alle Mal beantworten.',
  'text.alwaysNone': 'Eine solche Antwort gibt es nicht: ‚always‘ liest sie vor.',
  'text.alwaysAsked': 'Sie werden jedes Mal gefragt.',
  'text.alwaysKept': 'Von jetzt an: {label}.',
}
