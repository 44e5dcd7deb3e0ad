import { useSyncExternalStore } from 'react'
import { NARROW_PX } from '../../../src/contract/constants'

const query = `(max-width: ${NARROW_PX - 1}px)`

/** Whether the screen is too narrow for facets beside the results. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}

function watch(changed: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
