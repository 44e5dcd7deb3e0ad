import { type BenchEnvironment, openVariant } from './openVariant'
import type { Variant } from './pages/searchPage'
import type { Samples } from './samples'

/** Measures cold starts of both variants in turn. */
export async function measureStart(
  environment: BenchEnvironment,
  rounds: number,
): Promise<Readonly<Record<Variant, Samples>>> {
  const samples: Record<Variant, Samples> = { ours: [], vanilla: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of ['ours', 'vanilla'] as const) {
      const { context, started } = await openVariant(environment, variant, { rows: 24 })
      samples[variant].push(started)
      await context.close()
    }
  }
  return samples
}
