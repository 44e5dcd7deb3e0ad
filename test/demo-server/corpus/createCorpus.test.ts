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
  expect(optional).toHaveLength(20)
  corpus.forEach((listing, index) => {
    const missing = missingField(index + 1)
    if (missing) expect(listing).not.toHaveProperty(missing)
  })
})

test('has only values of the types in the schema', () => {
  const wrong = corpus.flatMap((listing) =>
    Object.entries(listing).filter(([name, value]) => {
      const { type, multi } = fieldTypes[name as keyof typeof fieldTypes]
      const expected =
        type === 'boolean' ? 'boolean' : type === 'int' || type === 'double' ? 'number' : 'string'
      return Array.isArray(value) !== multi || [value].flat().some((v) => typeof v !== expected)
    }),
  )
  expect(wrong).toEqual([])
})

test('has categories with slashes and quotes, in both shapes of a tree', () => {
  const paths = new Set(corpus.flatMap(({ category }) => category ?? []))
  const levels = new Set(corpus.flatMap((listing) => listing.category_levels ?? []))
  expect(paths).toContain('Owner\'s picks/The "blue" rooms')
  expect(paths).toContain('Half or full board/Bed or breakfast/B or B')
  expect(levels).toContain('1/Half/full board/Bed/breakfast')
  expect(levels).toContain('0/Half/full board')
})

test('has pictures from the poles and the date line, and bookings without an end', () => {
  const points = new Set(corpus.map((listing) => listing.photo_latlng))
  for (const point of ['90,0', '-90,0', '0,180', '0,-180']) expect(points).toContain(point)
  expect(corpus.some(({ booked }) => booked?.includes('[2027-03-01 TO *]'))).toBe(true)
})

test('has titles and teasers with markup in them', () => {
  expect(corpus.filter(({ title }) => title.includes('<')).length).toBeGreaterThan(20)
  expect(corpus.some(({ teaser }) => teaser?.includes('<script>'))).toBe(true)
  expect(corpus.some(({ teaser }) => teaser?.includes('<strong>'))).toBe(true)
})
