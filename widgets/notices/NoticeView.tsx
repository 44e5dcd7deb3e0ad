import { type KeyboardEvent, type RefObject, useId } from 'react'
import type { Notice } from '../../src/notices/notice'
import { useTranslate } from '../shared/languages/useTranslate'
import { NoticeIcon } from './NoticeIcon'

export interface NoticeViewProps {
  readonly notice: Notice
  readonly box: RefObject<HTMLDivElement | null>
  readonly state: 'opening' | 'open' | 'closing'
  readonly onClose: () => void
}

/** One notice with plain text. Escape closes it while it has the focus. */
export function NoticeView({ notice, box, state, onClose }: NoticeViewProps) {
  const translate = useTranslate()
  const textId = useId()
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // A dialog around it must stay open.
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles a key of its button
    <div
      ref={box}
      className="vitrine-surface vitrine-notice"
      data-style={notice.style}
      data-state={state}
      inert={state === 'closing'}
      popover={notice.element ? 'manual' : undefined}
      onKeyDown={closeOnEscape}
    >
      <NoticeIcon style={notice.style} />
      <p id={textId} className="vitrine-notice__text">
        {notice.text}
      </p>
      <button
        className="vitrine-notice__close"
        type="button"
        aria-label={translate('notices.close')}
        aria-describedby={textId}
        onClick={onClose}
      >
        ×
      </button>
      {notice.element && (
        <svg className="vitrine-notice__arrow" viewBox="0 0 30 16" aria-hidden="true">
          <path d="M0 16 15 .5 30 16" />
        </svg>
      )}
    </div>
  )
}
