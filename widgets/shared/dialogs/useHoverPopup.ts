import {
  type FocusEvent,
  type PointerEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { placePopup } from '../../../src/dialogs/placePopup'
import { isRtl } from '../languages/isRtl'
import { openLayer } from './layers'

/** The one that is open: another that opens closes it. */
let closeOpen: (() => void) | null = null

/**
 * A popup that opens on hover, focus, tap and press of its button, and closes on Escape, on a press elsewhere,
 * and at once when the pointer or the focus goes anywhere but button and popup (spec 2.1, 4.7; design
 * decision 16). It lies in the top layer, so that nothing clips it. A focus inside it goes to the button.
 *
 * `around` belongs on the element that holds both; `popup` on the popup, an element with
 * `popover="manual"`; `press` on the button.
 */
export function useHoverPopup() {
  const [open, setOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hovered = useRef(false)
  const pressed = useRef<{ readonly wasOpen: boolean; readonly byTouch: boolean } | null>(null)
  const close = useCallback(() => {
    if (popup.current?.contains(document.activeElement)) {
      button.current?.focus({ preventScroll: true })
    }
    // The focus has opened it again.
    setOpen(false)
  }, [])

  useLayoutEffect(() => {
    const [holder, box] = [around.current, popup.current]
    if (!open || !holder || !box) return
    closeOpen?.()
    closeOpen = close
    box.showPopover?.()
    const leave = openLayer({ element: box, close })
    const place = () => move(box, holder)
    const press = (event: Event) => {
      if (!(event.target instanceof Node && holder.contains(event.target))) close()
    }
    // What it shows may come later, and above its button it grows upwards.
    const size = new ResizeObserver(place)
    size.observe(box)
    place()
    document.addEventListener('pointerdown', press, true)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      if (closeOpen === close) closeOpen = null
      leave()
      size.disconnect()
      box.hidePopover?.()
      document.removeEventListener('pointerdown', press, true)
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [open, close])

  return {
    open,
    around: {
      ref: around,
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'touch') return
        hovered.current = true
        setOpen(true)
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === 'touch') return
        hovered.current = false
        close()
      },
      onPointerDown(event: PointerEvent) {
        pressed.current = { wasOpen: open, byTouch: event.pointerType === 'touch' }
      },
      // The button's own handler has read it by then.
      onClick() {
        pressed.current = null
      },
      onPointerCancel() {
        pressed.current = null
      },
      onFocus: () => setOpen(true),
      onBlur(event: FocusEvent) {
        // A press on the popup's text takes the focus from the button.
        if (pressed.current || hovered.current) return
        if (!around.current?.contains(event.relatedTarget)) close()
      },
    },
    popup: { ref: popup, popover: 'manual', hidden: !open },
    /** A tap opens and closes, and so does a key; the mouse has opened it already by being there. */
    press: {
      ref: button,
      onClick() {
        const press = pressed.current
        if (!press) setOpen(!open)
        else setOpen(!press.byTouch || !press.wasOpen)
      },
    },
  } as const
}

function move(popup: HTMLElement, holder: Element): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const size = popup.getBoundingClientRect()
  const { left, top } = placePopup(
    holder.getBoundingClientRect(),
    size,
    { width, height },
    isRtl(holder),
  )
  Object.assign(popup.style, { left: `${left}px`, top: `${top}px` })
}
