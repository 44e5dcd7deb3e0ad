import { use, useId, useRef } from 'react'
import { MAP_MESSAGES } from '../../src/map/messages'
import { tileOrigins } from '../../src/map/tileTemplate'
import { ConsentPlaceholder } from '../shared/consent/ConsentPlaceholder'
import { AppToolsContext } from '../shared/entry/appTools'
import { useReveal } from '../shared/entry/reveal'
import type { WidgetProps } from '../shared/entry/widgetProps'
import { useTranslate } from '../shared/languages/useTranslate'
import type { MapConfig } from './config'
import { MapView } from './MapView'
import { Attribution } from './parts/Attribution'
import { usePlaces } from './usePlaces'
import { useInView } from './view/useInView'
import { useStyled } from './view/useStyled'

/**
 * An interactive map (spec 2.8, design decision 23). It is created when it is first near the viewport and, with
 * tiles of another site, when the visitor has consented (design decision 22).
 */
export function MapWidget({ id, config, templates }: WidgetProps<MapConfig>) {
  const translate = useTranslate(MAP_MESSAGES)
  const ownId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const after = useRef<HTMLDivElement>(null)
  const isInView = useInView(frame)
  const isStyled = useStyled(frame)
  const { places, missing, ready } = usePlaces(id, config)
  const beside = use(AppToolsContext)?.placeLooks?.get(id)
  const look = { ...beside, show: templates.marker ?? beside?.show }
  useReveal(true)
  return (
    <section className="vitrine-map" aria-label={config.label ?? translate('map.label')}>
      <button className="vitrine-map__skip" type="button" onClick={() => after.current?.focus()}>
        {translate('map.skip')}
      </button>
      <div ref={frame} className="vitrine-map__frame">
        {isInView && isStyled ? (
          <ConsentPlaceholder origin={originOf(config)} what="consent.map">
            <MapView
              id={id}
              highlightId={id || ownId}
              config={config}
              places={places}
              ready={ready}
              look={look}
              translate={translate}
            />
          </ConsentPlaceholder>
        ) : (
          <div className="vitrine-map__area" />
        )}
      </div>
      <div ref={after} className="vitrine-map__below" tabIndex={-1}>
        {missing > 0 && (
          <p className="vitrine-map__note">{translate('map.missing', { n: missing })}</p>
        )}
        <Attribution text={config.attribution} />
      </div>
    </section>
  )
}

/** The origin that needs consent: another site's, or the page's own. */
function originOf({ tiles, subdomains }: MapConfig): string {
  const origins = tileOrigins(tiles, subdomains, document.baseURI)
  return origins.find((origin) => origin !== location.origin) ?? location.origin
}
