import { screen, within } from '@testing-library/react'
import { furtherEntries } from '../../../../mount/extension/furtherEntries'
import { anAnswer } from '../../../support/answers'
import { aVisitor, visit } from '../../../support/page'
import { configured } from '../../../support/searchElement'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'

export const FACETS = [
  { field: 'type', label: 'Kind', operator: 'or', values: { apartment: 'Flat' } },
  { field: 'city', label: 'City' },
  { field: 'price', label: 'Price', widget: 'range', currency: true },
]

export const nothing = anAnswer({ docs: [] })

/** A page whose search finds nothing, with the option of `results` or with other mount points. */
export async function arrive({
  fragment = 'q=lake&fq=city:Bend&fq={!tag=type}type:(apartment OR house)',
  solr = {},
  inside = '<div data-vitrine="results" data-vitrine-nothing_found></div>',
  answer = nothing,
} = {}) {
  furtherEntries.clear()
  const wire = openWire()
  const config = {
    url: '/solr/select',
    return_full_docs: false,
    request_cache: false,
    facets: FACETS,
  }
  const html = `<main id="stays" data-vitrine="search" ${configured({ solr: { ...config, ...solr } })}>
    <div data-vitrine="search-box"></div><div data-vitrine="current-filters"></div>${inside}</main>`
  await visit(html, { fragment })
  await aMoment()
  await wire.answer(answer)
  await aMoment()
  return { wire, visitor: aVisitor() }
}

/** Params of the body of each request that waits. */
export const waiting = (wire: ReturnType<typeof openWire>) =>
  wire.bodies.slice(-wire.waiting().length).map((body) => new URLSearchParams(body))

/** Solr's answer to a request for counts. */
export const counted = (numFound: number, queries: Readonly<Record<string, number>> = {}) =>
  anAnswer({ docs: [], numFound, queries })

export const message = () => document.querySelector('.vitrine-results__empty')
export const buttons = () =>
  within(document.body)
    .queryAllByRole('button')
    .filter((button) => button.closest('.vitrine-nothing-found'))
    .map((button) => button.textContent)
export const press = (name: string | RegExp) => screen.getByRole('button', { name })
