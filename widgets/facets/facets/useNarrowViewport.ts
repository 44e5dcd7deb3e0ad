import { useSyncExternalStore } from 'react'
import { NARROW_PX } from '../../../src/contract/constants'

const query = `(max-width: ${NARROW_PX - 1}px)`

/** Whether the screen is too narrow for facets beside the results. */
export function useNarrowViewport(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
