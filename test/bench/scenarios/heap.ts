import type { CDPSession } from 'playwright'
import { slopeOf } from '../table/slopeOf'
import { clickQuickly } from '../visit/act'
import { type OpenPage, openPage } from '../visit/openPage'
import { valueTarget } from './interactions'
import { ALL_BUT_MODULES, type Scenario } from './scenario'

/** The values to click in turn: once each before the first look, which fills the caches that have a limit. */
const AMENITIES =
  'Air conditioning,Balcony,Board games,Crib,Dishwasher,Fenced garden,Fire pit,Fireplace,Free parking,High chair'.split(
    ',',
  )

/** A round: a value, clear, the next page and back, so that each ends where it began. */
const INTERACTIONS_A_ROUND = 4
/** Rounds between two looks at the heap. */
const ROUNDS_APART = 5

/**
 * The objects of the script over many interactions. The heap holds machine code, too, which would hide a leak: V8
 * compiles more and more of a page for as long as it is used.
 */
export const heap = createHeap('heap', 'objects', '--no-opt --no-maglev --no-sparkplug')

/** The heap as visitors have it, with machine code. */
export const heapWithCode = createHeap('heap-code', 'with code')

function createHeap(name: string, what: string, flags = ''): Scenario {
  return {
    name,
    contenders: ALL_BUT_MODULES,
    maxRuns: 3,
    flags,
    async measure(environment, contender, { interactions }) {
      const open = await openPage(environment, contender, { throttling: 1 })
      try {
        const start = await usedHeap(open.cdp)
        for (const round of AMENITIES.keys()) await interact(open, round)
        const warm = await usedHeap(open.cdp)
        const samples: [interactions: number, heap: number][] = []
        for (let round = 1; round <= interactions / INTERACTIONS_A_ROUND; round += 1) {
          await interact(open, round)
          if (round % ROUNDS_APART === 0) {
            samples.push([round * INTERACTIONS_A_ROUND, await usedHeap(open.cdp)])
          }
        }
        const end = samples.at(-1)?.[1] ?? Number.NaN
        const label = `heap, ${what}`
        return [
          { row: label, unit: 'kB', value: start },
          {
            row: `  growth over ${interactions} interactions, ${what}`,
            unit: 'kB',
            value: end - warm,
          },
          { row: `  growth by interaction, ${what}`, unit: 'kB', value: slopeOf(samples) },
        ]
      } finally {
        await open.context.close()
      }
    },
  }
}

async function interact(open: OpenPage, round: number): Promise<void> {
  const filter = ['amenities', AMENITIES[round % AMENITIES.length] ?? ''] as const
  await clickQuickly(open, valueTarget(filter), { filters: [filter] })
  await clickQuickly(open, { name: 'clear' }, {})
  await clickQuickly(open, { name: 'next' }, { start: open.rows })
  await clickQuickly(open, { name: 'previous' }, {})
}

/** In kilobytes. */
async function usedHeap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable')
  // The second collection frees what finalisers of the first one release.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1000
}
