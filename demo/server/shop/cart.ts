import type { Colour } from './product'
import { productOf } from './products'

/** One line of a cart: equal products with the same options. */
export interface CartLine {
  readonly product: string
  readonly colour: Colour
  /** The text of the name plate. Empty means no plate. */
  readonly plate: string
  readonly quantity: number
}

/** The maximum quantity of one line. */
export const MAX_QUANTITY = 9

/** The maximum number of lines of a cart. */
const MAX_LINES = 20

/** Parses a quantity. @returns null when it is not a whole number from `min` to the maximum. */
export function readQuantity(text: string, min: number): number | null {
  const quantity = /^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN
  return quantity >= min && quantity <= MAX_QUANTITY ? quantity : null
}

/** Adds a line. Equal lines are merged. A full cart does not change. */
export function addLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const existing = lines.findIndex((one) => isSameLine(one, line))
  if (existing < 0) return lines.length < MAX_LINES ? [...lines, line] : lines
  return lines.map((one, index) =>
    index === existing
      ? { ...one, quantity: Math.min(MAX_QUANTITY, one.quantity + line.quantity) }
      : one,
  )
}

/** Changes quantities. @param quantities by the line's index; null does not change a line, 0 removes it. */
export function changeLines(
  lines: readonly CartLine[],
  quantities: readonly (number | null)[],
): readonly CartLine[] {
  return lines
    .map((line, index) => ({ ...line, quantity: quantities[index] ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0)
}

/** The number of items. */
export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The total price in dollars. */
export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0)
}

export function lineTotal({ product, quantity }: CartLine): number {
  return (productOf(product)?.price ?? 0) * quantity
}

function isSameLine(one: CartLine, other: CartLine): boolean {
  return one.product === other.product && one.colour === other.colour && one.plate === other.plate
}
