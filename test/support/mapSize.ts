import { screen } from '@testing-library/react'
import { change } from './page'
import { scrollTo } from './viewport'

/** The size of every map, in CSS pixels; jsdom lays nothing out. */
const SIZES = { clientWidth: 600, clientHeight: 400 } as const

/** Stands in for layout: maps have a size. Leaflet reads no other. @returns the undo of another size. */
export function giveMapsASize(other: Partial<Record<keyof typeof SIZES, number>> = {}): () => void {
  for (const [name, value] of Object.entries({ ...SIZES, ...other })) {
    const descriptor = Object.getOwnPropertyDescriptor(Element.prototype, name)
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return this.classList.contains('vitrine-map__area') ? value : descriptor?.get?.call(this)
      },
    })
  }
  return () => void giveMapsASize()
}

/** The visitor scrolls to a map, which is made by then. */
export async function comeToMap(name = 'Map'): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name })
  const frame = region.querySelector('.vitrine-map__frame')
  if (!frame) throw new Error('A map has a frame.')
  await change(() => scrollTo(frame))
  return region
}
