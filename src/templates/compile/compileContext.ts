import type { TemplateIssues } from '../templateIssues'

/** The state of the compiler at one node of a template's tree. */
export interface CompileContext {
  readonly issues: TemplateIssues
  /** The names of the widgets that a template can contain. */
  readonly widgetNames: readonly string[]
  /** Inside svg or math, where HTML's rules do not apply. */
  readonly inForeign: boolean
  /** Inside pre or textarea, where white space is content. */
  readonly keepsWhitespace: boolean
}
