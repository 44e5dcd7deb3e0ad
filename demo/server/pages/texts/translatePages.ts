import type { MiddlewareHandler } from 'hono'
import { requestSettings } from '../../controls/requestSettings'
import ar from './ar.json' with { type: 'json' }
import { createTranslator, type Dictionary } from './createTranslator'
import de from './de.json' with { type: 'json' }
import { localPrices } from './localPrices'
import type { Translate } from './translate'
import { translateHtml } from './translateHtml'

/** The dictionaries of the CMS, by language. */
export const DICTIONARIES: Readonly<Record<string, Dictionary>> = { ar, de }

const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur']
const translators = new Map(
  Object.entries(DICTIONARIES).map(([lang, dictionary]) => [lang, createTranslator(dictionary)]),
)
const noTranslation: Translate = () => undefined

/**
 * Translates pages and fragments into the language of the QA settings (`lang=de`), as a CMS does. It also sets `lang`
 * and `dir` of `<html>`, and formats the prices. Texts of the listings stay English and are marked as English.
 */
export function translatePages(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { lang } = requestSettings(context)
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html')
    if (!isPage || lang === '' || lang === 'en') return
    const html = translateHtml(await context.res.text(), translators.get(lang) ?? noTranslation)
    context.res = new Response(withLanguage(localPrices(html, lang), lang), context.res)
  }
}

function withLanguage(html: string, lang: string): string {
  const dir = RIGHT_TO_LEFT.includes(lang) ? 'rtl' : 'ltr'
  return html.replace(/<html\b[^>]*>/i, (tag) => {
    const rest = tag.replace(/\s(?:lang|dir)="[^"]*"/gi, '').slice(0, -1)
    return `${rest} lang="${lang}" dir="${dir}">`
  })
}
