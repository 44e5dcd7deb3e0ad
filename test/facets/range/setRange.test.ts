import { activeRange } from '../../../src/facets/range/activeRange'
import { setRange } from '../../../src/facets/range/setRange'

describe('setRange and activeRange (spec 3.8)', () => {
  it('replaces all filters of the field and adds a tag', () => {
    const fq = ['price:9', 'type:cabin', 'price:{1 TO 5}', '{!tag=price}price:[2 TO 3]']
    expect(setRange(fq, 'price', { min: 10, max: 20 })).toEqual([
      '{!tag=price}price:[10 TO 20]',
      'type:cabin',
    ])
    expect(setRange(fq, 'price', { min: '*', max: 20 }, false)[0]).toBe('price:[* TO 20]')
    expect(setRange(fq, 'price', { value: '12' })[0]).toBe('{!tag=price}price:12')
    expect(setRange(fq, 'price', null)).toEqual(['type:cabin'])
  })

  it.each([
    ['{!tag=price}price:[10 TO 20]', { min: 10, max: 20 }],
    ['price:[* TO 20]', { min: 0, max: 20 }],
    ['price:[10 TO *]', { min: 10, max: null }],
    ['price:12', { min: 12, max: 12 }],
    ['price:"-5"', { min: -5, max: -5 }],
    ['price:cheap', null],
    ['price:( 1 OR 2 )', null],
    ['beds:[1 TO 2]', null],
    ['price:{1 TO 2}', null],
  ])('reads %s as %j', (filter, range) => {
    expect(activeRange([filter], 'price')).toEqual(range)
  })
})
