import type { App } from '../../../mount/app/app'
import { createFirstTurns } from '../../../mount/root/firstTurns'
import { anAnswer } from '../../support/answers'
import { takeSearchConsole } from '../../support/failedSearches'
import { lakeCabin } from '../../support/listings'
import { onTestEnd } from '../../support/onTestEnd'
import { change, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

const page = searchElement(
  `${mountPoints('search-box')}<div data-vitrine="facet" data-vitrine-field="city"></div>${mountPoints('results', 'pager')}`,
)
const answer = anAnswer({ docs: [lakeCabin], facets: { city: { Lugano: 1 } } })

/** Opens the page in a browser with idle times, which the test decides on. */
async function arrive() {
  let waiting: (() => void)[] = []
  const started = () => {
    Object.assign(window, { requestIdleCallback: (then: () => void) => waiting.push(then) })
  }
  onTestEnd(() => void Reflect.deleteProperty(window, 'requestIdleCallback'))
  const wire = openWire()
  const api = await visit(page, { started })
  const beIdle = () =>
    change(() => {
      const due = waiting
      waiting = []
      for (const then of due) then()
    })
  return { api, wire, beIdle }
}

/** Results stand at 300 px and lower; all else at the left, as wide as given. */
function layOut({ width }: { readonly width: number }) {
  const { getBoundingClientRect } = Element.prototype
  Element.prototype.getBoundingClientRect = function measure(this: Element) {
    const isResults = this.getAttribute('data-vitrine') === 'results'
    return new DOMRect(isResults ? 300 : 0, isResults ? 200 : 0, isResults ? 600 : width, 100)
  }
  onTestEnd(() => {
    Element.prototype.getBoundingClientRect = getBoundingClientRect
  })
}

const rendered = () =>
  [...document.querySelectorAll('[data-vitrine-root]')].map((root) =>
    root.parentElement?.getAttribute('data-vitrine'),
  )

describe('the first turns of the roots', () => {
  it('asks for no frame once nothing waits', async () => {
    let changed = () => {}
    const store = {
      getState: () => ({ searches: {} }),
      subscribe(listener: () => void) {
        changed = listener
        return () => {}
      },
    }
    const firstRenders = { waiting: () => false, onRendered: () => () => {} }
    createFirstTurns({ store, firstRenders } as unknown as App)
    const frames = jest.spyOn(window, 'requestAnimationFrame')
    changed()
    // It waits for React, two microtasks long.
    for (let i = 0; i < 3; i++) await null
    expect(frames).not.toHaveBeenCalled()
    frames.mockRestore()
  })

  it('renders the results first, and all but facets in idle times before the answer', async () => {
    const { beIdle } = await arrive()
    expect(rendered()).toEqual(['results'])
    await beIdle()
    expect(rendered()).toEqual(['search-box', 'results', 'pager'])
  })

  it('renders a facet beside the results when these are painted, all else with them', async () => {
    layOut({ width: 280 })
    const { wire } = await arrive()
    await wire.answer(answer)
    expect(document.body).toHaveTextContent(lakeCabin.title)
    expect(rendered()).toEqual(['search-box', 'results', 'pager'])
    await aMoment()
    expect(rendered()).toEqual(['search-box', 'facet', 'results', 'pager'])
    expect(document.body).toHaveTextContent('Lugano')
  })

  it('renders a facet above the results with them, so that they do not move', async () => {
    layOut({ width: 400 })
    const { wire } = await arrive()
    await wire.answer(answer)
    expect(rendered()).toEqual(['search-box', 'facet', 'results', 'pager'])
  })

  it('renders all when the first search fails', async () => {
    const { wire } = await arrive()
    await wire.failNetwork()
    expect(takeSearchConsole()).toEqual(['error: 0, Failed to fetch'])
    await aMoment()
    expect(rendered()).toEqual(['search-box', 'facet', 'results', 'pager'])
  })

  it('renders nothing that has left before its turn', async () => {
    const { wire, beIdle } = await arrive()
    document.querySelector('[data-vitrine="pager"]')?.remove()
    await aMoment()
    await wire.answer(answer)
    await beIdle()
    await aMoment()
    expect(rendered()).toEqual(['search-box', 'facet', 'results'])
  })
})
