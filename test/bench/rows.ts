import { gzipSync } from 'node:zlib'
import { LATENCY_MS, type PrefetchSamples } from './measurePrefetch'
import type { Variant } from './pages/searchPage'
import { median, type Samples } from './samples'

type Both<T> = Readonly<Record<Variant, T>>

/** Two rows of the table: the time until the results are painted, and until all counts are. */
export function timeRows(name: string, { ours, vanilla }: Both<Samples>, aim: string) {
  const line = (label: string, part: 'results' | 'counts', goal: string) => {
    const a = median(ours.map((one) => one[part]))
    const b = median(vanilla.map((one) => one[part]))
    return [label, `${a.toFixed(1)} ms`, `${b.toFixed(1)} ms`, (a / b).toFixed(2), goal]
  }
  return [line(name, 'results', aim), line('  … and all facet counts', 'counts', '')]
}

/** A row that compares our page turns with and without a prefetch. */
export function prefetchRow({ prefetched, notPrefetched }: PrefetchSamples): string[] {
  const [a, b] = [median(prefetched), median(notPrefetched)]
  const ms = (number: number) => `${number.toFixed(1)} ms`
  return [`page at ${LATENCY_MS} ms, prefetched / not`, ms(a), ms(b), (a / b).toFixed(2), '']
}

export function heapRow({ ours, vanilla }: Both<number>): string[] {
  const ratio = vanilla > 0 ? (ours / vanilla).toFixed(2) : '–'
  const bytes = (number: number) => `${number.toFixed(0)} B`
  return ['heap growth per click, 100 clicks', bytes(ours), bytes(vanilla), ratio, '≤ 2000 B']
}

export function sizeRows({ ours, vanilla }: Both<string>): string[][] {
  const line = (label: string, size: (script: string) => number) => [
    label,
    `${(size(ours) / 1000).toFixed(1)} kB`,
    `${(size(vanilla) / 1000).toFixed(1)} kB`,
    (size(ours) / size(vanilla)).toFixed(0),
    '',
  ]
  return [
    line('script, raw', (script) => Buffer.byteLength(script)),
    line('script, gzip', (script) => gzipSync(script, { level: 9 }).length),
  ]
}
