import { BLOCK_ELEMENTS } from '../compile/contentRules'
import type { PlainNode } from '../plainTree'

/**
 * Removes white space that only indents the source: text of white space with a line break, at the edge of a
 * block or beside one. Any other white space becomes one space.
 * @param inBlock whether the nodes are in a block, or at the top of the template.
 */
export function collapseWhitespace(
  nodes: readonly PlainNode[],
  inBlock: boolean,
): readonly PlainNode[] {
  return nodes.flatMap((node, i): PlainNode | readonly PlainNode[] => {
    if (node.kind !== 'text') return node
    const text = node.text.replace(SPACE, ' ')
    const isIndentation = text === ' ' && node.text.includes('\n')
    const atEdge = isEdge(nodes[i - 1], inBlock) || isEdge(nodes[i + 1], inBlock)
    return text === '' || (isIndentation && atEdge) ? [] : { kind: 'text', text }
  })
}

function isEdge(neighbour: PlainNode | undefined, inBlock: boolean): boolean {
  if (!neighbour) return inBlock
  return neighbour.kind === 'element' && BLOCK_ELEMENTS.has(neighbour.name)
}

/** White space in HTML, which does not include the no-break space. */
const SPACE = /[ \t\r\n\f]+/g
