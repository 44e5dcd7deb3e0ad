import type { Product } from './product'

/** Name, price in dollars, area in square metres, the number of the listing with its picture, description. */
const rows: readonly (readonly [string, number, number, number, string])[] = [
  ['Writer’s hut', 4900, 6, 1, 'One room, one desk and a window to look out of.'],
  ['Lake cabin', 12900, 18, 2, 'Sleeps two under a steep roof, with a porch to the water.'],
  ['Boathouse', 15400, 24, 9, 'Room for a rowing boat below and for a hammock above.'],
  ['Garden sauna', 8750, 7, 3, 'A stove, two benches and a door that opens outwards.'],
  ['Tool shed', 1290, 4, 4, 'Rakes, a mower and, with some care, a bicycle.'],
  ['Summer house “Anna & Otto”', 9800, 14, 21, 'Two glass doors that fold away in May.'],
  ['Forest cabin', 11200, 16, 5, 'For shade and slopes: it stands on six feet of its own.'],
  ['Play house', 890, 3, 26, 'A front door at the height of a six-year-old.'],
  ['Studio', 13600, 20, 8, 'North light from above and walls that take a nail.'],
  ['Bath house', 7300, 9, 6, 'A tub, a window and nobody about.'],
  ['Reading nook', 2450, 2, 7, 'Hangs from a strong branch, or stands below it.'],
  ['Greenhouse', 3200, 10, 11, 'Tomatoes at the front, a chair at the back.'],
  ['Winter cabin', 18900, 22, 10, 'Walls as thick as a dictionary, and a stove.'],
  ['Camp kitchen', 5600, 8, 27, 'A roof, a counter and a place for the fire.'],
  ['Guest cabin', 14200, 19, 15, 'A bed, a bath and a door that locks.'],
  ['Bird hide', 1750, 3, 18, 'Slits at the right height, sitting or standing.'],
]

/** All products in the shop's order. */
export const PRODUCTS: readonly Product[] = rows.map(
  ([name, price, area, listing, description], index) => ({
    id: `p-${index + 1}`,
    name,
    price,
    area,
    description,
    picture: `/pictures/${listing}0.svg`,
  }),
)

/** The number of products on one page of the list. */
export const PRODUCTS_PER_PAGE = 12

/** The name of the list, also in analytics. */
export const LIST_NAME = 'Summer houses'

export function productOf(id: string): Product | null {
  return PRODUCTS.find((product) => product.id === id) ?? null
}
