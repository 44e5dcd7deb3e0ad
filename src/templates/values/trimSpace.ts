import { BLOCKS } from '../compile/contentRules'
import type { PlainNode } from '../plainTree'

/**
 * Leaves out white space that is only the source's indentation: text of nothing but white space,
 * with a line break in it, at the edge of a block or beside one. Anywhere else one space stays.
 * @param inBlock whether the nodes stand in a block (or are the template's own).
 */
export function trimSpace(nodes: readonly PlainNode[], inBlock: boolean): readonly PlainNode[] {
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
  return neighbour.kind === 'element' && BLOCKS.has(neighbour.name)
}

/** HTML's white space: a no-break space is a letter. */
const SPACE = /[ \t\r\n\f]+/g
