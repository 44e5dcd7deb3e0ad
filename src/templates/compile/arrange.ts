import type { Instruction } from '../template'
import { parsePath } from '../values/path'
import type { Binding } from './binding'
import { LIST_HOLDERS } from './contentRules'

/**
 * Puts an instruction under its data-vitrine-each, -if and -unless. A list repeats what stands in
 * it and is chosen as a whole; anything else repeats itself and is chosen for each item.
 */
export function arrange(node: Instruction, bindings: ReadonlyMap<Binding, string>): Instruction {
  const path = parsePath(bindings.get('each') ?? '')
  if (!path) return choose(node, bindings)
  if (node.kind === 'element' && LIST_HOLDERS.has(node.name) && node.content.kind === 'nodes') {
    const around = { ...node, fixed: false }
    return choose({ kind: 'each', path, nodes: node.content.nodes, around }, bindings)
  }
  return { kind: 'each', path, nodes: [choose(node, bindings)], around: null }
}

function choose(node: Instruction, bindings: ReadonlyMap<Binding, string>): Instruction {
  const wanted = parsePath(bindings.get('if') ?? '')
  const unwanted = parsePath(bindings.get('unless') ?? '')
  const inner: Instruction = unwanted ? { kind: 'if', path: unwanted, negate: true, node } : node
  return wanted ? { kind: 'if', path: wanted, negate: false, node: inner } : inner
}
