import { screen } from '@testing-library/react'
import { visitTracked } from '../../../support/analyticsPage'
import { anAnswer } from '../../../support/answers'
import { manyCabins } from '../../../support/listings'
import { aVisitor } from '../../../support/page'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment, pass } from '../../../support/time'
import { openWire } from '../../../support/wire'
import { answer, arrive, field, instantBox, REST, searches, typeAndRest } from './instantPage'

describe('what is typed where results follow', () => {
  it('is reported to analytics once for each rest whose results came', async () => {
    const wire = openWire()
    const { takeEvents } = await visitTracked(
      searchElement(instantBox() + mountPoints('results')),
      {},
    )
    await aMoment()
    await wire.answer(answer)
    const visitor = aVisitor()
    await visitor.click(field())
    await visitor.keyboard('lak')
    await pass(REST)
    await visitor.keyboard('e')
    await pass(REST)
    await wire.answer(anAnswer({ docs: manyCabins(3), numFound: 3 }))
    await visitor.keyboard('{Enter}')
    await pass(REST)
    expect(takeEvents()).toEqual([
      { name: 'search', params: { search_term: 'lake', number_of_results: 3 } },
    ])
  })

  it('replaces a query for saved items, and leaves it alone when it is erased at once', async () => {
    const page = await arrive({ fragment: 'q=+id:(42 OR 43)', solr: { flag_key: 'id' } })
    await page.visitor.click(field())
    await page.visitor.keyboard('l{Backspace}')
    await pass(REST)
    expect(searches(page)).toEqual(['q=+id:(42 OR 43)'])
    expect(screen.getByRole('button', { name: /Remove/ })).toBeInTheDocument()
    await typeAndRest(page, 'lake')
    expect(searches(page)).toEqual(['q=+id:(42 OR 43)', 'q=lake'])
    expect(screen.queryByRole('button', { name: /Remove.*2/ })).toBeNull()
  })

  it('is replaced by the spelling that the visitor chooses, as a step of its own', async () => {
    const page = await arrive()
    const spelled = JSON.parse(answer)
    spelled.spellcheck = {
      suggestions: ['laek', { numFound: 1, startOffset: 0, endOffset: 4, suggestion: ['lake'] }],
    }
    await page.visitor.click(field())
    await page.visitor.keyboard('laek')
    await pass(REST)
    await page.wire.answer(JSON.stringify(spelled))
    await page.visitor.click(screen.getByRole('button', { name: /Did you mean/ }))
    await pass(REST)
    expect(searches(page)).toEqual(['q=*:*', 'q=laek', 'q=lake'])
    expect(field()).toHaveValue('lake')
    expect(page.steps()).toBe(2)
  })
})
