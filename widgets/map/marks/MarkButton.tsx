import type { RefCallback } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { MapMessageKey } from '../../../src/map/messages'
import type { Translate } from '../../shared/languages/createTranslate'
import type { Mark } from './clusters'
import { Pin } from './Pin'

interface Props {
  readonly mark: Mark
  readonly pointed: boolean
  readonly open: boolean
  /** Whether its places stand apart further in. */
  readonly parts: boolean
  readonly press: () => void
  readonly point: (doc: string | null) => void
  readonly button: RefCallback<HTMLButtonElement>
  readonly translate: Translate<MapMessageKey>
}

/** Where above the others one lies that is pointed at. */
const FRONT = 10_000

/** A marker, or a cluster with its number: a button with a name. */
export function MarkButton({ mark, pointed, open, parts, press, point, button, translate }: Props) {
  const locale = useSelector((state: RootState) => state.settings.locale)
  const { lat, lng, places, inView } = mark
  const [first] = places
  const n = places.length
  const isOne = n === 1
  const name = isOne ? first?.title : translate(parts ? 'map.cluster' : 'map.together', { n })
  const come = () => point(isOne && first ? first.id : null)
  const go = () => point(null)
  return (
    <Pin lat={lat} lng={lng} front={pointed ? FRONT : 0}>
      <button
        ref={button}
        className={isOne ? 'vitrine-map__marker' : 'vitrine-map__cluster'}
        type="button"
        inert={!inView}
        aria-label={name}
        aria-haspopup={parts ? undefined : 'dialog'}
        aria-expanded={parts ? undefined : open}
        data-pointed={pointed ? '' : undefined}
        onClick={press}
        onPointerEnter={come}
        onPointerLeave={go}
        onFocus={come}
        onBlur={go}
      >
        {isOne ? <MarkerPicture /> : n.toLocaleString(locale)}
      </button>
    </Pin>
  )
}

function MarkerPicture() {
  return (
    <svg
      className="vitrine-map__picture"
      viewBox="0 0 24 32"
      width="27"
      height="36"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 1a11 11 0 0 0-11 11c0 8 11 19 11 19s11-11 11-19A11 11 0 0 0 12 1z" />
      <circle cx="12" cy="12" r="4.5" />
    </svg>
  )
}
