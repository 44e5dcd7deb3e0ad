import { useState } from 'react'
import type { CounterMessageKey } from '../../../../src/flags/messages'
import type { Translate } from '../../../shared/languages/createTranslate'
import { LinkField } from './LinkField'

interface Props {
  readonly href: string
  readonly translate: Translate<CounterMessageKey>
}

/**
 * Copies the link to the saved items. When the clipboard is missing or denied (an insecure page, a
 * permission), the link is shown and selected, to be copied by hand.
 */
export function CopyLink({ href, translate }: Props) {
  const [copied, setCopied] = useState<string | null>(null)
  const [byHand, setByHand] = useState(false)
  const link = new URL(href, document.baseURI).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(link)
    } catch {
      setByHand(true)
    }
  }
  const isCopied = copied === link
  return (
    <>
      <button className="vitrine-flagged__action" type="button" onClick={copy}>
        {translate(isCopied ? 'flagged.copied' : 'flagged.copy')}
      </button>
      <span className="vitrine-hidden" role="status">
        {isCopied && translate('flagged.copiedSaid')}
      </span>
      {byHand && <LinkField link={link} label={translate('flagged.link')} />}
    </>
  )
}
