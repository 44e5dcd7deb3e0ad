import type { Map as LeafletMap } from 'leaflet'
import type { MapMessageKey } from '../../../src/map/messages'
import type { Translate } from '../../shared/languages/createTranslate'
import { prefersReducedMotion } from '../view/prefersReducedMotion'
import { useMapExtent } from '../view/useMapExtent'

/** The zoom buttons; at an end of the range a button keeps the focus and does nothing. */
export function ZoomButtons({
  map,
  translate,
}: {
  readonly map: LeafletMap
  readonly translate: Translate<MapMessageKey>
}) {
  const { zoom } = useMapExtent(map)
  const [atMaxZoom, atMinZoom] = [zoom >= map.getMaxZoom(), zoom <= map.getMinZoom()]
  const zoomBy = (steps: number) =>
    map.setZoom(map.getZoom() + steps, { animate: !prefersReducedMotion() })
  return (
    <div className="vitrine-surface vitrine-map__zoom">
      <button
        className="vitrine-map__button"
        type="button"
        aria-label={translate('map.zoomIn')}
        aria-disabled={atMaxZoom}
        onClick={() => !atMaxZoom && zoomBy(1)}
      >
        <ZoomIcon path="M8 2v12M2 8h12" />
      </button>
      <button
        className="vitrine-map__button"
        type="button"
        aria-label={translate('map.zoomOut')}
        aria-disabled={atMinZoom}
        onClick={() => !atMinZoom && zoomBy(-1)}
      >
        <ZoomIcon path="M2 8h12" />
      </button>
    </div>
  )
}

function ZoomIcon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
      <path d={path} stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
