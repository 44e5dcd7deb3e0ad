import { aVisitor, visit } from '../../support/page'
import { required } from '../../support/required'
import { mountPoints, searchElement } from '../../support/searchElement'
import { pass } from '../../support/time'
import { openWire } from '../../support/wire'

const part = (name: string) => required(document.querySelector(`[data-vitrine="${name}"]`))

/** Searches. The page's first search is answered already. */
async function searchAgain() {
  const wire = openWire()
  await visit(searchElement(mountPoints('search-box', 'results')))
  await wire.answer()
  await pass(1000)
  await aVisitor().type(required(document.querySelector('input')), 'lake{Enter}')
  return wire
}

describe('while a search runs', () => {
  it('the search has its state at once, the results are marked after 100 ms', async () => {
    const wire = await searchAgain()
    expect(part('search')).toHaveAttribute('data-state', 'pending')
    expect(part('results')).not.toHaveAttribute('data-pending')
    await pass(100)
    expect(part('results')).toHaveAttribute('data-pending', '')
    await wire.answer()
    expect(part('results')).not.toHaveAttribute('data-pending')
    expect(part('search')).toHaveAttribute('data-state', 'ready')
  })

  it('an answer within 100 ms marks nothing, then or later', async () => {
    const wire = await searchAgain()
    await pass(50)
    await wire.answer()
    await pass(1000)
    expect(part('results')).not.toHaveAttribute('data-pending')
  })

  it('results that leave the page are not marked any more', async () => {
    await searchAgain()
    const results = part('results')
    results.remove()
    await pass(1000)
    expect(results).not.toHaveAttribute('data-pending')
  })
})
