import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CONSENT_MESSAGES, type ConsentMessageKey } from '../../../src/consent/messages'
import { useTranslate } from '../languages/useTranslate'
import { useConsent } from './useConsent'

interface ConsentPlaceholderProps {
  /** Where the content comes from, such as `https://tiles.example`; the page's own origin is never asked for. */
  readonly origin: string
  /** What it is called in the question. */
  readonly what?: ConsentMessageKey
  /** Is not rendered, and so loads nothing, before it may. */
  readonly children: ReactNode
}

/**
 * Stands where content of another site would, until the visitor allows it: by the button, for this page and
 * this origin, or by their consent to `embeds`, for good. To ask for that is the consent manager's matter.
 *
 *     <ConsentPlaceholder origin="https://tiles.example" what="consent.map"><Map /></ConsentPlaceholder>
 *
 * The widget's line in mount/registry.ts says `flows: [loadConsentFlow]`.
 */
export function ConsentPlaceholder({
  origin,
  what = 'consent.content',
  children,
}: ConsentPlaceholderProps) {
  const { isGranted, allow } = useConsent(origin)
  const translate = useTranslate(CONSENT_MESSAGES)
  const [pressed, setPressed] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button is gone: whoever pressed it goes on where the content is.
    if (isGranted && pressed) content.current?.focus({ preventScroll: true })
  }, [isGranted, pressed])
  if (isGranted) {
    return (
      <div
        className="vitrine-consent__content"
        ref={content}
        tabIndex={-1}
        {...(pressed && { role: 'group', 'aria-label': translate(what) })}
      >
        {children}
      </div>
    )
  }
  const press = () => {
    setPressed(true)
    allow()
  }
  return (
    <div className="vitrine-consent">
      <p className="vitrine-consent__text">
        {translate('consent.ask', { what: translate(what), host: hostOf(origin) })}
      </p>
      <button type="button" className="vitrine-button" onClick={press}>
        {translate('consent.show')}
      </button>
    </div>
  )
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : origin)
