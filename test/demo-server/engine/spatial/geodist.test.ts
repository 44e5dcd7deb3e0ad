/** @jest-environment node */
import { createEngine } from '../../../../demo/server/engine/createEngine'
import type { ParamPairs } from '../../../../demo/server/engine/solrParams'

const documents = [
  { id: 'none' },
  { id: 'dateline', place: '10,179.9' },
  { id: 'beyond', place: '10,-179.9' },
  { id: 'northPole', place: '90,0' },
  { id: 'samePole', place: '90,180' },
  { id: 'southPole', place: '-90,0' },
  { id: 'munich', place: '48.137,11.575' },
  { id: 'neighbor', place: '48.137,11.575' },
  { id: 'both', places: ['0,0', '48.137,11.576'] },
]
const engine = createEngine(
  {
    fields: {
      id: { type: 'string', multi: false },
      place: { type: 'point', multi: false },
      places: { type: 'point', multi: true },
    },
    searched: {},
    copied: {},
  },
  documents,
)

function select(...pairs: ParamPairs) {
  const { status, body } = engine.select([['q', '*:*'], ['rows', '99'], ...pairs])
  const { response, error } = JSON.parse(body)
  return { status, error, docs: response?.docs as { id: string; distance?: unknown }[] }
}

const within = (d: string, pt: string, field = 'place') => {
  const { docs, error } = select(['fq', `{!geofilt tag=near sfield=${field} pt=${pt} d=${d}}`])
  return docs?.map(({ id }) => id) ?? error.msg
}

test('finds what lies in a circle, over the date line and around a pole', () => {
  expect(within('21', '10,180')).toEqual(['dateline', 'beyond'])
  expect(within('21', '10,-180')).toEqual(['dateline', 'beyond'])
  expect(within('10', '10,180')).toEqual([])
  expect(within('1', '90,45')).toEqual(['northPole', 'samePole'])
  expect(within('1', '-89.999,120')).toEqual(['southPole'])
})

test('finds the point itself with a radius of 0, and all points with a huge one', () => {
  expect(within('0', '48.137,11.575')).toEqual(['munich', 'neighbor'])
  const all = documents.filter(({ place }) => place).map(({ id }) => id)
  expect(within('1000000000', '48.137,11.575')).toEqual(all)
  expect(within('20015.2', '0,0')).toEqual(all)
})

test('counts the nearest of several points', () => {
  expect(within('1', '48.137,11.575', 'places')).toEqual(['both'])
})

test('gives the distances that a real Solr 9.10 gives, as floats', () => {
  const { docs } = select(
    ['fq', 'id:(northPole southPole none)'],
    ['fl', 'id,distance:geodist()'],
    ['sfield', 'place'],
    ['pt', '48.137,11.575'],
    ['sort', 'geodist() asc'],
  )
  expect(docs).toEqual([
    { id: 'northPole', distance: 4654.9595 },
    { id: 'southPole', distance: 15360.154 },
    { id: 'none', distance: 'Infinity' },
  ])
})

test('sorts by distance, then by the next field, and what has no point last', () => {
  const ids = (...pairs: ParamPairs) => select(...pairs).docs.map(({ id }) => id)
  const near: ParamPairs = [
    ['sfield', 'place'],
    ['pt', '48,11'],
  ]
  expect(ids(...near, ['sort', 'geodist() asc, id desc']).slice(0, 3)).toEqual([
    'neighbor',
    'munich',
    'northPole',
  ])
  expect(ids(...near, ['sort', 'geodist() asc, id asc']).slice(-2)).toEqual(['both', 'none'])
})

test.each([
  ['a negative radius', '{!geofilt sfield=place pt=0,0 d=-1}'],
  ['no number', '{!geofilt sfield=place pt=0,0 d=NaN}'],
  ['no radius', '{!geofilt sfield=place pt=0,0}'],
  ['a point beyond the pole', '{!geofilt sfield=place pt=91,0 d=1}'],
  ['a point beyond the date line', '{!geofilt sfield=place pt=0,190 d=1}'],
  ['a field that is no point', '{!geofilt sfield=id pt=0,0 d=1}'],
  ['another parser', '{!bbox sfield=place pt=0,0 d=1}'],
  ['a param of a circle elsewhere', '{!tag=near pt=0,0}id:munich'],
])('rejects %s', (_, fq) => {
  expect(select(['fq', fq]).status).toBe(400)
})

test('rejects geodist() without its params, and the farthest first, as Solr does', () => {
  expect(select(['sort', 'geodist() asc']).status).toBe(400)
  expect(select(['sort', 'geodist() desc'], ['sfield', 'place'], ['pt', '0,0']).status).toBe(500)
})
