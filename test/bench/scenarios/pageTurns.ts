import { click } from '../visit/act'
import { openPage } from '../visit/openPage'
import { BROAD, valueTarget } from './interactions'
import { ALL_BUT_MODULES, type Figure, type Scenario, timeFigures } from './scenario'

/** Results per page. */
const SIZES = [24, 240, 1000] as const

/** Turns a page there and back, and clicks a facet value, with few results and with many. */
export const pageTurns: Scenario = {
  name: 'page',
  contenders: ALL_BUT_MODULES,
  async measure(environment, contender) {
    const figures: Figure[] = []
    for (const rows of SIZES) {
      const open = await openPage(environment, contender, { rows })
      const count = `${rows.toLocaleString('en')} results`
      try {
        // The server computes each page at its first request, and the page's code is cold.
        await click(open, { name: 'next' }, { start: rows })
        await click(open, { name: 'previous' }, {})
        const next = await click(open, { name: 'next' }, { start: rows })
        const back = await click(open, { name: 'previous' }, {})
        figures.push(...timeFigures(`next page, ${count}`, next))
        figures.push(...timeFigures(`previous page, ${count}`, back))
        if (rows === SIZES[0]) continue
        const filtered = await click(open, valueTarget(BROAD), { filters: [BROAD] })
        figures.push(...timeFigures(`facet click, ${count}`, filtered))
      } finally {
        await open.context.close()
      }
    }
    return figures
  },
}
