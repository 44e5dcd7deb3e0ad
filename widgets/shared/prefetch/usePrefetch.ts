import { type PointerEvent, useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { prefetchRequested, type UserAction } from '../../../slices/search/searchActions'
import type { Prefetch } from '../../../slices/settings'
import type { ComponentId } from '../../../src/componentId'

/** Returns the handlers of the element that chooses a value. */
export type PrefetchHandlers<T> = (value: T) => object

/**
 * Prefetches the search of a link or a value while the mouse is over it, or while it has the focus
 * (design decision 6). Touch has no hover, so a tap prefetches nothing.
 * @param kind the value of the page's setting `prefetch` that covers this element, beside `all`
 * @param createAction returns the action that choosing the value dispatches; a stable function
 * @returns undefined when the page's setting turns this off.
 */
export function usePrefetch<T>(
  id: ComponentId,
  kind: Exclude<Prefetch, 'off'>,
  createAction: (value: T) => UserAction,
): PrefetchHandlers<T> | undefined {
  const dispatch = useDispatch()
  const isEnabled = useSelector(
    ({ settings: { prefetch } }: RootState) => prefetch === 'all' || prefetch === kind,
  )
  const handlers = useCallback(
    (value: T) => {
      const request = () => dispatch(prefetchRequested({ id, action: createAction(value) }))
      const cancel = () => dispatch(prefetchRequested({ id, action: null }))
      return {
        onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && request(),
        onPointerLeave: cancel,
        onFocus: request,
        onBlur: cancel,
      }
    },
    [dispatch, id, createAction],
  )
  return isEnabled ? handlers : undefined
}
