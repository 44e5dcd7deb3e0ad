import { settingsRead } from '../../slices/settings'
import type { Messages } from '../../src/contract/messages'
import type { Language } from '../../src/languages/language'
import type { App } from '../app/app'

/** Texts in the packaged languages beside English, by language. */
export type FurtherLanguages = Readonly<Record<string, () => Promise<{ readonly texts: Language }>>>

/** Adds further texts in the page's language, under those of the page itself. */
export async function loadFurtherLanguage(
  languages: FurtherLanguages,
  { store, language }: Pick<App, 'store' | 'language'>,
): Promise<void> {
  const [code = ''] = store.getState().settings.locale.split('-')
  if (!Object.hasOwn(languages, code)) return
  const [further] = await Promise.all([languages[code]?.(), language])
  const messages = { ...further?.texts, ...store.getState().settings.messages } as Messages
  store.dispatch(settingsRead({ messages }))
}
