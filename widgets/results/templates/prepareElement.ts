import type { ElementInstruction, Instruction } from '../../../src/templates/template'
import { createHtmlElement } from './createHtmlElement'
import { prepareAttributes } from './prepareAttributes'
import { prepareContent } from './prepareContent'
import type { Render } from './renderTemplate'

/**
 * Prepares an element. One that is the same for all documents is created once and shared by all cards, so
 * that React neither creates nor compares it again.
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
  const render: Render = (scope, key) => {
    const props = propsFor(scope)
    if (!only) return createHtmlElement(name, props, key)
    if (children.length === 1)
      return createHtmlElement(name, { ...props, children: only(scope) }, key)
    return createHtmlElement(
      name,
      { ...props, children: children.map((child) => child(scope)) },
      key,
    )
  }
  return node.isStatic ? renderOnce(render) : render
}

function renderOnce(render: Render): Render {
  const byKey = new Map<number | undefined, ReturnType<Render>>()
  return (scope, key) => {
    const node = byKey.get(key) ?? render(scope, key)
    byKey.set(key, node)
    return node
  }
}
