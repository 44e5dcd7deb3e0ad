import { DialogContent, DialogOverlay } from '@reach/dialog'
import { useLayoutEffect, useRef, useState } from 'react'
import { useReveal } from '../shared/reveal'
import { useMessages } from '../shared/useMessages'
import type { WidgetProps } from '../shared/widgetProps'
import type { ModalConfig } from './config'

/** A button that opens a dialog with the content of an element on the page (spec 2.2). */
export function Modal({ config }: WidgetProps<ModalConfig>) {
  const say = useMessages()
  const [open, setOpen] = useState(false)
  useReveal(true)
  const close = () => setOpen(false)
  return (
    <>
      <button
        className="vitrine-button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {config.label ?? config.title}
      </button>
      <DialogOverlay
        className="vitrine-modal"
        isOpen={open}
        onDismiss={close}
        dangerouslyBypassScrollLock
      >
        <DialogContent
          className={`vitrine-modal__box vitrine-modal__box--${config.size}`}
          aria-label={config.title}
        >
          <button
            className="vitrine-modal__close"
            type="button"
            aria-label={say('modal.close')}
            onClick={close}
          >
            ×
          </button>
          <Borrowed from={config.content} />
        </DialogContent>
      </DialogOverlay>
    </>
  )
}

/** The page's own content, lent to the dialog while it is open: the very nodes, so that scripts on them live on. */
function Borrowed({ from }: { readonly from: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const source = document.getElementById(from)
    const here = place.current
    if (!source || !here) return
    here.append(...source.childNodes)
    return () => source.append(...here.childNodes)
  }, [from])
  return <div ref={place} className="vitrine-modal__body" />
}
