/** A product of the shop. */
export interface Product {
  /** The id in its URL: `p-12`. */
  readonly id: string
  readonly name: string
  /** US dollars. */
  readonly price: number
  /** The text below its name. */
  readonly description: string
  /** Its area in square metres. */
  readonly area: number
  /** The URL of its picture on this server. */
  readonly picture: string
}

/** The colours of every product. */
export const COLOURS = {
  natural: 'Natural wood',
  lake: 'Lake blue',
  pine: 'Pine green',
} as const

export type Colour = keyof typeof COLOURS

export function isColour(value: string): value is Colour {
  return Object.hasOwn(COLOURS, value)
}
