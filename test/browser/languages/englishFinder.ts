import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { decodeHTML } from 'entities'
import { createListing } from '../../../demo/server/corpus/createListing'
import { DEFAULT_CORPUS_SIZE } from '../../../demo/server/corpus/site'
import { ENGLISH } from '../../../mount/settings/messageKeys'
import { texts as ar } from '../../../src/languages/ar'
import { texts as de } from '../../../src/languages/de'

type Texts = Readonly<Record<string, string>>

const OUR_TEXTS: Readonly<Record<string, Texts>> = { ar, de }
const WORD = /[A-Za-z][A-Za-z’'.-]+/g
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The texts of the demo site in a language, by their English texts. */
function siteTexts(lang: string): Texts {
  const file = new URL(`../../../demo/server/pages/texts/${lang}.json`, import.meta.url)
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8'))
}

/** A pattern that matches a text with filled placeholders, such as `Show {n} more`. */
function shape(text: string): RegExp {
  return new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+')}$`,
  )
}

/** Words that are the same in each language: field names, the currency by Intl and a name. */
const NAMES = ['bundle', 'city', 'US', 'Ada']

const folded = (text = '') => text.replace(/\s+/g, ' ').trim()
/** The text of markup as a card shows it. */
const plainText = (html = '') =>
  folded(decodeHTML(html.replace(/<(script|xmp)>.*?<\/\1>|<[^>]*>/g, '')))

/** The texts of the listings. The longest come first, since some contain others. */
const data = Array.from({ length: DEFAULT_CORPUS_SIZE }, (_, index) => createListing(index + 1))
  .flatMap(
    ({
      title,
      city,
      region,
      host,
      bundle,
      teaser,
      description,
      amenities,
      tags,
      category,
      category_levels,
    }) => [
      ...[title, city, region, host, bundle, teaser, description].map(folded),
      plainText(teaser),
      ...[...(amenities ?? []), ...(tags ?? [])].map(folded),
      ...[category ?? []].flat().flatMap((path) => path.split('/').map(folded)),
      ...[category_levels ?? []].flat().map((term) => folded(term.replace(/^\d+\//, ''))),
    ],
  )
  .filter((one) => one !== '')
const DATA = [...new Set(data)].sort((a, b) => b.length - a.length)

function withoutData(text: string): string {
  return DATA.reduce(
    (remainder, one) => (remainder.includes(one) ? remainder.replaceAll(one, ' ') : remainder),
    text,
  )
}

/**
 * Finds the English texts of a page in another language: any text that has a translation, and in Arabic any
 * word in Latin letters that no translation contains. Texts of the listings do not count.
 */
export function englishFinder(lang: 'ar' | 'de'): (texts: readonly string[]) => readonly string[] {
  const ours = OUR_TEXTS[lang] ?? {}
  const site = siteTexts(lang)
  const translated = [
    ...Object.values(ours).flatMap((text) => text.split(' | ')),
    ...Object.values(site),
  ]
  const known = new Set(translated)
  const english = [
    ...Object.values(ENGLISH).flatMap((text) => text.split(' | ')),
    ...Object.keys(site),
  ].filter((text) => !known.has(text) && /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')))
  const whole = new Set(english)
  const shapes = english.filter((text) => text.includes('{')).map(shape)
  const words = new Set([...NAMES, ...translated.flatMap((text) => text.match(WORD) ?? [])])
  const isForeign = (text: string) =>
    lang === 'ar' && (withoutData(text).match(WORD) ?? []).some((word) => !words.has(word))
  return (texts) =>
    texts.filter((text) => {
      if (DATA.includes(text)) return false
      return whole.has(text) || shapes.some((one) => one.test(text)) || isForeign(text)
    })
}
