import { NewButton } from '../hand/new-button.tsx'
import { Paper } from './paper.tsx'

interface AskProps {
  /** The question. */
  readonly title: string
  /** What comes of a yes. */
  readonly words: string
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** A sheet that asks before something is done which concerns more than the next order. */
export function AskSheet(props: AskProps) {
  return (
    <Paper label={props.title} onEscape={props.onNo}>
      <h2>{props.title}</h2>
      <p>{props.words}</p>
      <div class="ways">
        <button type="button" class="quiet" onClick={() => props.onNo()}>
          {props.no}
        </button>
        <NewButton class="main" onPress={props.onYes}>
          {props.yes}
        </NewButton>
      </div>
    </Paper>
  )
}
