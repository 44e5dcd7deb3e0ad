import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import { arrive, buttons, counted, press, waiting } from './helpPage'

const facets = [
  { field: 'city', label: 'City' },
  { field: 'place', label: 'Near', widget: 'near', radii: [5, 10, 25, 50], unit: 'km' },
  { field: 'pets', label: 'Pets', negatable: true },
  { field: 'price', label: 'Price', widget: 'range', currency: true },
]
const solr = { facets }

describe('each kind of filter', () => {
  it('is counted by what it is in the request', async () => {
    const { wire } = await arrive({
      solr,
      fragment:
        'fq=-pets:dog&fq=price:[100 TO 200]&fq=-city:[* TO *]&fq=unknown:(a AND b)&fq={!tag=city}city:Bend&fq={!tag=city}city:Bend',
    })
    const [request] = waiting(wire)
    expect(request?.getAll('fq')).toEqual([
      '{!tag=n0,all}-pets:dog',
      '{!tag=n1,all}price:[100 TO 200]',
      '{!tag=n2,all}-city:[* TO *]',
      '{!tag=n3,all}unknown:(a AND b)',
      '{!tag=n4,all}city:Bend',
    ])
    await wire.answer(counted(0, { f0: 50, f1: 40, f2: 30, f3: 20, f4: 10 }))
    expect(buttons()).toEqual([
      'Remove Pets: Without dog 50 results',
      'Remove Price: $100 to $200 40 results',
      'Remove City: None 30 results',
      'Remove unknown: a or b 20 results',
      'Remove City: Bend 10 results',
    ])
  })

  it('leaves alone what the page itself filters by', async () => {
    const { wire } = await arrive({
      solr: { ...solr, bundles: ['cabin'], params: { fq: 'status:true' } },
      fragment: 'fq=city:Bend',
    })
    const [request] = waiting(wire)
    expect(request?.getAll('fq')).toEqual([
      'bundle:( cabin )',
      'status:true',
      '{!tag=n0,all}city:Bend',
    ])
  })

  it('never sends local params of an address', async () => {
    const { wire } = await arrive({
      solr,
      fragment: 'fq={!join from=a to=b}c:d&fq=city:Bend&fq=city:"{!ex=n0}"',
    })
    const [request] = waiting(wire)
    expect(request?.getAll('fq')).toEqual([
      '{!tag=n0,all}city:Bend',
      '{!tag=n1,all}city:"{!ex=n0}"',
    ])
    expect(request?.getAll('facet.query')).toEqual([
      '{!ex=n0 key=f0}*:*',
      '{!ex=n1 key=f1}*:*',
      '{!ex=all key=all}*:*',
    ])
    expect(takeConsole().join()).toContain('which a link may not set')
  })
})

describe('a circle', () => {
  const fragment = 'fq=place:48.137,11.575,10&fq=city:Bend'

  it('is counted without it, and with each greater radius', async () => {
    const { wire } = await arrive({ solr, fragment })
    const [request] = waiting(wire)
    expect(request?.getAll('fq')).toEqual([
      '{!tag=n0,all}city:Bend',
      '{!geofilt tag=n1,all sfield=place pt=48.137,11.575 d=10}',
    ])
    const circle = (km: number, i: number) =>
      `{!geofilt key=w0.${i} ex=n1 sfield=place pt=48.137,11.575 d=${km}}`
    expect(request?.getAll('facet.query')).toEqual([
      '{!ex=n1 key=f0}*:*',
      ...[25, 50, 200, 500, 1000].map(circle),
      '{!ex=n0 key=f1}*:*',
      '{!ex=all key=all}*:*',
    ])
  })

  it('is offered with the nearest radius that finds something, and without one', async () => {
    const { wire, visitor } = await arrive({ solr, fragment })
    await wire.answer(counted(0, { f0: 40, 'w0.0': 0, 'w0.1': 3, 'w0.2': 9, f1: 8 }))
    expect(buttons()).toEqual([
      'Remove Within 10 km of a point on the map 40 results',
      'Remove City: Bend 8 results',
      'Within 50 km of a point on the map 3 results',
    ])
    await visitor.click(press(/^Within 50 km/))
    expect(location.hash).toBe('#fq=place:48.137,11.575,50&fq=city:Bend')
    await wire.answer(anAnswer())
    expect(buttons()).toEqual([])
  })

  it('of any distance has no greater one', async () => {
    const { wire } = await arrive({ solr, fragment: 'fq=place:48.137,11.575&fq=city:Bend' })
    expect(waiting(wire)[0]?.getAll('facet.query')).toEqual([
      '{!ex=n0 key=f1}*:*',
      '{!ex=all key=all}*:*',
    ])
  })
})
