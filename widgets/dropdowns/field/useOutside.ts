import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Closes what is open on a press anywhere else: a tap beside an input does not take the focus everywhere. */
export function useOutside(
  open: boolean,
  around: RefObject<Element | null>,
  close: () => void,
): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && around.current?.contains(target))) closeNow()
    }
    document.addEventListener('pointerdown', press, true)
    return () => document.removeEventListener('pointerdown', press, true)
  }, [open, around])
}
