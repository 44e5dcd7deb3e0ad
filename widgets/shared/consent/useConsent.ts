import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { originAllowed, selectOriginAllowed } from '../../../slices/consent/consent'
import type { RootState } from '../../../slices/root'

export interface OriginConsent {
  /** Whether content of the origin may be loaded; the page's own origin always may. */
  readonly isGranted: boolean
  /** Allows the origin on this page. */
  readonly allow: () => void
}

/**
 * Whether content from another site may be loaded (design decision 22). The widget's line in the registry
 * says `flows: [loadConsentFlow]` (mount/consent); nothing is granted before that flow has started.
 * @param origin such as `https://tiles.example`
 */
export function useConsent(origin: string): OriginConsent {
  const isSameOrigin = origin === location.origin
  const isGranted = useSelector(
    (state: RootState) => isSameOrigin || selectOriginAllowed(state, origin),
  )
  const dispatch = useDispatch()
  const allow = useCallback(() => void dispatch(originAllowed(origin)), [dispatch, origin])
  return { isGranted, allow }
}
