import { widgetsAdded } from '../../slices/search/searchActions'
import type { ComponentId } from '../../src/componentId'
import type { App } from '../app/app'

/** Lets a component boot (spec 4.1); one that shows saved items, once they have been read (design decision 38). */
export function bootSearch(id: ComponentId, app: App): void {
  const { store, diagnostics } = app
  const saved = store.getState().searches[id]?.config.saved
  if (!saved) {
    store.dispatch(widgetsAdded({ id }))
    return
  }
  import('../flags/bootSavedSearch')
    .then(({ bootSavedSearch }) => bootSavedSearch(id, saved, app))
    .catch((error) => diagnostics.loadFailed(`search#${id}`, error))
}
