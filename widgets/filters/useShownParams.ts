import { useState, useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import type { Store } from 'redux'
import type { RootState } from '../../slices/root'
import { selectParams, selectStatus } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import { FAST_SEARCH_MS } from '../../src/search/constants'
import type { SearchParams } from '../../src/solr/request/params'

/**
 * The params whose filters are listed. A change waits FAST_SEARCH_MS for its results, to come together with them: a
 * filter that comes or goes moves all that is below it, and on a slow device a layout and a paint for it alone would
 * hold up the answer. What no visitor does is listed at once: there the page would shift once more.
 */
export function useShownParams(id: ComponentId): SearchParams {
  const store = useStore<RootState>()
  const [{ subscribe, read }] = useState(() => shownParams(store, id))
  return useSyncExternalStore(subscribe, read, read)
}

function shownParams(store: Store<RootState>, id: ComponentId) {
  const params = () => selectParams(store.getState(), id)
  let shown: SearchParams | undefined
  return {
    read: () => shown ?? params(),
    subscribe(changed: () => void) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const show = () => {
        clearTimeout(timer)
        timer = undefined
        if (shown === params()) return
        shown = params()
        changed()
      }
      const follow = () => {
        const isPending = selectStatus(store.getState(), id) === 'pending'
        if (isPending && (timer ?? window.event?.isTrusted))
          timer ??= setTimeout(show, FAST_SEARCH_MS)
        else show()
      }
      shown = params()
      const stop = store.subscribe(follow)
      return () => {
        stop()
        clearTimeout(timer)
        shown = undefined
      }
    },
  }
}
