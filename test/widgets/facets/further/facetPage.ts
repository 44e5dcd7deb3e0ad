import { screen, within } from '@testing-library/react'
import { furtherEntries } from '../../../../mount/extension/furtherEntries'
import { aVisitor, visit } from '../../../support/page'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'

// Each visit loads its code anew, as a page does.
beforeEach(() => furtherEntries.clear())

interface Arrival {
  /** The facet's mount point. */
  readonly facet: string
  readonly fragment?: string
  readonly query?: string
  readonly solr?: object
  /** The first answer. */
  readonly text: string
}

/** Opens a page with the current filters and one facet whose code loads late, and answers its first search. */
export async function arriveAt({ facet, fragment = '', query = '', solr = {}, text }: Arrival) {
  const wire = openWire()
  const page = searchElement(`${mountPoints('current-filters')}${facet}`, solr)
  const api = await visit(page, { fragment, query })
  for (let i = 0; i < 50 && wire.bodies.length === 0; i++) await aMoment()
  await wire.answer(text)
  await aMoment()
  return { wire, api, visitor: aVisitor() }
}

/** The params of the last request that was sent. */
export const sent = (wire: { readonly bodies: readonly string[] }) =>
  new URLSearchParams(wire.bodies.at(-1))

export const group = (name: string) => within(screen.getByRole('group', { name }))

/** The texts of the current filters. */
export const chips = () =>
  within(screen.getByRole('group', { name: 'Current filters' }))
    .queryAllByRole('button', { name: /^Remove/ })
    .map((chip) => chip.textContent)
