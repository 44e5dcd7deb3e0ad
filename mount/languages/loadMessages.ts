import { settingsRead } from '../../slices/settings'
import { merge } from '../../src/config/merge'
import { MESSAGES, type Messages } from '../../src/contract/messages'
import type { Language } from '../../src/languages/language'
import type { App } from '../app/app'

/** The packaged languages beside English, each a chunk of its own. */
const LANGUAGES: { readonly [code: string]: () => Promise<{ readonly texts: Language }> } = {
  ar: () => import('../../src/languages/ar'),
  de: () => import('../../src/languages/de'),
  es: () => import('../../src/languages/es'),
  fr: () => import('../../src/languages/fr'),
}

/**
 * Gives the page the texts of its language; those of one that isn't packaged stay English, and the page's own
 * win over all. Of a tag the language alone counts: `de-AT` is German.
 */
export async function loadMessages({ store, settings }: Pick<App, 'store' | 'settings'>) {
  const [code = ''] = store.getState().settings.locale.split('-')
  if (!Object.hasOwn(LANGUAGES, code)) return
  const language = await LANGUAGES[code]?.()
  const messages = merge(MESSAGES, language?.texts, settings['messages']) as Messages
  store.dispatch(settingsRead({ messages }))
}
