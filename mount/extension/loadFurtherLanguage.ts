import { settingsRead } from '../../slices/settings'
import type { Messages } from '../../src/contract/messages'
import type { Language } from '../../src/languages/language'
import type { App } from '../app/app'

/** The texts of further widgets in the packaged languages beside English. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly texts: Language }>>> = {
  ar: () => import('../../src/languages/further/ar'),
  de: () => import('../../src/languages/further/de'),
  es: () => import('../../src/languages/further/es'),
  fr: () => import('../../src/languages/further/fr'),
}

/** Adds the further texts of the page's language, under those of the page itself. */
export async function loadFurtherLanguage({ store, language }: Pick<App, 'store' | 'language'>) {
  const [code = ''] = store.getState().settings.locale.split('-')
  if (!Object.hasOwn(LANGUAGES, code)) return
  const [further] = await Promise.all([LANGUAGES[code]?.(), language])
  const messages = { ...further?.texts, ...store.getState().settings.messages } as Messages
  store.dispatch(settingsRead({ messages }))
}
