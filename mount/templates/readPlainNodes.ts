import type { PlainNode } from '../../src/templates/plainTree'
import { unclobbered } from '../browser/unclobbered'

/**
 * What stands inside a node, as plain values; comments are left out. Spread, not Array.from, which
 * Prototype and MooTools replace by their own.
 */
export function readPlainNodes(parent: Node): readonly PlainNode[] {
  return [...unclobbered.childNodes(parent)].flatMap((node): PlainNode | [] => {
    const type = unclobbered.nodeType(node)
    if (type === Node.TEXT_NODE) return { kind: 'text', text: node.nodeValue ?? '' }
    return type === Node.ELEMENT_NODE ? plainElement(node as Node as Element) : []
  })
}

function plainElement(element: Element): PlainNode {
  return {
    kind: 'element',
    name: unclobbered.localName(element),
    attributes: [...unclobbered.attributes(element)].map(({ name, value }) => [name, value]),
    children: readPlainNodes(element),
  }
}
