import type { CDPSession } from 'playwright'
import { click } from './click'
import { openVariant, type Stage } from './openVariant'
import type { Variant } from './pages/searchPage'

/** Clicks before the first look: what is made once is made then. */
const WARM_UP = 60

/**
 * V8 without the compilers that make machine code: what it compiles, click by click, stands in the
 * same heap and would hide what the page keeps (it comes to 2 kB a click, and ends by itself).
 */
export const NO_COMPILERS = '--no-opt --no-maglev --no-sparkplug'

/** Bytes of script heap that each click leaves behind, over `clicks` clicks. */
export async function measureHeap(stage: Stage, variant: Variant, clicks: number): Promise<number> {
  const { page, cdp, context } = await openVariant(stage, variant, {
    rows: 24,
    throttling: 1,
  })
  for (let number = 0; number < WARM_UP; number += 1) await click(page, 24, number)
  const before = await usedHeap(cdp)
  for (let number = 0; number < clicks; number += 1) await click(page, 24, number)
  const after = await usedHeap(cdp)
  await context.close()
  return (after - before) / clicks
}

async function usedHeap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable')
  // Twice: what the first leaves to finalisers goes with the second.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}
