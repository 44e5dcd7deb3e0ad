import { takeSearchConsole } from '../../support/failedSearches'
import { change, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { openWire } from '../../support/wire'

const listings = searchElement(mountPoints('results'))
const rooms = searchElement(
  mountPoints('results'),
  { url: '/rooms', fragment_prefix: 'r' },
  'rooms',
)
const items = () => document.querySelectorAll('.vitrine-results__item')
const goOnline = () => change(() => window.dispatchEvent(new Event('online')))

describe('when the connection returns', () => {
  it('a failed search is requested again, and no other', async () => {
    const wire = openWire()
    await visit(listings + rooms)
    await wire.failNetwork()
    expect(takeSearchConsole()).toEqual(['error: 0, Failed to fetch'])
    await wire.answer()
    await goOnline()
    expect(wire.waiting()).toEqual(['q=*:*'])
    expect(wire.log).toHaveLength(5)
    await wire.answer()
    expect(items()).toHaveLength(6)
  })

  it('a search in flight is not sent twice', async () => {
    const wire = openWire()
    await visit(listings)
    await goOnline()
    expect(wire.log).toEqual(['> q=*:*'])
  })
})
