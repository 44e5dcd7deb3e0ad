import type { SagaIterator } from 'redux-saga'
import { call, delay, race } from 'redux-saga/effects'
import { PERSISTENT_CACHE_STEP_MS, PERSISTENT_CACHE_TIMEOUT_MS } from '../../src/cache/constants'
import { freshValue, type PersistentCache } from '../../src/cache/persistentCache'
import type { Ports } from '../../src/ports'
import type { SearchConfig } from '../../src/search/config'

/** The persistent cache as the sagas use it: entries live for doc_cache seconds (spec 7.4, design decision 13). */
export interface PersistentLayer {
  /** Fresh values by key; none when storage is off or takes too long. */
  readonly read: (
    config: SearchConfig,
    keys: readonly string[],
  ) => SagaIterator<ReadonlyMap<string, unknown>>
  /** Writes in the background. */
  readonly write: (config: SearchConfig, values: ReadonlyMap<string, unknown>) => void
}

/**
 * Opens storage when a component first needs it. Storage that is blocked, hangs or is full is turned off for
 * the page, with one warning.
 */
export function createPersistentLayer(ports: Ports): PersistentLayer {
  let opening: Promise<PersistentCache> | null = null
  let off = false
  const open = () => {
    opening ??= ports.openPersistentCache()
    return opening
  }
  const isOff = ({ docCache }: SearchConfig) => off || docCache <= 0
  const turnOff = (error: unknown) => {
    if (off) return
    off = true
    const reason = error instanceof Error ? error.message : String(error)
    ports.logWarning(
      `solr.doc_cache is off, since storage cannot be used (${reason}); nothing is kept beyond this page.`,
    )
  }
  const readEntries = (keys: readonly string[]) =>
    open()
      .then((cache) => cache.read(keys))
      .catch((error: unknown) => {
        turnOff(error)
        return []
      })
  const writeEntries = (values: ReadonlyMap<string, unknown>, until: number) =>
    open()
      .then((cache) => cache.write([...values].map(([key, value]) => [key, { value, until }])))
      .catch(turnOff)

  return {
    *read(config, keys) {
      const found = new Map<string, unknown>()
      if (isOff(config) || keys.length === 0) return found
      const { entries = [] }: { entries?: readonly unknown[] } = yield race({
        entries: call(readEntries, keys),
        timeout: call(waitInSteps),
      })
      keys.forEach((key, i) => {
        const value = freshValue(entries[i], ports.now(), config.docCache * 1000)
        if (value !== undefined) found.set(key, value)
      })
      return found
    },
    write(config, values) {
      if (isOff(config) || values.size === 0) return
      writeEntries(values, ports.now() + config.docCache * 1000)
    },
  }
}

function* waitInSteps(): SagaIterator<true> {
  for (let waited = 0; waited < PERSISTENT_CACHE_TIMEOUT_MS; waited += PERSISTENT_CACHE_STEP_MS) {
    yield delay(PERSISTENT_CACHE_STEP_MS)
  }
  return true
}
