import type { MouseEvent } from 'react'

/** Handles a plain click on a link; a click that opens a new tab or downloads is left to the browser. */
export function onPlainClick(event: MouseEvent, act: () => void) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}
