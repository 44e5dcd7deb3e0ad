/** A rental listing of the tests' index. */
export interface Listing {
  readonly id: string
  readonly title: string
  readonly city: string
  readonly price: number
}

export const lakeCabin: Listing = Object.freeze({
  id: '17',
  title: 'Cabin by the lake',
  city: 'Lugano',
  price: 120,
})

export const cityLoft: Listing = Object.freeze({
  id: '42',
  title: 'Loft above the market',
  city: 'Bern',
  price: 210,
})

export const farmHouse: Listing = Object.freeze({
  id: '99',
  title: 'Farmhouse with an orchard',
  city: 'Thun',
  price: 95,
})

export const listings: readonly Listing[] = Object.freeze([lakeCabin, cityLoft, farmHouse])

/** A number of listings, titled `Cabin 1`, `Cabin 2` … */
export function manyCabins(count: number, from = 1): readonly Listing[] {
  return Array.from({ length: count }, (_, i) => ({
    id: String(1000 + from + i),
    title: `Cabin ${from + i}`,
    city: 'Lugano',
    price: 100 + i,
  }))
}
