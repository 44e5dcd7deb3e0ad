/** @jest-environment node */
import { amenities } from '../../../demo/server/corpus/amenities'
import { awkwardTags } from '../../../demo/server/corpus/awkwardTags'
import { createCorpus } from '../../../demo/server/corpus/createCorpus'
import { fieldTypes } from '../../../demo/server/corpus/fieldTypes'
import { missingField } from '../../../demo/server/corpus/missingField'

const corpus = createCorpus(2000)

test('creates the same listings each time, for any size', () => {
  expect(createCorpus(24)).toEqual(corpus.slice(0, 24))
})

test('gives every listing a unique id and URL', () => {
  expect(new Set(corpus.map(({ id }) => id)).size).toBe(2000)
  expect(corpus[16]).toMatchObject({ id: 'k3x9-listings-17', url: '/listings/17' })
})

test('has every awkward tag, a thousand hosts and every amenity', () => {
  const tags = new Set(corpus.flatMap((listing) => listing.tags ?? []))
  expect(awkwardTags.filter((tag) => !tags.has(tag))).toEqual([])
  expect(new Set(corpus.flatMap(({ host }) => host ?? [])).size).toBeGreaterThan(999)
  expect(new Set(corpus.flatMap((listing) => listing.amenities ?? [])).size).toBe(amenities.length)
})

test('has a listing without each optional field', () => {
  const optional = Object.keys(fieldTypes).filter((field) =>
    corpus.some((listing) => !(field in listing)),
  )
  expect(optional).toHaveLength(14)
  corpus.forEach((listing, index) => {
    const missing = missingField(index + 1)
    if (missing) expect(listing).not.toHaveProperty(missing)
  })
})

test('has only values of the types in the schema', () => {
  const wrong = corpus.flatMap((listing) =>
    Object.entries(listing).filter(([name, value]) => {
      const { type, multi } = fieldTypes[name as keyof typeof fieldTypes]
      const expected = type === 'int' || type === 'double' ? 'number' : 'string'
      return Array.isArray(value) !== multi || [value].flat().some((v) => typeof v !== expected)
    }),
  )
  expect(wrong).toEqual([])
})

test('has titles and teasers with markup in them', () => {
  expect(corpus.filter(({ title }) => title.includes('<')).length).toBeGreaterThan(20)
  expect(corpus.some(({ teaser }) => teaser?.includes('<script>'))).toBe(true)
  expect(corpus.some(({ teaser }) => teaser?.includes('<strong>'))).toBe(true)
})
