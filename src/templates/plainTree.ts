/**
 * A template's markup as plain values: what `mount` reads off the DOM and the compiler takes.
 * Comments are left out. HTML names are in lower case, SVG names keep theirs.
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
