import { ENGLISH as OF_PAGES } from '../../mount/settings/messageKeys'
import { formatMessage } from '../../src/contract/formatMessage'
import { FURTHER_MESSAGE_KEYS } from '../../src/contract/furtherMessageKeys'
import { texts as ar } from '../../src/languages/ar'
import { texts as de } from '../../src/languages/de'
import { texts as es } from '../../src/languages/es'
import { texts as fr } from '../../src/languages/fr'
import { texts as furtherAr } from '../../src/languages/further/ar'
import { texts as furtherDe } from '../../src/languages/further/de'
import { texts as furtherEs } from '../../src/languages/further/es'
import { texts as furtherFr } from '../../src/languages/further/fr'
import { texts as layoutAr } from '../../src/languages/layout/ar'
import { texts as layoutDe } from '../../src/languages/layout/de'
import { texts as layoutEs } from '../../src/languages/layout/es'
import { texts as layoutFr } from '../../src/languages/layout/fr'
import { texts as pageAr } from '../../src/languages/page/ar'
import { texts as pageDe } from '../../src/languages/page/de'
import { texts as pageEs } from '../../src/languages/page/es'
import { texts as pageFr } from '../../src/languages/page/fr'
import { ENGLISH } from './allTexts'

const LANGUAGES = {
  ar: { ...ar, ...furtherAr, ...pageAr, ...layoutAr },
  de: { ...de, ...furtherDe, ...pageDe, ...layoutDe },
  es: { ...es, ...furtherEs, ...pageEs, ...layoutEs },
  fr: { ...fr, ...furtherFr, ...pageFr, ...layoutFr },
} as const
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Texts of signs and places alone, which are the same everywhere. */
const isSigns = (text: string) => text.replace(/\{\w+\}/g, '').search(/\p{L}/u) < 0

/** Words that two languages share. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  ar: [],
  de: ['range.min', 'range.max', 'gallery.zoom', 'modal.label', 'card.size'],
  es: ['notices.error', 'gallery.zoom', 'card.size'],
  fr: [
    'card.size',
    'suggest.label',
    'suggest.count',
    'pager.label',
    'pager.page',
    'dropdown.count',
    'dropdown.options',
    'gallery.zoom',
    'range.min',
    'range.max',
  ],
}

const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
const forms = (text: string) => text.split(' | ')

/** Which forms a language needs for whole numbers as they are counted, by Intl. */
function needed(locale: string): readonly string[] {
  const rules = new Intl.PluralRules(locale)
  const met = new Set(Array.from({ length: 1000 }, (_, n) => rules.select(n)))
  return ORDER.filter((one) => met.has(one as Intl.LDMLPluralRule))
}

test('a page may replace every text', () => {
  const keys = [...Object.keys(OF_PAGES), ...FURTHER_MESSAGE_KEYS]
  expect(keys.sort()).toEqual(Object.keys(ENGLISH).sort())
  expect(keys.length).toBeGreaterThan(130)
})

describe.each(Object.entries(LANGUAGES))('the language %s', (locale, texts) => {
  it("has exactly English's keys", () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(ENGLISH).sort())
  })

  it('has the placeholders of each text and no others, in each of its forms', () => {
    for (const [key, english] of Object.entries(ENGLISH)) {
      const translation = texts[key] ?? ''
      expect([key, places(translation)]).toEqual([key, places(english)])
      // The form for many has them all; "one" and "two" may be words.
      expect([key, places(forms(translation).at(-1) ?? '')]).toEqual([key, places(english)])
    }
  })

  it('has the plural forms of its language', () => {
    const categories = needed(locale)
    for (const [key, english] of Object.entries(ENGLISH)) {
      const count = forms(english).length === 1 ? 1 : categories.length
      expect([key, forms(texts[key] ?? '').length]).toEqual([key, count])
    }
    expect(categories.length === 2 ? categories : categories.length).toEqual(
      categories.length === 2 ? ['one', 'other'] : 6,
    )
  })

  it('has no English text and no wrong spaces', () => {
    const same = Object.keys(ENGLISH).filter(
      (key) => texts[key] === ENGLISH[key] && !isSigns(ENGLISH[key] ?? ''),
    )
    expect(same.sort()).toEqual([...(SHARED[locale] ?? [])].sort())
    for (const text of Object.values(texts)) {
      expect(text.trim()).toBe(text)
      expect(text).not.toMatch(/ {2}/)
      expect(forms(text)).not.toContain('')
    }
  })
})

test('Arabic has a form for none, one, two, a few, many and more', () => {
  const shown = (n: number) => formatMessage(ar['facets.show'] ?? '', { n }, 'ar')
  expect([0, 1, 2, 3, 11, 100].map(shown)).toEqual([
    'لا نتائج',
    'عرض نتيجة واحدة',
    'عرض نتيجتين',
    'عرض 3 نتائج',
    'عرض 11 نتيجة',
    'عرض 100 نتيجة',
  ])
})

test('a text with two forms uses the last one for all numbers but one', () => {
  const shown = (n: number) => formatMessage('eins | viele', { n }, 'ar')
  expect([0, 1, 2, 3, 11].map(shown)).toEqual(['viele', 'eins', 'viele', 'viele', 'viele'])
})
