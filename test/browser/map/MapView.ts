import type { Locator, Page } from '@playwright/test'

/** The page object of a map. */
export class MapView {
  readonly region: Locator
  readonly area: Locator

  constructor(
    readonly page: Page,
    readonly name: string,
  ) {
    this.region = page.getByRole('region', { name, exact: true })
    this.area = this.region.locator('.vitrine-map__area')
  }

  /** The visible markers; a margin around the map has more. */
  get markers(): Locator {
    return this.area.locator('.vitrine-map__marker:not([inert])')
  }

  get clusters(): Locator {
    return this.area.locator('.vitrine-map__cluster:not([inert])')
  }

  get popup(): Locator {
    return this.area.getByRole('dialog')
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true })
  }

  /** Waits until all tiles are loaded, those of the former zoom are removed, and the map rests. */
  async waitUntilStill(): Promise<void> {
    // A map outside the viewport is not created.
    await this.region.scrollIntoViewIfNeeded()
    await this.area.locator('.leaflet-tile-loaded').first().waitFor()
    await this.waitUntilAtRest((area) => {
      const coming = area.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)')
      const zooms = area.querySelectorAll('.leaflet-tile-container:has(img)')
      return coming === null && zooms.length === 1
    })
  }

  /** Waits until the map no longer moves and zooms; a press on a marker that moves can miss it. */
  async waitUntilAtRest(isWhole: (area: Element) => boolean = () => true): Promise<void> {
    let before = ''
    for (let same = 0; same < 3; ) {
      const now = await this.area.evaluate((area) => {
        const pane = area.querySelector('.leaflet-map-pane')
        return `${pane?.className} ${pane?.getAttribute('style')} ${area.querySelectorAll('button').length}`
      })
      const isStill = now === before && !now.includes('anim') && (await this.area.evaluate(isWhole))
      same = isStill ? same + 1 : 0
      before = now
      await this.page.evaluate(() => new Promise(requestAnimationFrame))
    }
  }

  /** The share of the map that its tiles cover, from 0 to 1. */
  tileCoverage(): Promise<number> {
    return this.area.evaluate((area) => {
      const frame = area.getBoundingClientRect()
      const tiles = [...area.querySelectorAll('.leaflet-tile-loaded')].map((tile) => {
        const box = tile.getBoundingClientRect()
        const wide = Math.min(box.right, frame.right) - Math.max(box.left, frame.left)
        const high = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top)
        return Math.max(0, wide) * Math.max(0, high)
      })
      return tiles.reduce((sum, one) => sum + one, 0) / (frame.width * frame.height)
    })
  }

  /** The number of places behind all markers and clusters. */
  async placeCount(): Promise<number> {
    const numbers = await this.clusters.allTextContents()
    const inClusters = numbers.map((text) => Number(text.replace(/\D/g, '')))
    return inClusters.reduce((sum, n) => sum + n, await this.markers.count())
  }

  /** Drags the map by this distance in pixels. */
  async drag(x: number, y: number): Promise<void> {
    await this.area.scrollIntoViewIfNeeded()
    const box = await this.area.boundingBox()
    if (!box) throw new Error('There is no map.')
    const [left, top] = [box.x + box.width / 2, box.y + 80]
    await this.page.mouse.move(left, top)
    await this.page.mouse.down()
    await this.page.mouse.move(left + x / 2, top + y / 2, { steps: 4 })
    await this.page.mouse.move(left + x, top + y, { steps: 4 })
    await this.page.mouse.up()
  }
}
