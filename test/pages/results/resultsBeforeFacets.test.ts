import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { lakeCabin } from '../../support/listings'
import { visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

const towns = Array.from({ length: 200 }, (_, i) => `Town ${i}`)
const facets = { town: Object.fromEntries(towns.map((name) => [name, 1])) }
const facet = '<div data-vitrine="facet" data-vitrine-field="town" data-vitrine-shown="1000"></div>'
const page = (script = '') =>
  searchElement(script + mountPoints('results') + facet, {
    facets: ['town'],
    params: { 'facet.limit': '-1' },
  })

const rows = () => document.querySelectorAll('.vitrine-facet__item').length

/** Calls back in the microtask after the first result has entered the page. */
function onFirstResult(callBack: () => void): void {
  const observer = new MutationObserver(() => {
    if (!screen.queryByRole('heading', { level: 3 })) return
    observer.disconnect()
    callBack()
  })
  observer.observe(document, { childList: true, subtree: true })
}

test('a long facet whose values are there at its first render follows the results', async () => {
  const wire = openWire()
  await visit(page())
  const { body } = wire.last()
  const answer = JSON.parse(anAnswer({ docs: [lakeCabin], facets }))
  const first = JSON.stringify({ body, answer, time: Date.now() })
  let rowsThen = -1
  await visit(page(`<script type="application/json" data-vitrine-answer>${first}</script>`), {
    started: () =>
      onFirstResult(() => {
        rowsThen = rows()
      }),
  })
  await aMoment()
  expect(rowsThen).toBe(0)
  expect(rows()).toBe(200)
})
