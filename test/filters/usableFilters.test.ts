import { usableFilters } from '../../src/filters/usableFilters'

describe('usableFilters', () => {
  it.each([
    ':',
    ' : ',
    ':Bern',
    'city:',
    '-city: ',
    '{!tag=city}city:',
    '{!tag=city}:',
    'price:[9 TO 3]',
    '{!tag=price}price:[ 9  TO  3.5 ]',
  ])('drops %s', (filter) => {
    expect(usableFilters(['type:cabin', filter])).toEqual(['type:cabin'])
  })

  it.each([
    'Bern',
    'city:Bern',
    'city:":"',
    'city\\:',
    'price:[3 TO 9]',
    'price:[9 TO 9]',
    'price:[* TO 3]',
    'price:[9 TO *]',
    'place:[47,9 TO 46,3]',
    'name:[m TO a]',
    '-city:[* TO *]',
    '(city:Bern AND price:[9 TO 3])',
  ])('keeps %s', (filter) => {
    expect(usableFilters([filter])).toEqual([filter])
  })

  const facets = [{ field: 'city' }, { field: 'place' }]

  it.each([
    'latlng:44.058,-121.315,40.234',
    'latlng:-44.058,121.315',
    'latlng:44,121,5',
    '{!tag=near}latlng:44.058,-121.315,5',
    'latlng: -44.058,121.315,5',
    'latlng:"44.058,-121.315,5"',
  ])('drops the circle of another page, %s, where there are facets without its field', (circle) => {
    expect(usableFilters(['type:cabin', circle], facets)).toEqual(['type:cabin'])
    expect(usableFilters([circle], [...facets, { field: 'latlng' }])).toEqual([circle])
    expect(usableFilters([circle])).toEqual([circle])
  })

  it.each([
    'size:1,5',
    'size:44.058',
    'note:1,2,3,4',
    'note:(44.1 OR 121.3 OR 5)',
    'latlng:[44,-121 TO 45,-120]',
    'city:44.058,-121.315,40.234',
  ])('keeps %s, which is none', (filter) => {
    expect(usableFilters([filter], facets)).toEqual([filter])
  })

  const sliders = [
    { field: 'price', stats: true },
    { field: 'size', range: { start: '0', end: '9', gap: '1' } },
    { field: 'city' },
  ]

  it.each([
    'price:[abc TO *]',
    '{!tag=price}price:[0x10 TO *]',
    'price:[1e5 TO *]',
    'price:[1.2.3 TO *]',
    'price:[9999999999999999 TO *]',
    'size:[5 TO "6 7"]',
    'size:["5 TO *]',
    'price:[5 TO',
    'price:cheap',
    'price:"4 5"',
    'price:4 5',
    'price:( 4 OR five )',
    'price:ch*',
    '-price:cheap',
    'price:[2026-07-01 TO *]',
    'price:[NOW/day TO *]',
    'price:{9 TO 3]',
    'price:"*"',
  ])('drops %s, which a slider’s field cannot be asked for', (filter) => {
    expect(usableFilters(['city:abc', filter], sliders)).toEqual(['city:abc'])
  })

  it.each([
    'price:[5 TO *]',
    '{!tag=price}price:[ -5.25 TO "7" ]',
    'price:{5 TO 7]',
    'price:4\\.5',
    'price:"-5"',
    'price:( 9 OR 3 )',
    '-price:[* TO *]',
    'price:(5 OR (*:* -price:[* TO *]))',
    'size:[2026-07-01T00:00:00Z TO NOW/DAY+1MONTH]',
    'size:["2026-07-01T00:00:00.5Z/DAY" TO *]',
    'city:[a TO b]',
    'rooms:[a TO b]',
  ])('keeps %s', (filter) => {
    expect(usableFilters([filter], sliders)).toEqual([filter])
  })

  it('drops the second of two equal filters, whatever their spacing and tag', () => {
    expect(
      usableFilters([
        '{!tag=city}city:Bern',
        'city: Bern ',
        'city:Bern',
        'city:Thun',
        'price:[1 TO 5]',
        'price:[ 1 TO 5 ]',
      ]),
    ).toEqual(['{!tag=city}city:Bern', 'city:Thun', 'price:[1 TO 5]'])
  })
})
