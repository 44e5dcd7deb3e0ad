/**
 * A template's markup as plain values: `mount` reads it from the DOM, and the compiler takes it. Comments are
 * left out. HTML names are in lower case, SVG names keep their case.
 */
export type PlainNode = PlainText | PlainElement

export interface PlainText {
  readonly kind: 'text'
  readonly text: string
}

export interface PlainElement {
  readonly kind: 'element'
  readonly name: string
  readonly attributes: readonly (readonly [string, string])[]
  readonly children: readonly PlainNode[]
}
