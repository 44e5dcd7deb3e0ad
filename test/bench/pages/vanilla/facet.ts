import type { BenchFacet } from '../../facets'
import { create } from './create'
import { createRow, type FacetRow } from './facetRow'

const collator = new Intl.Collator('en')

/** The number of values from which a facet has a find-within box. */
const FIND_WITHIN_MIN = 20

/** The number of rows in a group with content-visibility. */
const GROUP_SIZE = 50

/** A facet that reuses its rows by value. It writes changes only and sorts a changed set only. */
export function createFacet({ field, label }: BenchFacet, toggle: (value: string) => void) {
  const rows = new Map<string, FacetRow>()
  let shownRows: readonly FacetRow[] = []
  const title = create('legend', { className: 'vitrine-facet__title', textContent: label })
  const find = create('input', { className: 'vitrine-facet__find-input', type: 'search' })
  find.placeholder = `Find in ${label}`
  const finder = create('div', { className: 'vitrine-facet__find' }, create('label', {}, find))
  const element = create('fieldset', { className: 'vitrine-facet' }, title)
  element.dataset['field'] = field
  find.addEventListener('input', () => {
    const term = find.value.trim().toLowerCase()
    for (const row of shownRows) row.label.hidden = !row.value.toLowerCase().includes(term)
  })

  const list = (values: readonly string[]) => {
    shownRows = values.map((value) => {
      const row = rows.get(value) ?? createRow(value, toggle)
      rows.set(value, row)
      return row
    })
    const groups = []
    for (let at = 0; at < shownRows.length; at += GROUP_SIZE) {
      const labels = shownRows.slice(at, at + GROUP_SIZE).map((row) => row.label)
      groups.push(create('div', { className: 'vitrine-facet__group' }, ...labels))
    }
    element.replaceChildren(
      title,
      ...(shownRows.length < FIND_WITHIN_MIN ? [] : [finder]),
      ...groups,
    )
  }

  const show = (counts: Readonly<Record<string, number>>, active: ReadonlySet<string>) => {
    const values = new Set([...Object.keys(counts), ...active])
    if (values.size !== shownRows.length || shownRows.some((row) => !values.has(row.value))) {
      list([...values].sort(collator.compare))
    }
    for (const row of shownRows) row.show(counts[row.value] ?? 0, active.has(row.value))
  }
  return { element, show }
}
