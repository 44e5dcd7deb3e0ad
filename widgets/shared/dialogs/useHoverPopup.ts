import { type HTMLAttributes, type RefObject, useCallback, useRef, useState } from 'react'
import { type HoverIntent, useHoverIntent } from './useHoverIntent'
import { usePopupLayer } from './usePopupLayer'

/** What a view needs to show a hover popup. */
export interface HoverPopup {
  readonly open: boolean
  /** For the element around button and popup. */
  readonly containerProps: HoverIntent['containerProps'] & {
    readonly ref: RefObject<HTMLDivElement | null>
  }
  /** For the popup. */
  readonly popup: Pick<HTMLAttributes<HTMLElement>, 'popover' | 'hidden'> & {
    readonly ref: RefObject<HTMLDivElement | null>
  }
  /** For the button. */
  readonly press: HoverIntent['press'] & { readonly ref: RefObject<HTMLButtonElement | null> }
}

/**
 * A popup that opens on hover, focus, tap and press of its button. It closes on Escape, on a press outside,
 * and at once when the pointer or the focus leaves button and popup (spec 2.1, 4.7; design decision 16). It
 * is in the top layer, so nothing clips it.
 */
export function useHoverPopup(): HoverPopup {
  const [open, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    if (popup.current?.contains(document.activeElement)) {
      button.current?.focus({ preventScroll: true })
    }
    // After the focus: focusing the button opens the popup.
    setOpen(false)
  }, [])
  usePopupLayer(open, popup, container, close)
  const intent = useHoverIntent({ isOpen: open, setOpen, close, container })
  return {
    open,
    containerProps: { ref: container, ...intent.containerProps },
    popup: { ref: popup, popover: 'manual', hidden: !open },
    press: { ref: button, ...intent.press },
  }
}
