import { click } from '../visit/act'
import { openPage } from '../visit/openPage'
import { BROAD, valueTarget } from './interactions'
import { type Figure, type Scenario, timeFigures } from './scenario'

/** A facet more on the page, whose counts each answer has, too; the others compare with the one of 1,000 values. */
const BESIDE = {
  '': 'nothing more',
  plain: 'a facet of 1,000 values',
  tree: 'a tree of 5,000 nodes',
  listed: 'a tree of 5,000 nodes, all in each answer',
  found: 'a facet of 100,000 values that Solr finds',
}

/** A click on a facet value, and clearing it, on the same page with a further facet. */
export const beside: Scenario = {
  name: 'beside',
  contenders: ['vitrine'],
  async measure(environment, contender) {
    const figures: Figure[] = []
    for (const [name, what] of Object.entries(BESIDE)) {
      const open = await openPage(environment, contender, { beside: name })
      try {
        await click(open, valueTarget(BROAD), { filters: [BROAD] })
        await click(open, { name: 'clear' }, {})
        const chosen = await click(open, valueTarget(BROAD), { filters: [BROAD] })
        figures.push(...timeFigures(`facet click beside ${what}`, chosen))
        const cleared = await click(open, { name: 'clear' }, {})
        figures.push(...timeFigures(`clear beside ${what}`, cleared))
      } finally {
        await open.context.close()
      }
    }
    return figures
  },
}
