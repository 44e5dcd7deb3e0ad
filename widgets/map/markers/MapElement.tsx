import { DomEvent, Icon } from 'leaflet'
import { type ReactNode, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { Marker } from 'react-leaflet'

interface Props {
  readonly lat: number
  readonly lng: number
  /** Leaflet's offset of the stacking order. */
  readonly zIndexOffset?: number
  readonly children: ReactNode
}

/** An element that Leaflet positions and React renders into; clicks in it do not reach the map. */
export function MapElement({ lat, lng, zIndexOffset = 0, children }: Props) {
  const [icon] = useState(() => new ElementIcon())
  const position = useMemo(() => ({ lat, lng }), [lat, lng])
  return (
    <>
      <Marker
        position={position}
        icon={icon}
        interactive={false}
        keyboard={false}
        zIndexOffset={zIndexOffset}
      />
      {createPortal(children, icon.element)}
    </>
  )
}

/** A Leaflet icon without an image, which only holds an element. */
class ElementIcon extends Icon {
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
