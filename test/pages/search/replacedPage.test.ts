import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { aVisitor, change, visit } from '../../support/page'
import { required } from '../../support/required'
import { openWire } from '../../support/wire'

const stays = `
  <div id="stays" data-vitrine="search" data-vitrine-solr.url="/solr/select"
    data-vitrine-solr.return_full_docs="false">
    <div data-vitrine="search-box"></div><div data-vitrine="result-count"></div>
  </div>`

it('a search page that replaces another gets its id and its part of the address', async () => {
  const wire = openWire()
  await visit(`<main>${stays}</main>`)
  await wire.answer(anAnswer({ numFound: 7 }))

  await change(() => {
    required(document.querySelector('main')).innerHTML = stays
  })
  expect(screen.getByText(/of 7$/)).toBeVisible()
  await aVisitor().type(screen.getByRole('textbox'), 'lake{Enter}')
  expect(location.hash).toBe('#q=lake')
})
