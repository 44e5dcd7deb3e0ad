import type { ReactNode } from 'react'
import type { ListingMessageKey } from '../../../src/results/listing/messages'
import type { Translate } from '../../shared/languages/createTranslate'
import { NoPicture } from './NoPicture'
import { PictureControls } from './PictureControls'
import { usePictures } from './usePictures'

interface Props {
  readonly pictures: readonly string[]
  /** Whether a card without a picture shows an empty frame. */
  readonly keepsPlace: boolean
  readonly url: string | null
  readonly title: string
  readonly translate: Translate<ListingMessageKey>
  /** The rest of the card: between the pictures and their buttons, which so follow its link by key. */
  readonly children: ReactNode
}

/**
 * The pictures of a card, in a row that one swipes: the first at once, the others once the card is in view, each
 * fetched before it may be seen. They lead where the title leads, for pointers; the keyboard has the title's link.
 */
export function Pictures({ pictures, keepsPlace, url, title, translate, children }: Props) {
  const { row, hasAll, at, loaded, asked, show, onScroll } = usePictures(pictures.length)
  const [first, ...others] = pictures
  if (!first) {
    return (
      <>
        {keepsPlace && <NoPicture />}
        {children}
      </>
    )
  }
  const Row = url ? 'a' : 'div'
  const link = url ? { href: url, tabIndex: -1, 'aria-hidden': true } : {}
  return (
    <>
      <Row {...link} ref={row} className="vitrine-card__media" onScroll={onScroll}>
        <img data-src={first} alt="" decoding="async" />
        {hasAll &&
          others.map((src, i) => (
            <img key={src} src={i + 1 < loaded ? src : undefined} alt="" decoding="async" />
          ))}
      </Row>
      {children}
      {hasAll && (
        <PictureControls
          at={at}
          count={pictures.length}
          title={title}
          asked={asked}
          show={show}
          translate={translate}
        />
      )}
    </>
  )
}
