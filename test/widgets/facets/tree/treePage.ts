import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { aVisitor, visit } from '../../../support/page'
import { searchElement } from '../../../support/searchElement'
import { aMoment } from '../../../support/time'
import { openWire, type Wire } from '../../../support/wire'

/** The documents' categories: an index of its own behind the wire. */
const categories: readonly (readonly string[])[] = [
  ['Home', 'Garden', 'Tools'],
  ['Home', 'Garden', 'Seeds'],
  ['Home', 'Attic'],
  ['Cars', '<b>Old'],
  ['__proto__', 'constructor\'s "x"'],
]

/** Answers a request of levels as Solr does: each by its prefix and its depth. */
export function countLevels(
  body: string,
  paths = categories,
): Record<string, Record<string, number>> {
  const params = new URLSearchParams(body)
  return Object.fromEntries(
    params.getAll('facet.field').flatMap((field) => {
      const [, name, prefix = '', matches] =
        /key=(\S+?)(?: facet\.prefix='((?:[^'\\]|\\.)*)')?(?: facet\.matches='([^']*)')?\}/.exec(
          field,
        ) ?? []
      if (!name) return []
      const start = prefix.replace(/\\(.)/g, '$1')
      const pattern = new RegExp(`^(?:${matches ?? '.*'})$`)
      const counts = new Map<string, number>()
      for (const path of paths)
        for (let depth = 0; depth < path.length; depth += 1) {
          const at = path.slice(0, depth + 1).join('/')
          const value = matches ? at : `${depth}/${at}`
          if (value.startsWith(start) && pattern.test(value))
            counts.set(value, (counts.get(value) ?? 0) + 1)
        }
      return [[name, Object.fromEntries(counts)] as const]
    }),
  )
}

/** Answers the oldest waiting request by its own levels. */
export async function answerLevels(wire: Wire, paths = categories): Promise<void> {
  const body = wire.bodies.at(-1) ?? ''
  await wire.answer(anAnswer({ facets: countLevels(body, paths) }))
  await aMoment()
}

export async function arrive(
  attributes = 'data-vitrine-operator="or"',
  { fragment = '', inside = '', paths = categories } = {},
) {
  const wire = openWire()
  const tree = `<div data-vitrine="tree" data-vitrine-field="category" data-vitrine-label="Category" ${attributes}></div>`
  await visit(searchElement(tree + inside), { fragment })
  await aMoment()
  await answerLevels(wire, paths)
  return { wire, visitor: aVisitor() }
}

/** The tree as lines: + and - for closed and open nodes, [x] for ticked ones. */
export function lines(): readonly string[] {
  const depthOf = (element: Element): number => {
    const above = element.parentElement?.closest('.vitrine-tree__node')
    return above ? 1 + depthOf(above) : 0
  }
  return [...document.querySelectorAll('.vitrine-tree__node')].map((node) => {
    const row = node.querySelector('.vitrine-tree__row')
    const toggle = row?.querySelector('button')?.getAttribute('aria-expanded')
    const mark = toggle === 'true' ? '-' : toggle === 'false' ? '+' : ' '
    const box = row?.querySelector('input')?.checked ? '[x]' : '[ ]'
    return `${'  '.repeat(depthOf(node))}${mark} ${box} ${row?.querySelector('label')?.textContent}`
  })
}

export const toggle = (label: string) =>
  screen.getByRole('button', { name: `More within ${label}` })
export const value = (name: RegExp) => screen.getByRole('checkbox', { name })
