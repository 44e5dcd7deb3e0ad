import { useRef } from 'react'
import { MODAL_MESSAGES } from '../../src/dialogs/messages'
import { useTranslate } from '../shared/languages/useTranslate'
import type { Surroundings } from './surroundings'
import { useFetched } from './useFetched'

interface Props {
  readonly url: string
  readonly page: Surroundings
  /** Its content stands in the dialog, in this element. */
  readonly onReady: (body: HTMLElement) => void
}

/** The CMS's own markup, fetched into the dialog; where it fails to load that is said, and can be tried again (spec 8). */
export function FetchedContent({ url, page, onReady }: Props) {
  const translate = useTranslate(MODAL_MESSAGES)
  const body = useRef<HTMLDivElement>(null)
  const { state, retry } = useFetched(url, body, page, onReady)
  const tryAgain = () => {
    // The button goes; the dialog itself keeps the focus.
    body.current?.parentElement?.focus()
    retry()
  }
  return (
    <>
      {state === 'loading' && (
        <p className="vitrine-modal__loading" role="status">
          {translate('modal.loading')}
        </p>
      )}
      {(state === 'failed' || state === 'refused') && (
        <p className="vitrine-modal__failed" role="alert">
          {translate('modal.failed')}
        </p>
      )}
      {state === 'failed' && (
        <button className="vitrine-button" type="button" onClick={tryAgain}>
          {translate('modal.retry')}
        </button>
      )}
      <div ref={body} className="vitrine-modal__body" aria-busy={state === 'loading'} />
    </>
  )
}
