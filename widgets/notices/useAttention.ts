import {
  type FocusEvent,
  type PointerEvent,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

/**
 * Whether the visitor is at the notices, with the pointer or the focus, or away from the page: time is paused
 * in either case. `around` belongs on the element that holds all notices.
 */
export function useAttention() {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const away = useSyncExternalStore(watchAway, () => document.visibilityState === 'hidden')
  const cameFrom = useRef<EventTarget | null>(null)

  /** Focus in this notice goes back to where it was, so that it is not lost with it. */
  const giveFocusBack = useCallback((notice: HTMLElement) => {
    const inside = notice.querySelector<HTMLElement>(':focus')
    if (!inside) return
    const from = cameFrom.current
    if (from instanceof HTMLElement) from.focus({ preventScroll: true })
    // What it came from is gone, or nothing had the focus before.
    if (inside.matches(':focus')) inside.blur()
  }, [])

  return {
    paused: hovered || focused || away,
    giveFocusBack,
    around: {
      // A finger does not stay.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus(event: FocusEvent) {
        if (!event.currentTarget.contains(event.relatedTarget))
          cameFrom.current = event.relatedTarget
        setFocused(true)
      },
      onBlur(event: FocusEvent) {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
    },
  } as const
}

function watchAway(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
