import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { openLayer } from './layers'

/** Puts an element on the overlay stack while it is open. */
export function useLayer(
  isOpen: boolean,
  element: RefObject<Element | null>,
  close: () => void,
  modal = false,
): void {
  const onClose = useEffectEvent(close)
  useLayoutEffect(() => {
    if (isOpen && element.current) {
      return openLayer({ element: element.current, close: () => onClose(), modal })
    }
  }, [isOpen, element, modal])
}
