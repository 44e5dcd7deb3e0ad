import { DomEvent, Icon } from 'leaflet'
import { type ReactNode, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { Marker } from 'react-leaflet'

interface Props {
  readonly lat: number
  readonly lng: number
  /** Lies over the others, the higher the more. */
  readonly front?: number
  readonly children: ReactNode
}

/** An element that Leaflet holds at a point of the map, and React fills: what happens in it is no press of the map. */
export function Pin({ lat, lng, front = 0, children }: Props) {
  const [icon] = useState(() => new Holder())
  const position = useMemo(() => ({ lat, lng }), [lat, lng])
  return (
    <>
      <Marker
        position={position}
        icon={icon}
        interactive={false}
        keyboard={false}
        zIndexOffset={front}
      />
      {createPortal(children, icon.element)}
    </>
  )
}

/** For Leaflet an icon; of its own it has no picture. */
class Holder extends Icon {
  readonly element = document.createElement('div')
  constructor() {
    super({ iconUrl: '' })
    this.element.className = 'vitrine-map__pin'
    DomEvent.disableClickPropagation(this.element)
    DomEvent.disableScrollPropagation(this.element)
  }
  override createIcon(): HTMLElement {
    return this.element
  }
  override createShadow(): HTMLElement {
    return null as unknown as HTMLElement
  }
}
