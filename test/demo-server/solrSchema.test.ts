import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldTypes } from '../../demo/server/corpus/fieldTypes'
import { copiedFields, searchedFields } from '../../demo/server/corpus/searchedFields'

/** What real Solr is told of the listings, beside what the embedded engine is told. */
const conf = join(process.cwd(), 'demo/solr/configsets/vitrine/conf')
const read = (file: string) =>
  new DOMParser().parseFromString(readFileSync(join(conf, file), 'utf8'), 'application/xml')
const schema = read('schema.xml')
const config = read('solrconfig.xml')

/** What Solr alone has: its update log's field, and the words that did-you-mean chooses from. */
const OF_SOLR = ['_version_', 'spelling']

function copiedInto(name: string): (string | null)[] {
  return [...schema.querySelectorAll(`copyField[dest="${name}"]`)].map((copy) =>
    copy.getAttribute('source'),
  )
}

test('the schema for real Solr has the fields of the listings, of the same types', () => {
  const fields = [...schema.querySelectorAll('field')].map((field) => ({
    name: field.getAttribute('name') ?? '',
    type: field.getAttribute('type'),
    multi: field.getAttribute('multiValued') === 'true',
  }))
  const stored = fields.filter(({ name }) => !OF_SOLR.includes(name) && !(name in copiedFields))
  expect(stored).toEqual(
    Object.entries(fieldTypes).map(([name, { type, multi }]) => ({ name, type, multi })),
  )
})

test('the same fields are copied together, and did-you-mean knows every searched word', () => {
  for (const [name, sources] of Object.entries(copiedFields)) {
    expect(copiedInto(name)).toEqual(sources)
  }
  const searched = Object.keys(searchedFields).flatMap((name) => copiedFields[name] ?? [name])
  expect(copiedInto('spelling')).toEqual(searched)
})

test('words are looked for in the same fields with the same weights', () => {
  const weights = Object.entries(searchedFields).map(([name, weight]) =>
    weight === 1 ? name : `${name}^${weight}`,
  )
  expect(config.querySelector('str[name="qf"]')?.textContent).toBe(weights.join(' '))
})

test('values that are missing sort last in every type that sorts', () => {
  const types = [...schema.querySelectorAll('fieldType')].filter((type) =>
    ['string', 'text', 'int', 'double', 'date'].includes(type.getAttribute('name') ?? ''),
  )
  expect(types.map((type) => type.getAttribute('sortMissingLast'))).toEqual(
    Array.from({ length: 5 }, () => 'true'),
  )
})
