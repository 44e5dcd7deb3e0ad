import { screen, within } from '@testing-library/react'
import { furtherEntries } from '../../../../mount/extension/furtherEntries'
import { aVisitor, visit } from '../../../support/page'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'

interface Arrival {
  /** The attributes of the mount point, beside its field and label. */
  readonly options?: Readonly<Record<string, string>>
  readonly fragment?: string
  readonly query?: string
  readonly counts?: Readonly<Record<string, number>>
  readonly months?: Readonly<Record<string, number>>
  /** Further attributes of the search element. */
  readonly search?: string
  /** What stands in the mount point. */
  readonly inside?: string
}

/** An answer with the counts of presets, by their keys, and of months. */
export function datesAnswer({ counts = {}, months }: Pick<Arrival, 'counts' | 'months'> = {}) {
  return JSON.stringify({
    responseHeader: { status: 0, params: {} },
    response: { numFound: 2, start: 0, docs: [] },
    facet_counts: {
      facet_queries: counts,
      facet_fields: {},
      facet_ranges: months ? { arrival: { counts: months } } : {},
    },
  })
}

/** Opens a page with one facet of dates, on a Wednesday, the first of July. */
export async function arrive(arrival: Arrival = {}) {
  const { options = {}, fragment = '', query = '', search = '' } = arrival
  // A page has the code of further widgets only once it has loaded it.
  furtherEntries.clear()
  const wire = openWire()
  const attributes = Object.entries(options).map(
    ([name, value]) => `data-vitrine-${name}="${value}"`,
  )
  const api = await visit(
    `<main data-vitrine="search" data-vitrine-solr.url="/solr/select"
      data-vitrine-solr.return_full_docs="false" ${search}>
      <div data-vitrine="current-filters"></div>
      <div data-vitrine="dates" data-vitrine-field="arrival" data-vitrine-label="Arrival"
        ${attributes.join(' ')}>${arrival.inside ?? ''}</div>
    </main>`,
    { fragment, query },
  )
  await aMoment()
  const first = wire.waiting()
  await wire.answer(datesAnswer(arrival))
  await aMoment()
  return { wire, api, first, visitor: aVisitor() }
}

export const group = () => within(screen.getByRole('group', { name: 'Arrival' }))
export const radio = (name: string | RegExp) => group().getByRole('radio', { name })
export const dateField = (name: 'From' | 'To') => group().getByLabelText<HTMLInputElement>(name)
export const chips = () =>
  within(screen.getByRole('group', { name: 'Current filters' }))
    .queryAllByRole('button', { name: /^Remove/ })
    .map((chip) => chip.textContent)
