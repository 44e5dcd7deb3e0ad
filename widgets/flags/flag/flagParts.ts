import { formatMessage } from '../../../src/contract/formatMessage'
import type { Messages } from '../../../src/contract/messages'
import type { FlagConfig } from './config'

/** What a visitor sees and hears of one flag (spec 4.6). */
export interface FlagParts {
  readonly text: string
  readonly className: string
  /** Its name, where the text alone does not say which item. */
  readonly label: string | undefined
  /** Only where the text does not tell whether it is saved: a changing name and a state would say it twice. */
  readonly pressed: boolean | undefined
}

interface Settings {
  readonly messages: Messages
  readonly locale: string
}

export function flagParts(
  { text, classes, title }: FlagConfig,
  flagged: boolean,
  { messages, locale }: Settings,
): FlagParts {
  const flag = text.flag ?? messages['flag.flag']
  const unflag = text.unflag ?? messages['flag.unflag']
  const own = flagged ? unflag : flag
  const label = title ? formatMessage(messages['flag.of'], { text: own, title }, locale) : undefined
  return {
    text: own,
    className: flagged ? classes.unflag : classes.flag,
    label,
    pressed: flag === unflag ? flagged : undefined,
  }
}
