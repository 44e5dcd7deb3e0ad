import type { MiddlewareHandler } from 'hono'
import { requestKnobs } from '../../controls/requestKnobs'
import ar from './ar.json' with { type: 'json' }
import { createSay, type Dictionary } from './createSay'
import de from './de.json' with { type: 'json' }
import type { Say } from './say'
import { translateHtml } from './translateHtml'

/** The languages that the CMS itself has its texts in. */
export const DICTIONARIES: Readonly<Record<string, Dictionary>> = { ar, de }

const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur']
const says = new Map(Object.entries(DICTIONARIES).map(([lang, own]) => [lang, createSay(own)]))
const nothing: Say = () => undefined

/**
 * Puts pages and parts of pages into the language that the controls ask for (`lang=de`), as a CMS would: its
 * `<html>` says so, and its texts are in it where the CMS has them. What the listings say is English, and marked.
 */
export function inPageLanguage(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { lang } = requestKnobs(context)
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html')
    if (!isPage || lang === '' || lang === 'en') return
    const html = translateHtml(await context.res.text(), says.get(lang) ?? nothing)
    context.res = new Response(saysSo(html, lang), context.res)
  }
}

function saysSo(html: string, lang: string): string {
  const dir = RIGHT_TO_LEFT.includes(lang) ? 'rtl' : 'ltr'
  return html.replace(/<html\b[^>]*>/i, (tag) => {
    const rest = tag.replace(/\s(?:lang|dir)="[^"]*"/gi, '').slice(0, -1)
    return `${rest} lang="${lang}" dir="${dir}">`
  })
}
