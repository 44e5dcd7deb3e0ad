import { missingFields } from '../../src/templates/missingFields'

describe('missingFields', () => {
  const docs = [
    { title: 'Lake cabin', rooms: [{ name: 'Loft' }], tags: [] as string[] },
    { title: '', price: null, place: { city: 'Ely' } },
  ]

  it.each([
    ['title', false],
    ['price', false],
    ['rooms.name', false],
    ['place.city', false],
    ['titel', true],
    ['rooms.size', true],
    ['place.town', true],
    ['constructor', true],
  ])('%s: %s', (field, missing) => {
    expect(missingFields([field], docs)).toEqual(missing ? [field] : [])
  })

  it('returns no fields without documents', () => {
    expect(missingFields(['title'], [])).toEqual([])
  })
})
