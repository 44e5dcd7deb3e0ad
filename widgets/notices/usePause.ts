import {
  type FocusEvent,
  type PointerEvent,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

/** Whether the notices' time is paused, and the handlers that find it out. */
export interface Pause {
  readonly paused: boolean
  /** Moves the focus out of a notice that disappears, to where it was before. */
  readonly restoreFocus: (notice: HTMLElement) => void
  /** For the element around all notices. */
  readonly containerProps: {
    readonly onPointerEnter: (event: PointerEvent) => void
    readonly onPointerLeave: () => void
    readonly onFocus: (event: FocusEvent) => void
    readonly onBlur: (event: FocusEvent) => void
  }
}

/** Pauses the notices while the pointer or the focus is on them, or the page is hidden. */
export function usePause(): Pause {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHidden = useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'hidden',
  )
  const previousFocus = useRef<EventTarget | null>(null)

  const restoreFocus = useCallback((notice: HTMLElement) => {
    const focused = notice.querySelector<HTMLElement>(':focus')
    if (!focused) return
    const previous = previousFocus.current
    if (previous instanceof HTMLElement) previous.focus({ preventScroll: true })
    // The previous element is gone, or nothing had the focus before.
    if (focused.matches(':focus')) focused.blur()
  }, [])

  return {
    paused: isHovered || isFocused || isHidden,
    restoreFocus,
    containerProps: {
      // A finger that is lifted raises no leave event.
      onPointerEnter: ({ pointerType }) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus({ currentTarget, relatedTarget }) {
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget
        setFocused(true)
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      },
    },
  }
}

function watchVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
