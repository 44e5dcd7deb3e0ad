import { formatMessage } from '../../contract/formatMessage'
import type { Doc } from '../../solr/response/readDocs'
import { firstField } from '../../templates/values/firstField'
import { textOf } from '../../templates/values/textOf'
import { docField } from '../docField'
import type { ListingMessageKey } from './messages'

/** The fields of the facts that have texts of their own, in all languages. */
const KNOWN = {
  guests: ['guests', 'sleeps', 'persons', 'capacity'],
  bedrooms: ['bedrooms', 'rooms'],
  bathrooms: ['bathrooms', 'baths'],
  size: ['size', 'area', 'living_area'],
} as const satisfies Readonly<Record<string, readonly string[]>>

type KnownFact = keyof typeof KNOWN

/** What a card lists without the option `facts`. */
export const FACTS: readonly string[] = ['guests', 'bedrooms', 'size']

interface Words {
  readonly translate: (key: ListingMessageKey, values: { readonly n: number }) => string
  readonly locale: string
}

/**
 * The facts of a document: of a known name, such as `guests`, the number in the page's language; of a text with
 * fields in braces, such as `{beds} bed | {beds} beds`, that text; of another field, its value. One without its field is
 * left out.
 */
export function factsOf(doc: Doc, facts: readonly string[], words: Words): readonly string[] {
  return facts.map((fact) => factOf(doc, fact, words)).filter((text) => text !== '')
}

function factOf(doc: Doc, fact: string, { translate, locale }: Words): string {
  const names = [...fact.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.length > 0) {
    const values = names.map((name) => [name, numberOrText(docField(doc, name))] as const)
    if (values.some(([, value]) => value === '')) return ''
    const n = values.find(([, value]) => typeof value === 'number')?.[1] ?? ''
    return formatMessage(fact, { ...Object.fromEntries(values), n }, locale)
  }
  if (!isKnown(fact)) return textOf(docField(doc, fact))
  const value = numberOrText(firstField(doc, KNOWN[fact]).value)
  return typeof value === 'number' ? translate(`card.${fact}`, { n: value }) : value
}

function isKnown(fact: string): fact is KnownFact {
  return Object.hasOwn(KNOWN, fact)
}

function numberOrText(value: unknown): number | string {
  const [first] = Array.isArray(value) ? value : [value]
  return typeof first === 'number' ? first : textOf(value)
}
