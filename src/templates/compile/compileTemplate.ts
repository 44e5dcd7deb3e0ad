import { fieldsOf } from '../fieldsOf'
import type { PlainNode } from '../plainTree'
import { createProblems } from '../problems'
import type { Template } from '../template'
import { compileNodes } from './compileNodes'

export interface CompiledTemplate {
  readonly template: Template
  /** What is wrong with the template, in words for the themer; the rest of it works. */
  readonly problems: readonly string[]
  /** The document's fields that it reads, as written, each once. */
  readonly fields: readonly string[]
}

/**
 * Compiles a template's plain tree, once, for all documents (design, "Result templates").
 * @param widgetNames the widgets that it can hold.
 */
export function compileTemplate(
  nodes: readonly PlainNode[],
  widgetNames: readonly string[],
): CompiledTemplate {
  const problems = createProblems()
  const compiled = compileNodes(nodes, {
    problems,
    widgetNames,
    inForeign: false,
    keepsSpace: false,
  })
  const template = { nodes: compiled }
  return { template, problems: problems.told, fields: fieldsOf(template) }
}
