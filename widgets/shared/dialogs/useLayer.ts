import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { openLayer } from './layers'

/** Keeps an element on the stack of what lies over the page for as long as it is open. */
export function useLayer(
  open: boolean,
  element: RefObject<Element | null>,
  close: () => void,
  modal = false,
): void {
  const closeNow = useEffectEvent(close)
  useLayoutEffect(() => {
    if (open && element.current) {
      return openLayer({ element: element.current, close: () => closeNow(), modal })
    }
  }, [open, element, modal])
}
