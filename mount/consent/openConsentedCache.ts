import { consentRequested, selectConsent } from '../../slices/consent/consent'
import type { RootState } from '../../slices/root'
import type { PersistentCache } from '../../src/cache/persistentCache'
import type { App } from '../app/app'
import { openPersistentCache } from '../cache/openPersistentCache'
import { loadConsentFlow } from './loadConsentFlow'

/** Opens the cache that later pages share. Without consent for storage it reads and writes nothing (design decision 22). */
export async function openConsentedCache({ startFlow, store }: App): Promise<PersistentCache> {
  await startFlow(loadConsentFlow)
  const isAllowed = () => {
    store.dispatch(consentRequested())
    const state: RootState = store.getState()
    return selectConsent(state, 'storage')
  }
  let values: PersistentCache | null = null
  const open = () => {
    values ??= openPersistentCache()
    return values
  }
  return {
    read: async (keys) => (isAllowed() ? open().read(keys) : []),
    write: async (entries) => (isAllowed() ? open().write(entries) : undefined),
  }
}
