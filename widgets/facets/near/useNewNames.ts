import { useEffect, useRef } from 'react'
import { useDispatch, useStore } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { settingsRead } from '../../../slices/settings'
import type { Circle } from '../../../src/facets/near/circle'
import { type NamedPlace, placeAt } from '../../../src/facets/near/place'

/**
 * Makes the current filters read their words again, once the place of the circle has got its name: places of the
 * index are not known before the first answer, and an address has no names.
 */
export function useNewNames(circle: Circle | null, places: readonly NamedPlace[]): void {
  const dispatch = useDispatch()
  const store = useStore<RootState>()
  const name = (circle && placeAt(circle, places)?.name) ?? null
  const before = useRef({ circle, name })
  useEffect(() => {
    const { current } = before
    before.current = { circle, name }
    if (name === null || current.name !== null || current.circle !== circle) return
    dispatch(settingsRead({ messages: { ...store.getState().settings.messages } }))
  }, [circle, name, dispatch, store])
}
