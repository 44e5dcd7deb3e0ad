import type { Format } from './values/parseFormat'
import type { Path } from './values/path'

/** A compiled template: a fixed set of instructions, without code or markup. */
export interface Template {
  readonly nodes: readonly Instruction[]
}

export type Instruction =
  | TextInstruction
  | ElementInstruction
  | Condition
  | Loop
  | WidgetInstruction

export interface TextInstruction {
  readonly kind: 'text'
  readonly text: string
}

export interface ElementInstruction {
  readonly kind: 'element'
  readonly name: string
  /** The static attributes, as HTML spells them. */
  readonly attributes: Attributes
  readonly bound: readonly BoundAttribute[]
  readonly content: Content
  /** Whether the element renders even without content. */
  readonly rendersEmpty: boolean
  /** Whether nothing in it depends on a document, so that all cards can share it. */
  readonly isStatic: boolean
}

/** Renders its node when the path has a value, or with `negate` when it has none. */
export interface Condition {
  readonly kind: 'if'
  readonly path: Path
  readonly negate: boolean
  readonly node: Instruction
}

/** Renders its nodes once for each value of the path. */
export interface Loop {
  readonly kind: 'each'
  readonly path: Path
  readonly nodes: readonly Instruction[]
  /** The element around the repeated nodes; left out without values. */
  readonly wrapper: ElementInstruction | null
}

/** A widget inside the template, which renders in the root of the results. */
export interface WidgetInstruction {
  readonly kind: 'widget'
  readonly name: string
  readonly attributes: Attributes
  /** The themer's element, when it is a control or contains one. */
  readonly markup: ElementInstruction | null
}

export type Attributes = Readonly<Record<string, string>>

export interface BoundAttribute {
  readonly name: string
  readonly path: Path
  /** Precedes the value, and remains without one: the static class, or `noopener` of a rel. */
  readonly prefix: string
}

export type Content =
  | { readonly kind: 'nodes'; readonly nodes: readonly Instruction[] }
  | { readonly kind: 'text'; readonly path: Path; readonly format: Format | null }
  | { readonly kind: 'html'; readonly path: Path }
  | { readonly kind: 'highlight'; readonly path: Path }
