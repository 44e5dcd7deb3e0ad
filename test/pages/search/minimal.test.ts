import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { cityLoft, lakeCabin } from '../../support/listings'
import { aVisitor, visit } from '../../support/page'
import { openWire } from '../../support/wire'

const html = `
  <div data-vitrine="search" data-vitrine-solr.url="/solr/select" data-vitrine-solr.return_full_docs="false">
    <div data-vitrine="search-box"></div>
    <div data-vitrine="results"></div>
  </div>`

it('searches for what a visitor types', async () => {
  const wire = openWire()
  await visit(html)
  await wire.answer()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  const visitor = aVisitor()
  await visitor.type(screen.getByRole('textbox', { name: 'Search' }), 'lake{Enter}')
  await wire.answer(anAnswer({ docs: [lakeCabin] }))
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Cabin by the lake')
  expect(screen.queryByText(cityLoft.title)).toBeNull()
  expect(wire.log).toEqual(['> q=*:*', '< q=*:*', '> q=lake', '< q=lake'])
})
