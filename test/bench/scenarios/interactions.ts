import type { Target } from '../probe/types'
import { click, type } from '../visit/act'
import { openPage } from '../visit/openPage'
import { ALL_BUT_MODULES, type Figure, type Scenario, timeFigures } from './scenario'

type Filter = readonly [field: string, value: string]

/** Nearly all values of the long facet stay. */
export const BROAD: Filter = ['bundle', 'cabin']
/** Most values of the long facet go, and come back when the filter is cleared. */
const NARROW: Filter = ['city', 'Lake Tahoe']

/** How often each interaction is done. Its first time on a page, when code is cold, has its own line. */
const ROUNDS = 2

export function valueTarget([field, value]: Filter): Target {
  return { name: 'value', field, value }
}

/** Clicks on facet values, and clearing them. */
export const facet: Scenario = {
  name: 'facet',
  contenders: ALL_BUT_MODULES,
  async measure(environment, contender) {
    const open = await openPage(environment, contender)
    const figures: Figure[] = []
    try {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const note = round === 1 ? 'first ' : ''
        const reactions = [
          ['facet click', await click(open, valueTarget(BROAD), { filters: [BROAD] })],
          ['clear', await click(open, { name: 'clear' }, {})],
          ['narrow facet click', await click(open, valueTarget(NARROW), { filters: [NARROW] })],
          ['narrow facet clear', await click(open, { name: 'clear' }, {})],
        ] as const
        for (const [name, reaction] of reactions)
          figures.push(...timeFigures(note + name, reaction))
      }
    } finally {
      await open.context.close()
    }
    return figures
  },
}

/** A search term, and clearing it. */
export const typing: Scenario = {
  name: 'type',
  contenders: ALL_BUT_MODULES,
  async measure(environment, contender) {
    const open = await openPage(environment, contender)
    try {
      await type(open, 'lake')
      await type(open, '')
      return [
        ...timeFigures('type a term', await type(open, 'lake')),
        ...timeFigures('clear the term', await type(open, '')),
      ]
    } finally {
      await open.context.close()
    }
  },
}
