import { useSyncExternalStore } from 'react'
import { NARROW_PX } from '../../../src/contract/constants'

const QUERY = `(max-width: ${NARROW_PX - 1}px)`

/** Whether the viewport is too narrow for facets beside the results. */
export function useNarrowViewport(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches, isNarrowOnServer)
}

/** A server renders the facets for a wide viewport. */
const isNarrowOnServer = () => false

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(QUERY)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
