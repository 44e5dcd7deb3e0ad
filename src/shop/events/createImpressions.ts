import { IMPRESSION_BATCH, IMPRESSION_FLUSH_MS } from '../constants'
import type { Item } from './item'

export interface ImpressionOptions {
  /** Reports products of one list. */
  readonly send: (items: readonly Item[]) => void
  /** Runs a function after `ms` milliseconds. @returns a function that cancels it. */
  readonly setTimer: (ms: number, run: () => void) => () => void
}

/**
 * Collects impressions, each product once per list, into batches of 10 of one list (spec 7.9, 9). An incomplete
 * batch is sent after three seconds without an impression, or by `flush`.
 */
export function createImpressions({ send, setTimer }: ImpressionOptions) {
  const known = new Set<string>()
  const waiting = new Map<string, readonly Item[]>()
  let cancelFlush = () => {}
  const sendList = (list: string) => {
    const items = waiting.get(list)
    waiting.delete(list)
    if (items) send(items)
  }
  const flush = () => {
    cancelFlush()
    for (const list of [...waiting.keys()]) sendList(list)
  }
  return {
    add(item: Item): void {
      const { item_list_name: list = '' } = item
      const key = JSON.stringify([list, item.item_id])
      if (known.has(key)) return
      known.add(key)
      const items = [...(waiting.get(list) ?? []), item]
      waiting.set(list, items)
      if (items.length >= IMPRESSION_BATCH) sendList(list)
      cancelFlush()
      cancelFlush = waiting.size > 0 ? setTimer(IMPRESSION_FLUSH_MS, flush) : () => {}
    },
    flush,
  }
}

export type Impressions = ReturnType<typeof createImpressions>
