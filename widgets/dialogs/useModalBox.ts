import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { makeOutsideInert } from '../shared/dialogs/makeOutsideInert'
import { useLayer } from '../shared/dialogs/useLayer'
import { scrollWideContent } from './scrollWideContent'

/** The box of a dialog. */
export interface ModalBox {
  readonly box: RefObject<HTMLDivElement | null>
  /** The ref of its element. */
  readonly setBox: (element: HTMLDivElement | null) => void
}

/** Puts a dialog's box on the overlay stack once it is rendered, focuses it, and makes the rest of the page inert. */
export function useModalBox(close: () => void): ModalBox {
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // The portal renders after this component: the element arrives later.
  const setBox = useCallback((element: HTMLDivElement | null) => {
    box.current = element
    setOpen(element !== null)
  }, [])
  useLayer(open, box, close, true)
  useLayoutEffect(() => {
    if (!open || !box.current) return
    focusFirst(box.current)
    return makeOutsideInert(box.current)
  }, [open])
  useEffect(() => {
    if (!open || !box.current) return
    // A dialog around this one has just been hidden with the rest of the page.
    box.current.closest('body > *')?.removeAttribute('aria-hidden')
    return scrollWideContent(box.current)
  }, [open])
  return { box, setBox }
}

/** Focuses the content's autofocus element, or the box itself: a screen reader then reads all of it. */
export function focusFirst(box: HTMLElement | null): void {
  const first = box?.querySelector<HTMLElement>('[autofocus]') ?? box
  first?.focus({ preventScroll: true })
}
