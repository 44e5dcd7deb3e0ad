import { useContext, useRef, useSyncExternalStore } from 'react'
import type { ComponentId } from '../../src/componentId'
import { AppToolsContext } from './entry/appTools'

const never = () => () => {}

/**
 * Whether the component's results have rendered once. On a slow device their first cards take longer than a
 * frame, and would push away what is already shown below them.
 */
export function useResultsRendered(id: ComponentId): boolean {
  const firstRenders = useContext(AppToolsContext)?.firstRenders
  const isRendered = useSyncExternalStore(
    firstRenders?.onRendered ?? never,
    () => !firstRenders?.waiting(id, 'results'),
    // A server renders both.
    () => true,
  )
  const wasRendered = useRef(false)
  wasRendered.current ||= isRendered
  return wasRendered.current
}
