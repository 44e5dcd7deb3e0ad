import { type FocusEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'

interface Inputs {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  readonly close: () => void
  readonly container: RefObject<Element | null>
}

/** The event handlers that open and close a hover popup. */
export interface HoverIntent {
  /** For the element around button and popup. */
  readonly containerProps: {
    readonly onPointerEnter: (event: PointerEvent) => void
    readonly onPointerLeave: (event: PointerEvent) => void
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onClick: () => void
    readonly onPointerCancel: () => void
    readonly onFocus: () => void
    readonly onBlur: (event: FocusEvent) => void
  }
  /** For the button. A tap or a key toggles; a mouse has opened the popup by hovering, so its click opens. */
  readonly press: { readonly onClick: () => void }
}

/** Decides from pointer, touch and focus when a hover popup opens and closes. */
export function useHoverIntent({ isOpen, setOpen, close, container }: Inputs): HoverIntent {
  const isHovered = useRef(false)
  const pressed = useRef<{ readonly wasOpen: boolean; readonly byTouch: boolean } | null>(null)
  const endPress = () => {
    pressed.current = null
  }
  return {
    containerProps: {
      onPointerEnter({ pointerType }) {
        if (pointerType === 'touch') return
        isHovered.current = true
        setOpen(true)
      },
      onPointerLeave({ pointerType }) {
        if (pointerType === 'touch') return
        isHovered.current = false
        // React would close it in a later task, and a key before that would still find it on the stack.
        flushSync(close)
      },
      onPointerDown({ pointerType }) {
        pressed.current = { wasOpen: isOpen, byTouch: pointerType === 'touch' }
      },
      // The click reaches the button first, whose handler reads the press.
      onClick: endPress,
      onPointerCancel: endPress,
      onFocus: () => setOpen(true),
      onBlur({ relatedTarget }) {
        // A press on the popup's text takes the focus from the button.
        if (pressed.current || isHovered.current) return
        if (!container.current?.contains(relatedTarget)) close()
      },
    },
    press: {
      onClick() {
        const press = pressed.current
        if (!press) setOpen(!isOpen)
        else setOpen(!press.byTouch || !press.wasOpen)
      },
    },
  }
}
