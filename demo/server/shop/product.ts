/** A thing that the shop sells. */
export interface Product {
  /** As in its address: `p-12`. */
  readonly id: string
  readonly name: string
  /** US dollars. */
  readonly price: number
  /** What stands below its name. */
  readonly description: string
  /** The ground it covers, in square metres. */
  readonly area: number
  /** The address of its picture on this server. */
  readonly picture: string
}

/** What a visitor chooses of each product. */
export const COLOURS = {
  natural: 'Natural wood',
  lake: 'Lake blue',
  pine: 'Pine green',
} as const

export type Colour = keyof typeof COLOURS

export function isColour(value: string): value is Colour {
  return Object.hasOwn(COLOURS, value)
}
