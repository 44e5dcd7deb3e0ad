import { type PointerEvent, useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { prefetchRequested, type UserAction } from '../../../slices/search/searchActions'
import type { Prefetch } from '../../../slices/settings'
import type { ComponentId } from '../../../src/componentId'

/** The handlers of an element that a visitor may be about to choose. */
export type Foresee<T> = (value: T) => object

/**
 * Tells that a visitor is about to choose something, so that its search may be fetched ahead: the mouse
 * is over it, or the focus on it (design decision 6). A finger is not seen before it touches.
 * @param kind what this is, in the words of the page's setting `prefetch`: page links, or only with `all`
 * @param choice the action that choosing it would be; of stable identity
 * @returns undefined where the page does not want that.
 */
export function useForesee<T>(
  id: ComponentId,
  kind: Exclude<Prefetch, 'off'>,
  choice: (value: T) => UserAction,
): Foresee<T> | undefined {
  const dispatch = useDispatch()
  const wanted = useSelector(
    ({ settings: { prefetch } }: RootState) => prefetch === 'all' || prefetch === kind,
  )
  const handlers = useCallback(
    (value: T) => {
      const come = () => dispatch(prefetchRequested({ id, action: choice(value) }))
      const go = () => dispatch(prefetchRequested({ id, action: null }))
      return {
        onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && come(),
        onPointerLeave: go,
        onFocus: come,
        onBlur: go,
      }
    },
    [dispatch, id, choice],
  )
  return wanted ? handlers : undefined
}
