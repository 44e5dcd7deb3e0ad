import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { takeSearchConsole } from '../../../support/failedSearches'
import { lakeCabin } from '../../../support/listings'
import { aVisitor } from '../../../support/page'
import { pass } from '../../../support/time'
import { alert, answer, arrive, search } from './statusPage'

describe('the status widget (design decision 17)', () => {
  it('shows that a search is slow after one second', async () => {
    const { wire } = await arrive()
    await search('lake')
    await pass(900)
    expect(screen.queryByText('Searching…')).toBeNull()
    await pass(100)
    expect(screen.getByText('Searching…').closest('[role="status"]')).not.toBeNull()
    await wire.answer()
    expect(screen.queryByText('Searching…')).toBeNull()
  })

  it('shows nothing for a quick search', async () => {
    const { wire } = await arrive()
    await search('lake')
    await pass(900)
    await wire.answer()
    await pass(5000)
    expect(screen.queryByText('Searching…')).toBeNull()
  })

  it('shows that a search failed, and retries it', async () => {
    const { wire } = await arrive()
    expect(alert()).toBeEmptyDOMElement()
    await search('lake')
    await wire.fail()
    expect(takeSearchConsole()).toEqual(['error: 500, Server Error'])
    expect(alert()).toHaveTextContent('The search did not work. Your filters are kept.')
    await aVisitor().click(screen.getByRole('button', { name: 'Try again' }))
    expect(wire.waiting()).toEqual(['q=lake'])
    expect(alert()).toBeEmptyDOMElement()
    await wire.answer(answer)
    expect(document.getElementById('listings')).toHaveAttribute('data-state', 'ready')
  })

  it('offers to clear the filters when they leave no result', async () => {
    const { wire } = await arrive()
    await aVisitor().click(screen.getByRole('checkbox', { name: /Bern/ }))
    await wire.answer(anAnswer({ docs: [] }))
    await aVisitor().click(screen.getByRole('button', { name: 'Clear all' }))
    expect(wire.waiting()).toEqual(['q=*:*'])
  })
})
describe('a search with filters that finds nothing', () => {
  it('shows a text with a clear button, without a second live region', async () => {
    const { wire } = await arrive()
    await aVisitor().click(screen.getByRole('checkbox', { name: /Bern/ }))
    await wire.answer(anAnswer({ docs: [], numFound: 0, facets: { city: {} } }))
    const text = screen.getByText('No result matches all of your filters.')
    expect(text.closest('[role="status"], [role="alert"], [aria-live]')).toBeNull()
    await aVisitor().click(screen.getByRole('button', { name: 'Clear all' }))
    await wire.answer(answer)
    expect(screen.queryByText('No result matches all of your filters.')).toBeNull()
    expect(screen.getByText(lakeCabin.title)).toBeVisible()
  })
})
