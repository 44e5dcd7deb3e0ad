import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CONSENT_MESSAGES, type ConsentMessageKey } from '../../../src/consent/messages'
import { useTranslate } from '../languages/useTranslate'
import { useConsent } from './useConsent'

interface ConsentPlaceholderProps {
  /** The content's origin, such as `https://tiles.example`; the page's own origin needs no consent. */
  readonly origin: string
  /** The message that names the content in the question. */
  readonly what?: ConsentMessageKey
  /** Rendered, and so loaded, only with consent. */
  readonly children: ReactNode
}

/**
 * Replaces another site's content until the visitor allows it: with the button, for this origin on this page,
 * or with consent to `embeds`, which a consent manager asks for.
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
    // The pressed button is removed, so the focus moves to the content.
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
