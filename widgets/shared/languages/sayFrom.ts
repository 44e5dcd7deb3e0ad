import type { SettingsState } from '../../../slices/settings'
import { formatMessage, type MessageValues } from '../../../src/contract/formatMessage'

/** Gives a text, filled in. */
export type SayFrom<K extends string> = (key: K, values?: MessageValues) => string

/** The texts that come with a widget, or what the page's settings and its language say instead. */
export function sayFrom<K extends string>(
  own: Readonly<Record<K, string>>,
  { messages, locale }: Pick<SettingsState, 'messages' | 'locale'>,
): SayFrom<K> {
  const texts = { ...own, ...messages }
  return (key, values) => formatMessage(texts[key], values, locale)
}
