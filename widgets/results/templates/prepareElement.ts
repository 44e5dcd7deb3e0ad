import type { ElementInstruction, Instruction } from '../../../src/templates/template'
import { element } from './element'
import { prepareAttributes } from './prepareAttributes'
import { prepareContent } from './prepareContent'
import type { Render } from './renderTemplate'

/**
 * An element of the template. One that no document changes is made once and shown in every card,
 * so that React neither creates nor compares it again.
 */
export function prepareElement(
  node: ElementInstruction,
  prepare: (child: Instruction) => Render,
): Render {
  const { name, content } = node
  if (content.kind !== 'nodes') return prepareContent(node, content)

  const propsFor = prepareAttributes(node)
  const children = content.nodes.map(prepare)
  const [only] = children
  const make: Render = (scope, key) => {
    const props = propsFor(scope)
    if (!only) return element(name, props, key)
    if (children.length === 1) return element(name, { ...props, children: only(scope) }, key)
    return element(name, { ...props, children: children.map((child) => child(scope)) }, key)
  }
  return node.fixed ? madeOnce(make) : make
}

function madeOnce(make: Render): Render {
  const byKey = new Map<number | undefined, ReturnType<Render>>()
  return (scope, key) => {
    const made = byKey.get(key) ?? make(scope, key)
    byKey.set(key, made)
    return made
  }
}
