import { useId, useRef } from 'react'
import { useReveal } from '../shared/reveal'
import type { WidgetProps } from '../shared/widgetProps'
import type { MapConfig } from './config'
import { MapView } from './MapView'
import { Attribution } from './parts/Attribution'
import { usePlaces } from './usePlaces'
import { useTexts } from './useTexts'
import { useNear } from './view/useNear'

/** An interactive map (spec 2.8, design decision 23): made when it is first near the viewport. */
export function MapWidget({ id, config, templates }: WidgetProps<MapConfig>) {
  const say = useTexts()
  const own = useId()
  const frame = useRef<HTMLDivElement>(null)
  const after = useRef<HTMLDivElement>(null)
  const near = useNear(frame)
  const { places, missing, ready } = usePlaces(id, config)
  useReveal(true)
  return (
    <section className="vitrine-map" aria-label={config.label ?? say('map.label')}>
      <button className="vitrine-map__skip" type="button" onClick={() => after.current?.focus()}>
        {say('map.skip')}
      </button>
      <div ref={frame} className="vitrine-map__frame">
        {near && (
          <MapView
            id={id}
            pointing={id || own}
            config={config}
            places={places}
            ready={ready}
            show={templates.marker}
            say={say}
          />
        )}
      </div>
      <div ref={after} className="vitrine-map__below" tabIndex={-1}>
        {missing > 0 && <p className="vitrine-map__note">{say('map.missing', { n: missing })}</p>}
        <Attribution text={config.attribution} />
      </div>
    </section>
  )
}
