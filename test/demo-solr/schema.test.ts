import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldTypes } from '../../demo/server/corpus/fieldTypes'
import { copiedFields, searchedFields } from '../../demo/server/corpus/searchedFields'

/** The configuration of the real Solr, which must agree with that of the embedded engine. */
const conf = join(process.cwd(), 'demo/solr/configsets/vitrine/conf')
const read = (file: string) =>
  new DOMParser().parseFromString(readFileSync(join(conf, file), 'utf8'), 'application/xml')
const schema = read('schema.xml')
const config = read('solrconfig.xml')

/** Fields that only the real Solr has: one for its update log, and the words for did-you-mean. */
const SOLR_ONLY = ['_version_', 'spelling']

function copiedFieldsOf(name: string): (string | null)[] {
  return [...schema.querySelectorAll(`copyField[dest="${name}"]`)].map((copy) =>
    copy.getAttribute('source'),
  )
}

test('has the fields of the listings, with the same types', () => {
  const fields = [...schema.querySelectorAll('field')].map((field) => ({
    name: field.getAttribute('name') ?? '',
    type: field.getAttribute('type'),
    multi: field.getAttribute('multiValued') === 'true',
  }))
  const stored = fields.filter(({ name }) => !SOLR_ONLY.includes(name) && !(name in copiedFields))
  expect(stored).toEqual(
    Object.entries(fieldTypes).map(([name, { type, multi }]) => ({ name, type, multi })),
  )
})

test('copies the same fields together, and every searched field into the spelling field', () => {
  for (const [name, sources] of Object.entries(copiedFields)) {
    expect(copiedFieldsOf(name)).toEqual(sources)
  }
  const searched = Object.keys(searchedFields).flatMap((name) => copiedFields[name] ?? [name])
  expect(copiedFieldsOf('spelling')).toEqual(searched)
})

test('searches the same fields with the same weights', () => {
  const weights = Object.entries(searchedFields).map(([name, weight]) =>
    weight === 1 ? name : `${name}^${weight}`,
  )
  expect(config.querySelector('str[name="qf"]')?.textContent).toBe(weights.join(' '))
})

test('sorts missing values last for every type', () => {
  const types = [...schema.querySelectorAll('fieldType')].filter((type) =>
    ['string', 'text', 'int', 'double', 'date'].includes(type.getAttribute('name') ?? ''),
  )
  expect(types.map((type) => type.getAttribute('sortMissingLast'))).toEqual(
    Array.from({ length: 5 }, () => 'true'),
  )
})
