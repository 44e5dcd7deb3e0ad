import { currentFilters } from '../../src/filters/currentFilters'
import { removeFilterValue } from '../../src/filters/removeFilterValue'

describe('currentFilters (spec 3.7)', () => {
  const labels = (field: string) => (field === 'city' ? 'City' : 'Price')
  const fq = [
    '{!tag=city}city:( Bern OR "New York" OR (*:* -city:[* TO *]) )',
    '{!tag=price}price:[* TO 2500]',
    'title:cab*',
  ]
  const listed = currentFilters(fq, labels, (_, n) => `$${n}`)

  it('lists one entry for each value, each range and each unknown filter', () => {
    expect(listed.map(({ label, text, kind }) => [label, text, kind])).toEqual([
      ['City', 'Bern', 'value'],
      ['City', 'New York', 'value'],
      ['City', '', 'value'],
      ['Price', '$0 to $2500', 'range'],
      ['', 'title:cab*', 'other'],
    ])
    expect(listed.map(({ facet }) => facet)).toEqual([fq[0], fq[0], fq[0], fq[1], fq[2]])
    expect(listed[3]?.range).toEqual({ min: '$0', max: '$2500' })
    expect(listed[2]?.value).toBeNull()
    expect(listed[3]?.value).toBeUndefined()
  })

  it('shows an open end and a date unchanged', () => {
    const [open, date] = currentFilters(['price:[5 TO *]', 'price:[NOW TO NOW+1DAY]'], labels)
    expect(open?.text).toBe('5 to *')
    expect(date?.text).toBe('NOW to NOW+1DAY')
  })

  it('removes one entry and keeps the others', () => {
    const left = listed.map(({ facet, value }) => removeFilterValue(fq, { text: facet, value }))
    expect(left).toEqual([
      ['{!tag=city}city:( "New York" OR (*:* -city:[* TO *]) )', fq[1], fq[2]],
      ['{!tag=city}city:( Bern OR (*:* -city:[* TO *]) )', fq[1], fq[2]],
      ['{!tag=city}city:( Bern OR "New York" )', fq[1], fq[2]],
      [fq[0], fq[2]],
      [fq[0], fq[1]],
    ])
    expect(removeFilterValue(['city:Bern', 'b:1'], { text: 'city:Bern', value: 'Bern' })).toEqual([
      'b:1',
    ])
    expect(removeFilterValue(fq, { text: 'gone' })).toEqual(fq)
    expect(removeFilterValue(fq, { text: fq[0] ?? '', value: 'Paris' })).toEqual(fq)
  })
})
