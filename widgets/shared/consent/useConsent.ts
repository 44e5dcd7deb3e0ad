import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { originAllowed, selectAllowed } from '../../../slices/consent/consent'
import type { RootState } from '../../../slices/root'

export interface AskedConsent {
  /** Whether what comes from there may be loaded; the page's own origin always may. */
  readonly isGranted: boolean
  /** The visitor lets it in, for this page. */
  readonly allow: () => void
}

/**
 * Whether content from another site may be loaded (design decision 22). The widget's line in the registry
 * says `flows: [loadConsentFlow]` (mount/consent); until that has started nothing is granted.
 * @param origin such as `https://tiles.example`
 */
export function useConsent(origin: string): AskedConsent {
  const isOwn = origin === location.origin
  const isGranted = useSelector((state: RootState) => isOwn || selectAllowed(state, origin))
  const dispatch = useDispatch()
  const allow = useCallback(() => void dispatch(originAllowed(origin)), [dispatch, origin])
  return { isGranted, allow }
}
