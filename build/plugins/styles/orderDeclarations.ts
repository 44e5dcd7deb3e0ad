import type { Declaration, Root } from 'postcss'
import { DECLARATION_ORDER } from './declarationOrder'

/** The first words of properties that one shorthand sets, or that are two names of one. */
const FAMILIES: readonly (readonly string[])[] = [
  ['inset', 'top', 'right', 'bottom', 'left'],
  ['place', 'align', 'justify'],
  ['gap', 'row', 'column', 'columns', 'grid'],
  ['font', 'line'],
  ['text', 'white'],
  ['width', 'height', 'inline', 'block'],
]

/**
 * Puts the declarations of each rule into one order, in which a sheet compresses best. Those that may set the same keep
 * theirs.
 */
export function orderDeclarations(root: Root, order: readonly string[] = DECLARATION_ORDER): void {
  const ranks = new Map(order.map((property, i) => [property, i]))
  root.walk((node) => {
    if (!('nodes' in node) || !node.nodes) return
    const count = node.nodes.findIndex((one) => one.type !== 'decl')
    const declarations = node.nodes.splice(0, count < 0 ? node.nodes.length : count)
    node.nodes.unshift(...inOrder(declarations as Declaration[], ranks))
  })
}

/** The first of all that no other one has to come before, again and again. */
function inOrder(declarations: readonly Declaration[], ranks: ReadonlyMap<string, number>) {
  const rank = ({ prop }: Declaration) => ranks.get(prop) ?? ranks.size
  const left = [...declarations]
  return declarations.map(() => {
    let first = 0
    for (const [i, one] of left.entries()) {
      if (rank(one) < rank(left[first] ?? one) && !left.slice(0, i).some(maySetTheSame(one)))
        first = i
    }
    return left.splice(first, 1)[0] as Declaration
  })
}

const maySetTheSame =
  ({ prop }: Declaration) =>
  (before: Declaration) =>
    prop === 'all' || before.prop === 'all' || family(prop) === family(before.prop)

function family(property: string): string {
  if (property.startsWith('--')) return property
  const [word = ''] = property.replace(/^-\w+-/, '').split('-')
  return FAMILIES.find((words) => words.includes(word))?.[0] ?? word
}
