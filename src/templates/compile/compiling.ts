import type { Problems } from '../problems'

/** Where the compiler stands while it walks a template's tree. */
export interface Compiling {
  readonly problems: Problems
  /** The names of the widgets that a template can hold. */
  readonly widgetNames: readonly string[]
  /** Inside svg or math, where HTML's rules do not hold. */
  readonly inForeign: boolean
  /** Inside pre or textarea, where white space is content. */
  readonly keepsSpace: boolean
}
