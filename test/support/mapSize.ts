import { screen } from '@testing-library/react'
import { change } from './page'
import { scrollTo } from './viewport'

/** The size of every map, in CSS pixels; jsdom lays nothing out. */
const SIZES = { clientWidth: 600, clientHeight: 400 } as const

/** Gives every map a size, the only layout that Leaflet reads. @returns a function that restores the default size. */
export function mockMapSize(other: Partial<Record<keyof typeof SIZES, number>> = {}): () => void {
  for (const [name, value] of Object.entries({ ...SIZES, ...other })) {
    const descriptor = Object.getOwnPropertyDescriptor(Element.prototype, name)
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return this.classList.contains('vitrine-map__area') ? value : descriptor?.get?.call(this)
      },
    })
  }
  return () => void mockMapSize()
}

/** Scrolls to a map, so that it is created. */
export async function scrollToMap(name = 'Map'): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name })
  const frame = region.querySelector('.vitrine-map__frame')
  if (!frame) throw new Error('A map has a frame.')
  await change(() => scrollTo(frame))
  return region
}
