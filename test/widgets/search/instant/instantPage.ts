import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { manyCabins } from '../../../support/listings'
import { onTestEnd } from '../../../support/onTestEnd'
import { aVisitor, visit } from '../../../support/page'
import { required } from '../../../support/required'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment, pass } from '../../../support/time'
import { openWire } from '../../../support/wire'

/** How long typing rests before a search. */
export const REST = 300

export const instantBox = (attributes = '') =>
  `<div data-vitrine="search-box" data-vitrine-instant ${attributes}></div>`
export const field = () =>
  required(document.querySelector<HTMLInputElement>('[role=search] [type=text]'))
export const bern = () => screen.getByRole('checkbox', { name: /Bern/ })

export const answer = anAnswer({
  docs: manyCabins(10),
  numFound: 30,
  facets: { city: { Bern: 3, Thun: 2 } },
})

interface Arrival {
  readonly boxes?: string
  readonly solr?: object
  readonly fragment?: string
  readonly query?: string
}

/** A page with a box that searches as a visitor types; its first results are there. */
export async function arrive({ boxes = instantBox(), solr = {}, ...where }: Arrival = {}) {
  const wire = openWire()
  const widgets = mountPoints('facets', 'current-filters', 'results', 'pager', 'did-you-mean')
  const api = await visit(searchElement(boxes + widgets, { facets: ['city'], ...solr }), where)
  await aMoment()
  await wire.answer(answer)
  await aMoment()
  const pushed = jest.spyOn(history, 'pushState')
  onTestEnd(() => pushed.mockRestore())
  return { api, wire, visitor: aVisitor(), steps: () => pushed.mock.calls.length }
}

type Page = Awaited<ReturnType<typeof arrive>>

/** Types in the focused box, rests, and waits for the results. */
export async function typeAndRest({ visitor, wire }: Page, keys: string) {
  await visitor.keyboard(keys)
  await pass(REST)
  await wire.answer(answer)
  await aMoment()
}

/** The searches that were sent, in order. */
export const searches = ({ wire }: Page) =>
  wire.log.filter((line) => line.startsWith('>')).map((line) => line.slice(2))
