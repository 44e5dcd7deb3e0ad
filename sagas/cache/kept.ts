import type { SagaIterator } from 'redux-saga'
import { call, delay, race } from 'redux-saga/effects'
import { freshValue, type KeptValues } from '../../src/cache/keptValues'
import { KEPT_PATIENCE_MS, KEPT_STEP_MS } from '../../src/contract/constants'
import type { Ports } from '../../src/ports'
import type { SearchConfig } from '../../src/search/config'

/** What outlives the page, for doc_cache seconds (spec 7.4, design decision 13). */
export interface Kept {
  /** Still fresh values by key; none where storage is off or takes too long. */
  readonly read: (
    config: SearchConfig,
    keys: readonly string[],
  ) => SagaIterator<ReadonlyMap<string, unknown>>
  /** Nobody waits for it. */
  readonly write: (config: SearchConfig, values: ReadonlyMap<string, unknown>) => void
}

/** Storage is opened when a component first wants it. Blocked, hung or full, it is off, and that is told once. */
export function createKept(ports: Ports): Kept {
  let opening: Promise<KeptValues> | null = null
  let off = false
  const open = () => {
    opening ??= ports.openKept()
    return opening
  }
  const isOff = ({ docCache }: SearchConfig) => off || docCache <= 0
  const turnOff = (error: unknown) => {
    if (off) return
    off = true
    const why = error instanceof Error ? error.message : String(error)
    ports.logWarning(
      `solr.doc_cache is off, since storage cannot be used (${why}); nothing is kept beyond this page.`,
    )
  }
  const reading = (keys: readonly string[]) =>
    open()
      .then((values) => values.read(keys))
      .catch((error: unknown) => {
        turnOff(error)
        return []
      })
  const writing = (values: ReadonlyMap<string, unknown>, until: number) =>
    open()
      .then((all) => all.write([...values].map(([key, value]) => [key, { value, until }])))
      .catch(turnOff)

  return {
    *read(config, keys) {
      const found = new Map<string, unknown>()
      if (isOff(config) || keys.length === 0) return found
      const { entries = [] }: { entries?: readonly unknown[] } = yield race({
        entries: call(reading, keys),
        late: call(patience),
      })
      keys.forEach((key, i) => {
        const value = freshValue(entries[i], ports.now(), config.docCache * 1000)
        if (value !== undefined) found.set(key, value)
      })
      return found
    },
    write(config, values) {
      if (isOff(config) || values.size === 0) return
      writing(values, ports.now() + config.docCache * 1000)
    },
  }
}

function* patience(): SagaIterator<true> {
  for (let waited = 0; waited < KEPT_PATIENCE_MS; waited += KEPT_STEP_MS) yield delay(KEPT_STEP_MS)
  return true
}
