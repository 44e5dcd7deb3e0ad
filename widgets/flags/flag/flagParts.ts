import { formatMessage } from '../../../src/contract/formatMessage'
import type { Messages } from '../../../src/contract/messages'
import type { FlagConfig } from './config'

/** The text, class and ARIA values of a flag (spec 4.6). */
export interface FlagParts {
  readonly isFlagged: boolean
  readonly text: string
  readonly className: string
  /** Its accessible name, when the text alone does not name the item. */
  readonly label: string | undefined
  /** Set only when the text does not change: a screen reader would otherwise read the state twice. */
  readonly pressed: boolean | undefined
}

interface Settings {
  readonly messages: Messages
  readonly locale: string
}

export function flagParts(
  { text, classes, title }: FlagConfig,
  isFlagged: boolean,
  { messages, locale }: Settings,
): FlagParts {
  const flag = text.flag ?? messages['flag.flag']
  const unflag = text.unflag ?? messages['flag.unflag']
  const shown = isFlagged ? unflag : flag
  const label = title
    ? formatMessage(messages['flag.of'], { text: shown, title }, locale)
    : undefined
  return {
    isFlagged,
    text: shown,
    className: isFlagged ? classes.unflag : classes.flag,
    label,
    pressed: flag === unflag ? isFlagged : undefined,
  }
}
