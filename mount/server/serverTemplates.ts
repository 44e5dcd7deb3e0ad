import { ATTRIBUTES } from '../../src/contract/attributes'
import type { PlainNode } from '../../src/templates/plainTree'
import {
  MESSAGE_TEMPLATES,
  TEMPLATE_NAMES,
  type TemplateName,
} from '../../src/templates/templateName'
import {
  ancestorsOf,
  attributeOf,
  attributesOf,
  contentOf,
  elementsIn,
  isElement,
  type TreeElement,
  type TreeNode,
} from './htmlTree'

/** What a themer wrote for a mount point, by the templates' names. */
export type WrittenTemplates = Readonly<Partial<Record<TemplateName, readonly PlainNode[]>>>

/** Finds the templates that belong to a mount point, as mount/templates does in the browser. */
export function findTemplates(root: TreeElement): WrittenTemplates {
  const found: Partial<Record<TemplateName, readonly PlainNode[]>> = {}
  for (const element of elementsIn(root)) {
    const name = TEMPLATE_NAMES.find(
      (known) => known === attributeOf(element, ATTRIBUTES.template)?.trim(),
    )
    if (!name || found[name] || !isNearest(element, root)) continue
    const nodes = plainNodes(contentOf(element))
    if (!isHollow(name, nodes)) found[name] = nodes
  }
  return found
}

/** Whether neither another mount point nor another template stands between the two. */
function isNearest(template: TreeElement, root: TreeElement): boolean {
  const around = ancestorsOf(template)
  return around
    .slice(0, around.indexOf(root))
    .every((one) =>
      [ATTRIBUTES.widget, ATTRIBUTES.template].every((name) => attributeOf(one, name) === null),
    )
}

function isHollow(name: TemplateName, nodes: readonly PlainNode[]): boolean {
  const isMessage = MESSAGE_TEMPLATES.includes(name)
  return !isMessage && nodes.every((node) => node.kind === 'text' && node.text.trim() === '')
}

function plainNodes(nodes: readonly TreeNode[]): readonly PlainNode[] {
  return nodes.flatMap((node): PlainNode | [] => {
    if (node.nodeName === '#text' && 'value' in node) return { kind: 'text', text: node.value }
    if (!isElement(node)) return []
    return {
      kind: 'element',
      name: node.tagName,
      attributes: attributesOf(node),
      children: plainNodes(contentOf(node)),
    }
  })
}
