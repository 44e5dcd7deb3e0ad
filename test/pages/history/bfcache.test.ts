import { takeSearchConsole } from '../../support/failedSearches'
import { change, visit } from '../../support/page'
import { layOutResults } from '../../support/scrolling'
import { openWire } from '../../support/wire'
import { AT_FIFTH, answer, browse, items, leave, link, listings } from './visitedPage'

beforeEach(() => sessionStorage.clear())

describe('the back/forward cache', () => {
  const shown = (persisted: boolean) =>
    change(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))

  it('restores the page without requests or scrolling', async () => {
    const page = layOutResults()
    const wire = openWire()
    await visit(listings)
    await wire.answer(answer)
    await browse(page)
    await leave()
    await shown(true)
    expect(wire.log).toEqual(['> q=*:*', '< q=*:*'])
    expect([items().length, page.y]).toEqual([6, AT_FIFTH])
    expect(link(5)).toHaveFocus()
  })

  it('requests a pending search again', async () => {
    const wire = openWire()
    await visit(listings)
    await leave()
    await shown(false)
    expect(wire.log).toEqual(['> q=*:*'])
    await shown(true)
    expect(wire.log).toEqual(['> q=*:*', 'x q=*:*', '> q=*:*'])
    await wire.answer(answer)
    expect(items()).toHaveLength(2)
  })

  it('retries a search that failed while the page was away', async () => {
    const wire = openWire()
    await visit(listings)
    await wire.failNetwork()
    expect(takeSearchConsole()).toEqual(['error: 0, Failed to fetch'])
    await shown(true)
    await wire.answer(answer)
    expect(items()).toHaveLength(2)
  })
})
