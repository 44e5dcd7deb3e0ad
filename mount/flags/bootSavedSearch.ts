import { watchSavedSearches } from '../../sagas/flags/watchSavedSearches'
import { flagsRequested, selectFlags } from '../../slices/flags/flags'
import { savedIdsChanged, widgetsAdded } from '../../slices/search/searchActions'
import type { ComponentId } from '../../src/componentId'
import type { SavedList } from '../../src/search/config'
import type { App } from '../app/app'
import { loadFlagFlow } from './loadFlagFlow'

/** Reads the saved items, and then boots the search that shows them. */
export async function bootSavedSearch(id: ComponentId, saved: SavedList, app: App): Promise<void> {
  const { startFlow, store } = app
  await Promise.all([startFlow(loadFlagFlow), startFlow(loadSavedSearches)])
  store.dispatch(flagsRequested(saved))
  store.dispatch(savedIdsChanged({ id, ids: selectFlags(store.getState(), saved.namespace) }))
  store.dispatch(widgetsAdded({ id }))
}

const loadSavedSearches = async () => watchSavedSearches
