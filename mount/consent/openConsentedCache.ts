import { consentRequested, selectConsent } from '../../slices/consent/consent'
import type { RootState } from '../../slices/root'
import type { PersistentCache } from '../../src/cache/persistentCache'
import type { App } from '../app/app'
import { openPersistentCache } from '../cache/openPersistentCache'
import { loadConsentFlow } from './loadConsentFlow'

/** What outlives the page, for as long as the visitor allows storage that no page needs (design decision 22). */
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
