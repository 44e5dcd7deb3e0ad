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
