import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { takeConsole } from '../../support/console'
import { change, visit } from '../../support/page'
import { openWire } from '../../support/wire'

const inheriting = `
  <div data-vitrine="search" data-vitrine-solr.index="inherit" data-vitrine-for="stays">
    <div data-vitrine="result-count"></div>
  </div>`
const parent = `
  <div id="stays" data-vitrine="search" data-vitrine-solr.url="/solr/select"
    data-vitrine-solr.return_full_docs="false"><div data-vitrine="results"></div></div>`
const another = `
  <div id="lofts" data-vitrine="search" data-vitrine-solr.url="/solr/select"
    data-vitrine-solr.max_rows="0" data-vitrine-solr.fragment_prefix="l"></div>`

it.each([
  ['before', inheriting + another + parent],
  ['behind', parent + another + inheriting],
])('shares the search of its parent, which is %s', async (_, html) => {
  const wire = openWire()
  await visit(html)
  await wire.answer(anAnswer({ numFound: 7 }))
  expect(screen.getByText(/of 7$/)).toBeVisible()
  expect(wire.bodies).toHaveLength(1)
})

it('shares the search of a parent that is added later', async () => {
  const wire = openWire()
  await visit(inheriting)
  expect(takeConsole().join()).toContain('was not mounted')
  await change(() => document.body.insertAdjacentHTML('beforeend', parent))
  await wire.answer(anAnswer({ numFound: 7 }))
  expect(screen.getByText(/of 7$/)).toBeVisible()
})
