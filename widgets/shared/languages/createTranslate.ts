import type { SettingsState } from '../../../slices/settings'
import { formatMessage, type MessageValues } from '../../../src/contract/formatMessage'
import type { MessageKey } from '../../../src/contract/messages'

/** Gives the text of a message key in the page's language, its places filled in. */
export type Translate<K extends string = MessageKey> = (key: K, values?: MessageValues) => string

/**
 * Makes the function that looks texts up.
 * @param table the English texts of a widget that loads them with its code; page settings and the page's
 * language win over them. Without a table only the texts of the first load are known.
 */
export function createTranslate<K extends string = MessageKey>(
  { messages, locale }: Pick<SettingsState, 'messages' | 'locale'>,
  table?: Readonly<Record<K, string>>,
): Translate<K> {
  const texts = (table ? { ...table, ...messages } : messages) as Readonly<Record<K, string>>
  return (key, values) => formatMessage(texts[key], values, locale)
}
