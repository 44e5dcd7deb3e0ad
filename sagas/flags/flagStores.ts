import { call } from 'redux-saga/effects'
import type { FlagStoreOptions } from '../../slices/flags/flags'
import { show } from '../../src/config/show'
import { FLAG_DAYS } from '../../src/flags/constants'
import type { FlagStorage } from '../../src/flags/store/flagStorage'
import { fromContext } from '../context'
import { createFlagStore, type FlagStore } from './createFlagStore'

const DEFAULTS: FlagStoreOptions = { store: 'cookie', expiresDays: FLAG_DAYS }

/** The flag stores of the page, one for each namespace, created when first used. */
export function createFlagStores(storage: FlagStorage) {
  const stores = new Map<string, FlagStore>()
  let hasWarned = false

  /** Warns once for the page that nothing can be stored. */
  function* warnPageOnly() {
    if (hasWarned) return
    hasWarned = true
    const { logWarning } = yield* fromContext('ports')
    logWarning(
      'saved items are forgotten with this page, since the browser takes neither cookies nor localStorage.',
    )
  }

  function* storeOf(namespace: string, options = DEFAULTS) {
    const known = stores.get(namespace)
    if (known) return known
    const { now, logWarning } = yield* fromContext('ports')
    const store = createFlagStore(namespace, options, { storage, now })
    stores.set(namespace, store)
    for (const { place, text } of store.corrupt()) {
      // The local record's backup has the name that older versions gave it.
      const backup = `${namespace}.broken-${place === 'local' ? 'register' : place}`
      storage.backUpCorrupt(backup, text)
      logWarning(corruptText(namespace, place, text, backup))
    }
    if (storage.isBlocked()) yield call(warnPageOnly)
    return store
  }

  return { storage, storeOf, warnPageOnly, all: () => [...stores.values()] }
}

export type FlagStores = ReturnType<typeof createFlagStores>

function corruptText(namespace: string, place: string, text: string, backup: string): string {
  const [what, expected] =
    place === 'cookie'
      ? ['the cookie', 'a JSON array of ids, such as ["17","18"]']
      : ["localStorage's", 'what Vitrine writes there']
  return `saved items: ${what} "${namespace}" must be ${expected}, got ${show(text)}; what can be read of it counts, and it is backed up as "${backup}".`
}
