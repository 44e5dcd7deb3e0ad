import type { Map as LeafletMap } from 'leaflet'
import type { MapMessageKey } from '../../../src/map/messages'
import type { Translate } from '../../shared/languages/createTranslate'
import { wantsCalm } from '../view/calm'
import { useView } from '../view/useView'

/** Nearer and further; at an end the button stays where the focus is, and does nothing. */
export function ZoomButtons({
  map,
  translate,
}: {
  readonly map: LeafletMap
  readonly translate: Translate<MapMessageKey>
}) {
  const { zoom } = useView(map)
  const [atMost, atLeast] = [zoom >= map.getMaxZoom(), zoom <= map.getMinZoom()]
  const press = (steps: number) => map.setZoom(map.getZoom() + steps, { animate: !wantsCalm() })
  return (
    <div className="vitrine-map__zoom">
      <button
        className="vitrine-map__button"
        type="button"
        aria-label={translate('map.zoomIn')}
        aria-disabled={atMost}
        onClick={() => !atMost && press(1)}
      >
        <Sign path="M8 2v12M2 8h12" />
      </button>
      <button
        className="vitrine-map__button"
        type="button"
        aria-label={translate('map.zoomOut')}
        aria-disabled={atLeast}
        onClick={() => !atLeast && press(-1)}
      >
        <Sign path="M2 8h12" />
      </button>
    </div>
  )
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
      <path d={path} stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
