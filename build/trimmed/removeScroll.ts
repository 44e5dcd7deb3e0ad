import { createElement, type HTMLAttributes } from 'react'

interface RemoveScrollProps extends HTMLAttributes<HTMLDivElement> {
  readonly allowPinchZoom?: boolean
  readonly enabled?: boolean
}

/**
 * Replaces react-remove-scroll by a plain div, which it renders when it is disabled. @reach/dialog is always used
 * with `dangerouslyBypassScrollLock` (design decision 29), because its lock writes a style element. The overlay
 * stack locks the page's scrolling itself.
 */
export function RemoveScroll({ allowPinchZoom, enabled, ...rest }: RemoveScrollProps) {
  return createElement('div', rest)
}
