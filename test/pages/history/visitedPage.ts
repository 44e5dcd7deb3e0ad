import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { manyCabins } from '../../support/listings'
import { aVisitor, change, visit } from '../../support/page'
import { required } from '../../support/required'
import { APART, layOutResults } from '../../support/scrolling'
import { mountPoints, searchElement } from '../../support/searchElement'
import { scrollTo } from '../../support/viewport'
import { openWire } from '../../support/wire'

const template =
  '<template data-vitrine-template="result"><a data-vitrine-attr-href="url" data-vitrine-text="title"></a></template>'
export const listings = searchElement(
  `${mountPoints('search-box')}<div data-vitrine="facets" data-vitrine-shown="2"></div>
  <div data-vitrine="results" data-vitrine-numvisible="2">${template}</div>${mountPoints('pager')}`,
  { facets: ['city'] },
)
export const docs = manyCabins(10).map((doc) => ({ ...doc, url: `/cabins/${doc.id}` }))
export const answer = anAnswer({
  docs,
  numFound: 30,
  facets: { city: { Bern: 3, Chur: 1, Thun: 2, Zug: 4 } },
})

export const items = () => [...document.querySelectorAll<HTMLElement>('.vitrine-results__item')]
export const link = (n: number) => screen.getByRole('link', { name: `Cabin ${n}` })
export const more = () => required(document.querySelector<HTMLElement>('.vitrine-facet__more'))
export const leave = () => change(() => window.dispatchEvent(new Event('pagehide')))
export const topOf = (n: number) => items()[n - 1]?.getBoundingClientRect().top

/** The scroll position at which the fifth result is 120 px below the top of the window. */
export const AT_FIFTH = 500 + 4 * APART - 120

/** Shows more twice, opens the facet, scrolls to the fifth result and focuses its link. */
export async function browse(page: { y: number }) {
  scrollTo(required(items()[1]))
  scrollTo(required(items()[3]))
  await aVisitor().click(more())
  page.y = AT_FIFTH
  link(5).focus()
}

/** Browses the page and leaves it. @returns the window, and the state of the history entry. */
export async function browseAndLeave(state: unknown = null) {
  const page = layOutResults()
  const wire = openWire()
  await visit(listings, { state })
  await wire.answer(answer)
  await browse(page)
  await leave()
  page.y = 0
  return { page, state: history.state as unknown }
}

/** Returns to a history entry; its search is requested again. */
export async function returnToEntry(state: unknown) {
  const wire = openWire()
  await visit(listings, { state })
  return wire
}
