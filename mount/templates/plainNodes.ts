import type { PlainNode } from '../../src/templates/plainTree'
import { unclobbered } from './unclobbered'

/** What stands inside a node, as plain values; comments are left out. */
export function plainNodes(parent: Node): readonly PlainNode[] {
  return Array.from(unclobbered.childNodes(parent)).flatMap((node): PlainNode | [] => {
    const type = unclobbered.nodeType(node)
    if (type === Node.TEXT_NODE) return { kind: 'text', text: node.nodeValue ?? '' }
    return type === Node.ELEMENT_NODE ? plainElement(node as Node as Element) : []
  })
}

function plainElement(element: Element): PlainNode {
  return {
    kind: 'element',
    name: unclobbered.localName(element),
    attributes: Array.from(unclobbered.attributes(element), ({ name, value }) => [name, value]),
    children: plainNodes(element),
  }
}
