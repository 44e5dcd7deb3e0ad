import type { Format } from './values/parseFormat'
import type { Path } from './values/path'

/** A compiled template: a closed set of instructions, no code and no markup in it. */
export interface Template {
  readonly nodes: readonly Instruction[]
}

export type Instruction = TextInstruction | ElementInstruction | Choice | Loop | WidgetInstruction

export interface TextInstruction {
  readonly kind: 'text'
  readonly text: string
}

export interface ElementInstruction {
  readonly kind: 'element'
  readonly name: string
  /** The themer's own attributes, as HTML spells them. */
  readonly attributes: Attributes
  readonly bound: readonly BoundAttribute[]
  readonly content: Content
  /** It stands there even when its content has nothing to say. */
  readonly keptEmpty: boolean
  /** Nothing in it depends on a document: it may be made once and shown in every card. */
  readonly fixed: boolean
}

/** Shown when the path has a value, or with `negate` when it has none. */
export interface Choice {
  readonly kind: 'if'
  readonly path: Path
  readonly negate: boolean
  readonly node: Instruction
}

/** Shown once for each value of the path. */
export interface Loop {
  readonly kind: 'each'
  readonly path: Path
  readonly nodes: readonly Instruction[]
  /** The element around the repeated nodes; gone when there are none. */
  readonly around: ElementInstruction | null
}

/** A widget of the page inside the template; part of the results' own root. */
export interface WidgetInstruction {
  readonly kind: 'widget'
  readonly name: string
  readonly attributes: Attributes
}

export type Attributes = Readonly<Record<string, string>>

export interface BoundAttribute {
  readonly name: string
  readonly path: Path
  /** Stands before the value, and stays without one: the themer's own classes, a rel that protects. */
  readonly always: string
}

export type Content =
  | { readonly kind: 'nodes'; readonly nodes: readonly Instruction[] }
  | { readonly kind: 'text'; readonly path: Path; readonly format: Format | null }
  | { readonly kind: 'html'; readonly path: Path }
  | { readonly kind: 'highlight'; readonly path: Path }
