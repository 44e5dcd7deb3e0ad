import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back on a press outside an element while it is open. A tap does not move the focus in every browser. */
export function useOutsideClick(
  isOpen: boolean,
  element: RefObject<Element | null>,
  onOutsideClick: () => void,
): void {
  const handleOutside = useEffectEvent(onOutsideClick)
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = ({ target }: Event) => {
      if (!(target instanceof Node && element.current?.contains(target))) handleOutside()
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  }, [isOpen, element])
}
