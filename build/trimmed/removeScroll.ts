import { createElement, type HTMLAttributes } from 'react'

interface RemoveScrollProps extends HTMLAttributes<HTMLDivElement> {
  readonly allowPinchZoom?: boolean
  readonly enabled?: boolean
}

/**
 * What react-remove-scroll renders when it is not enabled: a plain div. @reach/dialog is always used
 * with `dangerouslyBypassScrollLock` (design decision 29), because its lock writes a style element;
 * the overlay stack locks the page's scrolling itself.
 */
export function RemoveScroll({ allowPinchZoom, enabled, ...rest }: RemoveScrollProps) {
  return createElement('div', rest)
}
