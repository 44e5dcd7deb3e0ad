import { fieldsOf } from '../fieldsOf'
import type { PlainNode } from '../plainTree'
import type { Template } from '../template'
import { createTemplateIssues } from '../templateIssues'
import { compileNodes } from './compileNodes'

export interface CompiledTemplate {
  readonly template: Template
  /** The issues to report to the themer; the rest of the template works. */
  readonly issues: readonly string[]
  /** The fields of the document that the template reads, as written, each once. */
  readonly fields: readonly string[]
}

/**
 * Compiles a template's plain tree once for all documents (design, "Result templates").
 * @param widgetNames the names of the widgets that it can contain.
 */
export function compileTemplate(
  nodes: readonly PlainNode[],
  widgetNames: readonly string[],
): CompiledTemplate {
  const issues = createTemplateIssues()
  const compiled = compileNodes(nodes, {
    issues,
    widgetNames,
    inForeign: false,
    keepsWhitespace: false,
  })
  const template = { nodes: compiled }
  return { template, issues: issues.list, fields: fieldsOf(template) }
}
