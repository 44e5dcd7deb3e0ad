import { IMPRESSION_BATCH, IMPRESSION_REST_MS } from '../constants'
import type { Item } from './item'

export interface ImpressionParts {
  /** Reports products of one list. */
  readonly send: (items: readonly Item[]) => void
  /** Runs something so many milliseconds later. @returns the undo. */
  readonly after: (ms: number, run: () => void) => () => void
}

/**
 * Gathers the products that are seen, each once in each list, into batches of 10 of one list (spec 7.9, 9);
 * what does not fill one goes when no more is seen for three seconds, or when it is asked for.
 */
export function createImpressions({ send, after }: ImpressionParts) {
  const known = new Set<string>()
  const waiting = new Map<string, readonly Item[]>()
  let calm = () => {}
  const sendList = (list: string) => {
    const items = waiting.get(list)
    waiting.delete(list)
    if (items) send(items)
  }
  const flush = () => {
    calm()
    for (const list of [...waiting.keys()]) sendList(list)
  }
  return {
    see(item: Item): void {
      const { item_list_name: list = '' } = item
      const key = JSON.stringify([list, item.item_id])
      if (known.has(key)) return
      known.add(key)
      const items = [...(waiting.get(list) ?? []), item]
      waiting.set(list, items)
      if (items.length >= IMPRESSION_BATCH) sendList(list)
      calm()
      calm = waiting.size > 0 ? after(IMPRESSION_REST_MS, flush) : () => {}
    },
    flush,
  }
}

export type Impressions = ReturnType<typeof createImpressions>
