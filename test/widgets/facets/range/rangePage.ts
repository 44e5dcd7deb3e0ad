import { screen, within } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { aVisitor, visit } from '../../../support/page'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'

export const price = {
  data: { field: 'price' },
  settings: { settings: { widget: 'range', riot_solr: { facet_label: 'Price' } } },
}
export const dollars = { min: 95.5, max: 1209.2 }
export const answer = (stats: { min: number; max: number } | null = dollars) =>
  anAnswer({ stats: { price: stats } })

interface Arrival {
  readonly facet?: object
  readonly fragment?: string
  readonly text?: string
}

export async function arrive({ facet = price, fragment = '', text = answer() }: Arrival = {}) {
  const wire = openWire()
  const page = searchElement(mountPoints('current-filters', 'facets'), { facets: [facet] })
  const api = await visit(page, { fragment })
  await wire.answer(text)
  await aMoment()
  return { wire, api, visitor: aVisitor() }
}

export const group = (name = 'Price') => within(screen.getByRole('group', { name }))
export const thumb = (end: 'Minimum' | 'Maximum', label = 'Price') =>
  screen.getByRole('slider', { name: `${end} ${label}` })
export const field = (end: 'Minimum' | 'Maximum') => group().getByRole('textbox', { name: end })
export const shown = (label?: string) =>
  (['Minimum', 'Maximum'] as const).map((end) => thumb(end, label).getAttribute('aria-valuetext'))
export const range = '{!tag=price}price:'
