import { selectorSpecificity } from '@csstools/selector-specificity'
import { AtRule, type Root, type Rule } from 'postcss'
import parser, { type Node, type Selector } from 'postcss-selector-parser'

/**
 * Writes selectors out whose element Chromium does not know by a class of its own: `:is(.a, .b)[class]`, and `&[class]`
 * in a rule of several selectors. It tries such rules on every element, some 3 ms of a click on a slow phone. In the
 * sources they stay short.
 */
export function selectorsByClass(root: Root): void {
  root.walkRules((rule) => {
    if (isSeldomTried(rule)) return
    rule.selector = parse(rule).flatMap(writeOut).join(',')
  })
  root.walkRules(moveOut)
}

/** The frames of an animation, and what is for print. */
function isSeldomTried({ parent }: Rule): boolean {
  return (
    parent instanceof AtRule && /keyframes |^media print$/.test(`${parent.name} ${parent.params}`)
  )
}

const parse = ({ selector }: Rule): Selector[] => parser().astSync(selector).nodes

/** `:is(.a, .b)` of the element that a selector is for: a selector for each of its classes, all of the same weight. */
function writeOut(selector: Selector): string[] {
  const at = selector.nodes.findLastIndex(({ type }) => type === 'combinator') + 1
  const first = selector.nodes[at]
  if (first?.type !== 'pseudo' || first.value !== ':is' || first.nodes.length < 2) {
    return [String(selector)]
  }
  if (!first.nodes.every((one) => one.nodes.length === 1 && one.first.type === 'class')) {
    return [String(selector)]
  }
  const write = (nodes: readonly Node[]) => nodes.map(String).join('')
  const [before, after] = [selector.nodes.slice(0, at), selector.nodes.slice(at + 1)]
  return first.nodes.map((one) => write(before) + String(one).trim() + write(after))
}

/**
 * The last rules within a rule of several selectors, where they are for the same elements (`&…`): behind it, with a
 * selector for each of them. One that others follow stays, since their order counts.
 */
function moveOut(rule: Rule): void {
  const parents = parse(rule)
  const weights = new Set(parents.map((one) => JSON.stringify(selectorSpecificity(one))))
  if (parents.length < 2 || weights.size > 1 || rule.parent?.type === 'rule') return
  for (let last = rule.last; last?.type === 'rule'; last = rule.last) {
    const own = parse(last)
    if (!own.every(isOfParent)) return
    last.selector = parents
      .flatMap((one) => own.map((suffix) => String(one).trim() + String(suffix).trim().slice(1)))
      .join(',')
    rule.after(last)
  }
}

/** Of pseudo-elements, only `:before` and `:after` are tried on every element. */
function isOfParent({ nodes: [first, ...rest] }: Selector): boolean {
  return (
    first?.type === 'nesting' &&
    rest.every(({ type }) => type !== 'nesting' && type !== 'combinator') &&
    !rest.some(({ value }) => value?.startsWith('::'))
  )
}
