import type { RefCallback } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { MapMessageKey } from '../../../src/map/messages'
import type { PlaceLook } from '../../shared/entry/appTools'
import type { Translate } from '../../shared/languages/createTranslate'
import type { MapMarker } from './createClusters'
import { MapElement } from './MapElement'

interface Props {
  readonly marker: MapMarker
  readonly isHighlighted: boolean
  readonly isOpen: boolean
  /** Whether pressing it zooms in until its places are separate. */
  readonly zoomsIn: boolean
  readonly onPress: () => void
  readonly highlight: (doc: string | null) => void
  readonly label: PlaceLook['label']
  readonly buttonRef: RefCallback<HTMLButtonElement>
  readonly translate: Translate<MapMessageKey>
}

/** Puts a highlighted marker above the others. */
const Z_INDEX_OFFSET = 10_000

/** A button for a marker, or for a cluster with its number of places. */
export function MarkerButton({
  marker,
  isHighlighted,
  isOpen,
  zoomsIn,
  onPress,
  highlight,
  label,
  buttonRef,
  translate,
}: Props) {
  const locale = useSelector((state: RootState) => state.settings.locale)
  const { lat, lng, places, inView } = marker
  const [first] = places
  const n = places.length
  const isOne = n === 1
  const text = isOne && first && label?.(first.doc)
  const title = text ? `${text} ${first.title}` : first?.title
  const name = isOne ? title : translate(zoomsIn ? 'map.cluster' : 'map.together', { n })
  const onEnter = () => highlight(isOne && first ? first.id : null)
  const onLeave = () => highlight(null)
  return (
    <MapElement lat={lat} lng={lng} zIndexOffset={isHighlighted ? Z_INDEX_OFFSET : 0}>
      <button
        ref={buttonRef}
        className={isOne ? 'vitrine-map__marker' : 'vitrine-map__cluster'}
        type="button"
        inert={!inView}
        aria-label={name}
        data-pill={text ? '' : undefined}
        aria-haspopup={zoomsIn ? undefined : 'dialog'}
        aria-expanded={zoomsIn ? undefined : isOpen}
        data-pointed={isHighlighted ? '' : undefined}
        onClick={onPress}
        onPointerEnter={onEnter}
        onPointerLeave={onLeave}
        onFocus={onEnter}
        onBlur={onLeave}
      >
        {text || (isOne ? <MarkerIcon /> : n.toLocaleString(locale))}
      </button>
    </MapElement>
  )
}

function MarkerIcon() {
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
