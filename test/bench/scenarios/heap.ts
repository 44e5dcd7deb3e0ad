import type { CDPSession } from 'playwright'
import { clickQuickly } from '../visit/act'
import { type OpenPage, openPage } from '../visit/openPage'
import { valueTarget } from './interactions'
import { ALL_BUT_MODULES, type Scenario } from './scenario'

/** The values to click in turn. */
const AMENITIES =
  'Air conditioning,Balcony,Board games,Crib,Dishwasher,Fenced garden,Fire pit,Fireplace,Free parking,High chair'.split(
    ',',
  )

/** Rounds before the first measurement, one for each value, which create everything that is created once. */
const WARM_UP = 10
/** Rounds of four interactions. */
const ROUNDS = 25

/** The script heap over a hundred interactions that end where they began. */
export const heap: Scenario = {
  name: 'heap',
  contenders: ALL_BUT_MODULES,
  maxRuns: 3,
  // Machine code is in the same heap and would hide leaks: it grows until everything is compiled.
  flags: '--no-opt --no-maglev --no-sparkplug',
  async measure(environment, contender) {
    const open = await openPage(environment, contender, { throttling: 1 })
    try {
      for (let round = 0; round < WARM_UP; round += 1) await interact(open, round)
      const before = await usedHeap(open.cdp)
      for (let round = 0; round < ROUNDS; round += 1) await interact(open, round)
      const after = await usedHeap(open.cdp)
      return [
        { row: 'heap', unit: 'kB', value: before / 1000 },
        { row: 'heap, growth over 100 interactions', unit: 'kB', value: (after - before) / 1000 },
      ]
    } finally {
      await open.context.close()
    }
  },
}

async function interact(open: OpenPage, round: number): Promise<void> {
  const filter = ['amenities', AMENITIES[round % AMENITIES.length] ?? ''] as const
  await clickQuickly(open, valueTarget(filter), { filters: [filter] })
  await clickQuickly(open, { name: 'clear' }, {})
  await clickQuickly(open, { name: 'next' }, { start: open.rows })
  await clickQuickly(open, { name: 'previous' }, {})
}

async function usedHeap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable')
  // The second collection frees what finalisers of the first one release.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}
