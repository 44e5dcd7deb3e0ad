import { click } from './click'
import { type BenchEnvironment, openVariant } from './openVariant'
import type { Variant } from './pages/searchPage'
import type { Samples } from './samples'

/** Uncounted clicks at the start, after which the server has cached all responses. */
const WARM_UP = 4

/** Measures facet clicks on the pages of both variants in turn. */
export async function measureClicks(
  environment: BenchEnvironment,
  { rows, clicks }: { readonly rows: number; readonly clicks: number },
): Promise<Readonly<Record<Variant, Samples>>> {
  const samples: Record<Variant, Samples> = { ours: [], vanilla: [] }
  const pages = {
    ours: await openVariant(environment, 'ours', { rows }),
    vanilla: await openVariant(environment, 'vanilla', { rows }),
  }
  for (let number = 0; number < WARM_UP + clicks; number += 1) {
    for (const variant of ['ours', 'vanilla'] as const) {
      const { page } = pages[variant]
      await page.bringToFront()
      const time = await click(page, rows, number)
      if (number >= WARM_UP) samples[variant].push(time)
    }
  }
  for (const { context } of Object.values(pages)) await context.close()
  return samples
}
