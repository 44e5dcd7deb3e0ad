import type { CDPSession } from 'playwright'
import { click } from './click'
import { type BenchEnvironment, openVariant } from './openVariant'
import type { Variant } from './pages/searchPage'

/** Clicks before the first measurement, which create everything that is created once. */
const WARM_UP = 60

/**
 * Turns off the compilers of V8. Their machine code is in the same heap and would hide leaks of the page:
 * it grows by 2 kB a click until everything is compiled.
 */
export const NO_COMPILERS = '--no-opt --no-maglev --no-sparkplug'

/** Measures the growth of the script heap per click, in bytes, over `clicks` clicks. */
export async function measureHeap(
  environment: BenchEnvironment,
  variant: Variant,
  clicks: number,
): Promise<number> {
  const { page, cdp, context } = await openVariant(environment, variant, {
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
  // The second collection frees what finalisers of the first one release.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}
