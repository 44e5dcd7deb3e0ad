import type { Instruction } from '../template'
import { parsePath } from '../values/path'
import type { Binding } from './binding'
import { LIST_ELEMENTS } from './contentRules'

/**
 * Wraps an instruction in the loop and conditions of its data-vitrine-each, -if and -unless. A list element
 * repeats its content, and its conditions apply once. Any other element repeats itself, and its conditions
 * apply to each item.
 */
export function applyControlFlow(
  node: Instruction,
  bindings: ReadonlyMap<Binding, string>,
): Instruction {
  const path = parsePath(bindings.get('each') ?? '')
  if (!path) return applyConditions(node, bindings)
  if (node.kind === 'element' && LIST_ELEMENTS.has(node.name) && node.content.kind === 'nodes') {
    const wrapper = { ...node, isStatic: false }
    return applyConditions({ kind: 'each', path, nodes: node.content.nodes, wrapper }, bindings)
  }
  return { kind: 'each', path, nodes: [applyConditions(node, bindings)], wrapper: null }
}

function applyConditions(node: Instruction, bindings: ReadonlyMap<Binding, string>): Instruction {
  const ifPath = parsePath(bindings.get('if') ?? '')
  const unlessPath = parsePath(bindings.get('unless') ?? '')
  const inner: Instruction = unlessPath
    ? { kind: 'if', path: unlessPath, negate: true, node }
    : node
  return ifPath ? { kind: 'if', path: ifPath, negate: false, node: inner } : inner
}
