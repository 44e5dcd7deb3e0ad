import { type CSSProperties, useContext } from 'react'
import type { ListingMessageKey } from '../../../src/results/listing/messages'
import { AppToolsContext } from '../../shared/entry/appTools'
import type { Translate } from '../../shared/languages/createTranslate'

interface Props {
  /** The index of the picture that is seen. */
  readonly at: number
  readonly count: number
  readonly title: string
  /** The index of the picture that was asked for last. */
  readonly asked: () => number
  readonly show: (index: number) => void
  readonly translate: Translate<ListingMessageKey>
}

/** The buttons that show another picture of a card, and a dot for each. */
export function PictureControls({ at, count, title, asked, show, translate }: Props) {
  const announce = useContext(AppToolsContext)?.announce
  const turn = (by: number) => {
    const next = asked() + by
    if (next < 0 || next >= count) return
    show(next)
    announce?.(translate('card.picture', { n: next + 1, total: count }))
  }
  const button = (name: 'previous' | 'next', className: string, by: 1 | -1, isEnd: boolean) => (
    <button
      className={`vitrine-card__turn ${className}`}
      type="button"
      aria-label={translate(`card.${name}`, { title })}
      aria-disabled={isEnd || undefined}
      tabIndex={isEnd ? -1 : undefined}
      onClick={() => turn(by)}
    >
      <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
        <path d="M6 3l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  )
  return (
    <div
      className="vitrine-card__controls"
      style={{ '--_pictures': count, '--_picture': at } as CSSProperties}
    >
      {button('previous', 'vitrine-card__turn--previous', -1, at === 0)}
      {button('next', 'vitrine-card__turn--next', 1, at === count - 1)}
      <span className="vitrine-card__dots" />
    </div>
  )
}
