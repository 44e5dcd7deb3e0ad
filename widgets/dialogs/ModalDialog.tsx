import { DialogContent, DialogInner, unstable_DialogWrapper as DialogPortal } from '@reach/dialog'
import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { DOUBLE_CLICK_MS } from '../../src/dialogs/constants'
import { MODAL_MESSAGES } from '../../src/dialogs/messages'
import type { Modal } from '../../src/dialogs/modal'
import { closeTopOnEscape } from '../shared/dialogs/layers'
import { useTranslate } from '../shared/languages/useTranslate'
import { Backdrop, Box } from './dialogElements'
import type { DialogTools } from './dialogTools'
import { ElementContent } from './ElementContent'
import { FetchedContent } from './FetchedContent'
import { focusFirst, useModalBox } from './useModalBox'

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
  const isOpening = useIsOpening(covered)

  const dismiss = (event: SyntheticEvent) => {
    if (event.nativeEvent instanceof KeyboardEvent) closeTopOnEscape(event.nativeEvent)
    else if (!isOpening(event)) close()
  }
  const pressClose = (event: MouseEvent) => {
    if (event.detail < 2 || !isOpening(event)) close()
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
        // Firefox would make it a tab stop without a name when it scrolls.
        tabIndex={-1}
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget) box.current?.focus({ preventScroll: true })
        }}
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
            onClick={pressClose}
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

const HEADING = 'h1, h2, h3, h4, h5, h6, [role="heading"]'

/**
 * Whether an event comes within a double click of the dialog's appearance: the second click on a trigger meets
 * what the dialog shows in its place. Its `detail` is 2 only where a person clicks.
 */
function useIsOpening(covered: boolean): (event: SyntheticEvent) => boolean {
  const shownAt = useRef(0)
  useLayoutEffect(() => {
    if (!covered) shownAt.current = performance.now()
  }, [covered])
  return ({ timeStamp }) => timeStamp - shownAt.current < DOUBLE_CLICK_MS
}
