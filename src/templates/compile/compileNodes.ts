import type { PlainElement, PlainNode } from '../plainTree'
import type { ElementInstruction, Instruction } from '../template'
import { trimSpace } from '../values/trimSpace'
import { arrange } from './arrange'
import { compileContent } from './compileContent'
import { compileWidget } from './compileWidget'
import type { Compiling } from './compiling'
import { BLOCKS, KEPT_EMPTY, LIST_HOLDERS, VOID_ELEMENTS } from './contentRules'
import { elementProblem } from './elementProblem'
import { settleAttributes } from './settleAttributes'
import { type SortedAttributes, sortAttributes } from './sortAttributes'

/** Turns a template's nodes into instructions; what may not be there is told and left out. */
export function compileNodes(
  nodes: readonly PlainNode[],
  at: Compiling,
  inBlock = true,
): readonly Instruction[] {
  const trimmed = at.keepsSpace ? nodes : trimSpace(nodes, inBlock)
  return trimmed.flatMap((node) => {
    if (node.kind === 'element') return compileElement(node, at) ?? []
    const moustache = /\{\{[^{}]*\}\}/.exec(node.text)?.[0]
    if (moustache) {
      at.problems.tell(
        null,
        `${moustache} is shown as it stands: bind a field with data-vitrine-text.`,
      )
    }
    return { kind: 'text', text: node.text }
  })
}

function compileElement(element: PlainElement, at: Compiling): Instruction | null {
  const fault = elementProblem(element.name, new Map(element.attributes), at.inForeign)
  if (fault) {
    at.problems.tell(element, fault)
    return null
  }
  const widget = element.attributes.find(([name]) => name === 'data-vitrine')?.[1].trim()
  if (widget !== undefined) return compileWidget(element, widget, at)
  const sorted = sortAttributes(element, at.problems)
  return arrange(compileOwn(element, sorted, at), sorted.bindings)
}

function compileOwn(
  element: PlainElement,
  sorted: SortedAttributes,
  at: Compiling,
): ElementInstruction {
  const { name } = element
  const inside: Compiling = {
    ...at,
    inForeign: name !== 'foreignObject' && (at.inForeign || name === 'svg' || name === 'math'),
    keepsSpace: at.keepsSpace || name === 'pre' || name === 'textarea',
  }
  const { attributes, bound } = settleAttributes(name, sorted)
  const content = compileContent(element, sorted, inside) ?? {
    kind: 'nodes',
    nodes: VOID_ELEMENTS.has(name)
      ? []
      : compileNodes(element.children, inside, BLOCKS.has(name) || LIST_HOLDERS.has(name)),
  }
  const fixed = bound.length === 0 && content.kind === 'nodes' && content.nodes.every(isFixed)
  return {
    kind: 'element',
    name,
    attributes,
    bound,
    content,
    keptEmpty: KEPT_EMPTY.has(name),
    fixed,
  }
}

function isFixed(node: Instruction): boolean {
  return node.kind === 'text' || (node.kind === 'element' && node.fixed)
}
