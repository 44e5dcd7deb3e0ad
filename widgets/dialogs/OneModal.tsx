import { DialogContent, DialogInner, unstable_DialogWrapper as DialogPortal } from '@reach/dialog'
import {
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { MODAL_MESSAGES } from '../../src/dialogs/messages'
import type { Modal } from '../../src/dialogs/modal'
import { isolate } from '../shared/dialogs/isolate'
import { escapeTop } from '../shared/dialogs/layers'
import { useLayer } from '../shared/dialogs/useLayer'
import { useTranslate } from '../shared/languages/useTranslate'
import { Backdrop, Box } from './boxes'
import { FetchedContent } from './FetchedContent'
import { LentContent } from './LentContent'
import type { Surroundings } from './surroundings'

interface Props {
  readonly modal: Modal
  /** Whether another one is open on top of it. */
  readonly covered: boolean
  readonly close: () => void
  readonly page: Surroundings
}

/**
 * One dialog, as @reach/dialog makes them: the rest of the page is hidden from screen readers, a press beside
 * it closes it. The focus, scrolling and Escape are the overlay stack's (design decision 29).
 */
export function OneModal({ modal, covered, close, page }: Props) {
  const translate = useTranslate(MODAL_MESSAGES)
  const { content } = modal
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [heading, setHeading] = useState('')
  const [container] = useState(() => ({ current: page.place() }))
  // It stands in a portal, which is there a moment after its first render.
  const setBox = useCallback((element: HTMLDivElement | null) => {
    box.current = element
    setOpen(element !== null)
  }, [])
  useLayer(open, box, close, true)
  useLayoutEffect(() => {
    if (!open || !box.current) return
    focusFirst(box.current)
    return isolate(box.current)
  }, [open])
  useEffect(() => {
    // Where it stands in another dialog, that has just been hidden with the rest of the page.
    if (open) box.current?.closest('body > *')?.removeAttribute('aria-hidden')
  }, [open])

  const dismiss = (event?: SyntheticEvent) => {
    if (event?.nativeEvent instanceof KeyboardEvent) escapeTop(event.nativeEvent)
    else close()
  }
  const named = (by: string) => modal.title || by || modal.label || translate('modal.label')
  const ready = (body: HTMLElement) => {
    const title = body.querySelector(HEADING)?.textContent.trim() ?? ''
    setHeading(title)
    // The focus was in the dialog before there was anything to read.
    if ('url' in content) page.announce(named(title))
    if (box.current?.matches(':focus')) focusFirst(box.current)
    if (body.parentElement) page.onOpened(modal, body.parentElement)
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
          aria-label={named(heading)}
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
            <FetchedContent url={content.url} page={page} onReady={ready} />
          ) : (
            <LentContent element={content.element} onReady={ready} />
          )}
        </DialogContent>
      </DialogInner>
    </DialogPortal>
  )
}

const HEADING = 'h1, h2, h3, h4, h5, h6, [role="heading"]'

/** What its content wants focused, or the box itself: it is read as a whole, and Tab goes on inside. */
function focusFirst(box: HTMLElement | null): void {
  const first = box?.querySelector<HTMLElement>('[autofocus]') ?? box
  first?.focus({ preventScroll: true })
}
