import { DialogContent, DialogInner, unstable_DialogWrapper as DialogPortal } from '@reach/dialog'
import {
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { MODAL_MESSAGES } from '../../src/dialogs/messages'
import type { Modal } from '../../src/dialogs/modal'
import { closeTopOnEscape } from '../shared/dialogs/layers'
import { makeOutsideInert } from '../shared/dialogs/makeOutsideInert'
import { useLayer } from '../shared/dialogs/useLayer'
import { useTranslate } from '../shared/languages/useTranslate'
import { Backdrop, Box } from './dialogElements'
import type { DialogTools } from './dialogTools'
import { ElementContent } from './ElementContent'
import { FetchedContent } from './FetchedContent'

interface Props {
  readonly modal: Modal
  /** Whether another dialog is on top of it. */
  readonly covered: boolean
  readonly close: () => void
  readonly tools: DialogTools
}

/**
 * One dialog. @reach/dialog hides the rest of the page from screen readers, and closes it on a press outside.
 * The overlay stack handles focus, scrolling and Escape (design decision 29).
 */
export function ModalDialog({ modal, covered, close, tools }: Props) {
  const translate = useTranslate(MODAL_MESSAGES)
  const { content } = modal
  const [heading, setHeading] = useState('')
  const [container] = useState(() => ({ current: tools.container() }))
  const { box, setBox } = useModalBox(close)

  const dismiss = (event?: SyntheticEvent) => {
    if (event?.nativeEvent instanceof KeyboardEvent) closeTopOnEscape(event.nativeEvent)
    else close()
  }
  const nameOf = (heading: string) =>
    modal.title || heading || modal.label || translate('modal.label')
  const ready = (body: HTMLElement) => {
    const title = body.querySelector(HEADING)?.textContent.trim() ?? ''
    setHeading(title)
    // The dialog got the focus before its content was there to be read.
    if ('url' in content) tools.announce(nameOf(title))
    if (box.current?.matches(':focus')) focusFirst(box.current)
    if (body.parentElement) tools.onOpened(modal, body.parentElement)
  }
  return (
    <DialogPortal isOpen containerRef={container as never}>
      <DialogInner
        as={Backdrop}
        className="vitrine-modal"
        data-covered={covered ? '' : undefined}
        dangerouslyBypassFocusLock
        dangerouslyBypassScrollLock
        onDismiss={dismiss}
      >
        <DialogContent
          as={Box}
          ref={setBox}
          className={`vitrine-modal__box vitrine-modal__box--${modal.size} ${modal.className}`.trim()}
          aria-label={nameOf(heading)}
        >
          <button
            className="vitrine-modal__close"
            type="button"
            aria-label={translate('modal.close')}
            onClick={close}
          >
            ×
          </button>
          {'url' in content ? (
            <FetchedContent url={content.url} tools={tools} onReady={ready} />
          ) : (
            <ElementContent element={content.element} onReady={ready} />
          )}
        </DialogContent>
      </DialogInner>
    </DialogPortal>
  )
}

/** Puts a dialog's box on the overlay stack once it is rendered, focuses it, and makes the rest of the page inert. */
function useModalBox(close: () => void): {
  readonly box: RefObject<HTMLDivElement | null>
  readonly setBox: (element: HTMLDivElement | null) => void
} {
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
    // A dialog around this one has just been hidden with the rest of the page.
    if (open) box.current?.closest('body > *')?.removeAttribute('aria-hidden')
  }, [open])
  return { box, setBox }
}

const HEADING = 'h1, h2, h3, h4, h5, h6, [role="heading"]'

/** Focuses the content's autofocus element, or the box itself: a screen reader then reads all of it. */
function focusFirst(box: HTMLElement | null): void {
  const first = box?.querySelector<HTMLElement>('[autofocus]') ?? box
  first?.focus({ preventScroll: true })
}
