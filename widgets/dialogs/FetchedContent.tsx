import { useRef } from 'react'
import { MODAL_MESSAGES } from '../../src/dialogs/messages'
import { useTranslate } from '../shared/languages/useTranslate'
import type { DialogTools } from './dialogTools'
import { useFetchedContent } from './useFetchedContent'

interface Props {
  readonly url: string
  readonly tools: DialogTools
  /** Called once the content is in the dialog. */
  readonly onReady: (body: HTMLElement) => void
}

/** Shows the CMS's own markup, fetched from an address. A failure is shown with a retry button (spec 8). */
export function FetchedContent({ url, tools, onReady }: Props) {
  const translate = useTranslate(MODAL_MESSAGES)
  const body = useRef<HTMLDivElement>(null)
  const { status, retry } = useFetchedContent(url, body, tools, onReady)
  const tryAgain = () => {
    // The button is about to be removed, and the focus with it.
    body.current?.parentElement?.focus()
    retry()
  }
  return (
    <>
      {status === 'loading' && (
        <p className="vitrine-modal__loading" role="status">
          {translate('modal.loading')}
        </p>
      )}
      {(status === 'failed' || status === 'refused') && (
        <p className="vitrine-modal__failed" role="alert">
          {translate('modal.failed')}
        </p>
      )}
      {status === 'failed' && (
        <button className="vitrine-button" type="button" onClick={tryAgain}>
          {translate('modal.retry')}
        </button>
      )}
      <div ref={body} className="vitrine-modal__body" aria-busy={status === 'loading'} />
    </>
  )
}
