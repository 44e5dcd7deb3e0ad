import type { Colour } from './product'
import { productOf } from './products'

/** One row of a cart: products that are alike in everything chosen. */
export interface CartLine {
  readonly product: string
  readonly colour: Colour
  /** What its name plate says; empty for none. */
  readonly plate: string
  readonly quantity: number
}

/** The most of one thing that the shop sells at once. */
export const MAX_QUANTITY = 9

/** The most rows that a cart holds. */
const MAX_LINES = 20

/** A quantity as somebody typed it. @returns null for what is no whole number from `least` to the largest. */
export function readQuantity(text: string, min: number): number | null {
  const quantity = /^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN
  return quantity >= min && quantity <= MAX_QUANTITY ? quantity : null
}

/** What is alike becomes one row; a cart that is full stays as it is. */
export function addLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const existing = lines.findIndex((one) => isSameLine(one, line))
  if (existing < 0) return lines.length < MAX_LINES ? [...lines, line] : lines
  return lines.map((one, index) =>
    index === existing
      ? { ...one, quantity: Math.min(MAX_QUANTITY, one.quantity + line.quantity) }
      : one,
  )
}

/** @param quantities by the row's place; null leaves a row as it is, 0 takes it out. */
export function changeLines(
  lines: readonly CartLine[],
  quantities: readonly (number | null)[],
): readonly CartLine[] {
  return lines
    .map((line, index) => ({ ...line, quantity: quantities[index] ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0)
}

/** How many things there are. */
export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What they cost together, in dollars. */
export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0)
}

export function lineTotal({ product, quantity }: CartLine): number {
  return (productOf(product)?.price ?? 0) * quantity
}

function isSameLine(one: CartLine, other: CartLine): boolean {
  return one.product === other.product && one.colour === other.colour && one.plate === other.plate
}
