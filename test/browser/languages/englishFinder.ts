import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { decodeHTML } from 'entities'
import { createListing } from '../../../demo/server/corpus/createListing'
import { DEFAULT_CORPUS_SIZE } from '../../../demo/server/corpus/site'
import { ENGLISH } from '../../../mount/settings/messageKeys'
import { texts as ar } from '../../../src/languages/ar'
import { texts as de } from '../../../src/languages/de'

type Texts = Readonly<Record<string, string>>

const OURS: Readonly<Record<string, Texts>> = { ar, de }
const WORD = /[A-Za-z][A-Za-z’'.-]+/g
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The site's own texts in a language, by the English ones. */
function siteTexts(lang: string): Texts {
  const file = new URL(`../../../demo/server/pages/texts/${lang}.json`, import.meta.url)
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8'))
}

/** A text with its places, such as `Show {n} more`, as what it looks like once they are filled. */
function shape(text: string): RegExp {
  return new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+')}$`,
  )
}

/** What a facet without a label is called: its field; US dollars by Intl; and who is greeted. */
const NAMES = ['bundle', 'city', 'US', 'Ada']

const folded = (text = '') => text.replace(/\s+/g, ' ').trim()
/** Markup as the text that a card makes of it. */
const plain = (html = '') =>
  folded(decodeHTML(html.replace(/<(script|xmp)>.*?<\/\1>|<[^>]*>/g, '')))

/** What the listings say of themselves; the longest first, since some stand within others. */
const data = Array.from({ length: DEFAULT_CORPUS_SIZE }, (_, index) => createListing(index + 1))
  .flatMap(({ title, city, region, host, bundle, teaser, description, amenities, tags }) => [
    ...[title, city, region, host, bundle, teaser, description].map(folded),
    plain(teaser),
    ...[...(amenities ?? []), ...(tags ?? [])].map(folded),
  ])
  .filter((one) => one !== '')
const DATA = [...new Set(data)].sort((a, b) => b.length - a.length)

function withoutData(text: string): string {
  return DATA.reduce((left, one) => (left.includes(one) ? left.replaceAll(one, ' ') : left), text)
}

/**
 * Finds what is English among the texts of a page in another language: any text of ours or of the site's that has
 * another one in that language; and in Arabic any word in Latin letters that none of its texts has. What the
 * listings say counts as neither.
 */
export function englishFinder(lang: 'ar' | 'de'): (texts: readonly string[]) => readonly string[] {
  const ours = OURS[lang] ?? {}
  const site = siteTexts(lang)
  const own = [...Object.values(ours).flatMap((text) => text.split(' | ')), ...Object.values(site)]
  const wanted = new Set(own)
  const english = [
    ...Object.values(ENGLISH).flatMap((text) => text.split(' | ')),
    ...Object.keys(site),
  ].filter((text) => !wanted.has(text) && /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')))
  const whole = new Set(english)
  const shapes = english.filter((text) => text.includes('{')).map(shape)
  const words = new Set([...NAMES, ...own.flatMap((text) => text.match(WORD) ?? [])])
  const isForeign = (text: string) =>
    lang === 'ar' && (withoutData(text).match(WORD) ?? []).some((word) => !words.has(word))
  return (texts) =>
    texts.filter((text) => {
      if (DATA.includes(text)) return false
      return whole.has(text) || shapes.some((one) => one.test(text)) || isForeign(text)
    })
}
